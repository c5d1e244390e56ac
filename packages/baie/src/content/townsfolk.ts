/** docs/rules/baie.md, 9.1. Icons: clan letters, `!` for corruption. */
export type Ability =
  | { readonly kind: 'discard'; readonly min: number; readonly max: number }
  | { readonly kind: 'good'; readonly good: string }
  | { readonly kind: 'draw' | 'pier' | 'hall' | 'bag' | 'swap' };

export const FOLKS = ['locals', 'mercenaries', 'sailors'] as const;
export type Folk = (typeof FOLKS)[number];

export interface Townsfolk {
  readonly id: string;
  readonly folk: Folk;
  readonly ability: Ability;
  readonly icons: string;
  readonly fr: string;
  readonly en: string;
}

const DISC1: Ability = { kind: 'discard', min: 1, max: 1 };
const DISC3: Ability = { kind: 'discard', min: 0, max: 3 };
const good = (name: string): Ability => ({ kind: 'good', good: name });
const DRAW: Ability = { kind: 'draw' };
const PIER: Ability = { kind: 'pier' };
const HALL: Ability = { kind: 'hall' };
const BAG: Ability = { kind: 'bag' };
const SWAP: Ability = { kind: 'swap' };

const FOLK_OF: Readonly<Record<string, Folk>> = { LO: 'locals', ME: 'mercenaries', MA: 'sailors' };

const card = (id: string, fr: string, en: string, ability: Ability, icons: string): Townsfolk => ({
  id,
  folk: FOLK_OF[id.slice(0, 2)] as Folk,
  ability,
  icons,
  fr,
  en,
});

/** The card number in a state is the place in this list. */
export const TOWNSFOLK: readonly Townsfolk[] = [
  card('LO-01', 'Boulangère', 'Baker', DISC1, 'RR'),
  card('LO-02', 'Crieur public', 'Town Crier', DISC1, 'GG'),
  card('LO-03', 'Bibliothécaire', 'Librarian', DISC1, 'BB'),
  card('LO-04', 'Orfèvre', 'Goldsmith', DISC1, 'YY'),
  card('LO-05', 'Garde du pont', 'Bridge Guard', DISC1, 'RG'),
  card('LO-06', 'Herboriste', 'Herbalist', DISC1, 'GB'),
  card('LO-07', 'Notaire', 'Notary', DISC1, 'BY'),
  card('LO-08', 'Écuyer', 'Squire', DISC1, 'RY'),
  card('LO-09', 'Prêtresse du port', 'Harbour Priestess', DISC3, 'R'),
  card('LO-10', 'Guérisseur', 'Healer', DISC3, 'G'),
  card('LO-11', 'Ermite', 'Hermit', DISC3, 'B'),
  card('LO-12', 'Juge', 'Magistrate', DISC3, 'Y'),
  card('ME-01', 'Lancière', 'Spearwoman', good('sR'), 'G'),
  card('ME-02', 'Lutteur', 'Wrestler', good('sR'), 'Y'),
  card('ME-03', 'Archère', 'Archer', good('sG'), 'R'),
  card('ME-04', 'Pisteur', 'Tracker', good('sG'), 'B'),
  card('ME-05', 'Lame d’azur', 'Azure Blade', good('sB'), 'R'),
  card('ME-06', 'Alchimiste errant', 'Stray Alchemist', good('sB'), 'Y'),
  card('ME-07', 'Duelliste', 'Duellist', good('sY'), 'G'),
  card('ME-08', 'Garde du corps', 'Bodyguard', good('sY'), 'B'),
  card('ME-09', 'Briseur de siège', 'Siege Breaker', good('lR'), 'B!'),
  card('ME-10', 'Chasseresse de monstres', 'Monster Huntress', good('lG'), 'Y!'),
  card('ME-11', 'Mage de bataille', 'Battle Mage', good('lB'), 'R!'),
  card('ME-12', 'Chevalier déchu', 'Fallen Knight', good('lY'), 'G!'),
  card('MA-01', 'Recruteuse de quai', 'Dock Recruiter', DRAW, 'R'),
  card('MA-02', 'Passeur', 'Ferryman', DRAW, 'G'),
  card('MA-03', 'Vigie', 'Lookout', DRAW, 'Y'),
  card('MA-04', 'Contrebandière', 'Smuggler', PIER, 'B!'),
  card('MA-05', 'Pilote du port', 'Harbour Pilot', PIER, 'Y!'),
  card('MA-06', 'Héraut des clans', 'Faction Herald', HALL, 'R'),
  card('MA-07', 'Ménestrel de bord', 'Ship’s Minstrel', HALL, 'G'),
  card('MA-08', 'Navigatrice', 'Navigator', HALL, 'B'),
  card('MA-09', 'Bosco', 'Bosun', BAG, 'GY'),
  card('MA-10', 'Vieux loup de mer', 'Old Salt', BAG, 'RB'),
  card('MA-11', 'Gabier', 'Topman', SWAP, 'B'),
  card('MA-12', 'Rameuse', 'Oarswoman', SWAP, 'G'),
];

export const townsfolk = (card: number): Townsfolk => TOWNSFOLK[card]!;
