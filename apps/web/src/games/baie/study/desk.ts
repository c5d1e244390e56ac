import { BOATS, PIERS } from '@comptoir/baie';
import { study, townsfolkNumber } from '@comptoir/baie/study';
import { PHRASES, townsfolkName } from '@comptoir/baie/texts';
import { dictionary, type Message } from '@comptoir/kit';
import type { Desk } from '../../../catalog/desk.ts';
import { language, speaker } from '../../../i18n/language.svelte.ts';

/** Fields and pieces of a position of La Baie. */
const fr = {
  note: 'La position se pose en phase de Production. Les plateaux des marchands sont ceux du début de partie, et le prochain à jouer est celui dont le sablier est le plus en retard.',
  players: 'Joueurs',
  rogue: 'Carte Voyou',
  townsfolk: 'Habitants en jeu',
  round: 'Manche',
  stacked: 'Sabliers à la même heure, du dessus au dessous',
  'seat.n': 'Joueur {n}',
  square: 'Grand Place, de gauche à droite',
  berth: 'Place du {boat}',
  boat: 'Passagers du {boat}',
  'berth.sea': 'En mer',
  'berth.removed': 'Reparti',
  pier: 'Clients au quai : {pier}',
  halls: 'Salles de Clan',
  lair: 'Repaire',
  market: 'Marqueur de marché (quand tous les quais sont pris)',
  merchant: 'Marchand',
  clock: 'Sablier',
  'clock.n': '{n} h',
  'clock.hand': 'Aiguille {n}',
  gold: 'Or',
  goods: 'Marchandises sur l’étal',
  team: 'Équipe, place par place',
  corruption: 'Cartes Corruption',
  figure: 'Figurine',
  'figure.none': 'Nulle part encore',
  'corruption-discard': 'Corruption défaussée',
  'townsfolk-deck': 'Pioche des habitants, du dessus au dessous (le reste est mélangé dessous)',
  gap: 'Place libre',
  'folk.locals': 'Autochtones',
  'folk.mercenaries': 'Mercenaires',
  'folk.sailors': 'Marins',
} as const satisfies Record<string, Message>;

const en: Record<keyof typeof fr, Message> = {
  note: 'The position is set up in the Production phase. The boards of the merchants are those of the beginning, and whoever’s timepiece is furthest behind plays next.',
  players: 'Players',
  rogue: 'Rogue card',
  townsfolk: 'Townsfolk in play',
  round: 'Round',
  stacked: 'Timepieces at the same hour, from the top down',
  'seat.n': 'Player {n}',
  square: 'Town Square, from left to right',
  berth: 'Place of the {boat}',
  boat: 'Passengers of the {boat}',
  'berth.sea': 'At sea',
  'berth.removed': 'Gone',
  pier: 'Clients at the pier: {pier}',
  halls: 'Faction halls',
  lair: 'Lair',
  market: 'Market marker (when all docks are taken)',
  merchant: 'Merchant',
  clock: 'Timepiece',
  'clock.n': '{n} o’clock',
  'clock.hand': 'Hand {n}',
  gold: 'Gold',
  goods: 'Goods on the stall',
  team: 'Staff, slot by slot',
  corruption: 'Corruption cards',
  figure: 'Figure',
  'figure.none': 'Nowhere yet',
  'corruption-discard': 'Discarded corruption',
  'townsfolk-deck': 'Townsfolk deck, from the top down (the rest is shuffled beneath)',
  gap: 'Free slot',
  'folk.locals': 'Locals',
  'folk.mercenaries': 'Mercenaries',
  'folk.sailors': 'Sailors',
};
const word = speaker(dictionary(fr, en));

function corruptionName(icons: string): string {
  const p = PHRASES[language()];
  return p.corruptionCard(icons.startsWith('!!'), p.icons[icons.replaceAll('!', '')] ?? null);
}

function townsfolkNamed(id: string): string {
  const card = townsfolkNumber(id);
  return card < 0 ? id : townsfolkName(card, language());
}

function pieceName(stock: string, piece: string): string {
  const p = PHRASES[language()];
  if (piece === 'gap') return word('gap');
  switch (stock) {
    case 'adventurers':
      return p.adventurers[piece] ?? piece;
    case 'merchants':
      return p.merchants[piece] ?? piece;
    case 'folks':
      return word(`folk.${piece}` as 'folk.locals');
    case 'corruption':
      return corruptionName(piece);
    case 'seats':
      return word('seat.n', { n: Number(piece) + 1 });
    case 'townsfolk':
      return townsfolkNamed(piece);
    default:
      return p.goods[piece] ?? piece;
  }
}

export const desk: Desk = {
  study: study as unknown as Desk['study'],
  note: () => word('note'),
  fieldName({ id, at = 1 }) {
    const p = PHRASES[language()];
    if (id === 'boat' || id === 'berth') return word(id, { boat: p.boats[BOATS[at - 1] ?? ''] ?? '' });
    if (id === 'pier') return word('pier', { pier: p.piers[PIERS[at - 1] ?? ''] ?? '' });
    return word(id as 'players');
  },
  choiceName(field, value) {
    const p = PHRASES[language()];
    if (field === 'clock')
      return value.startsWith('H')
        ? word('clock.hand', { n: value.slice(1) })
        : word('clock.n', { n: value });
    if (field === 'berth')
      return value === 'sea'
        ? word('berth.sea')
        : value === 'removed'
          ? word('berth.removed')
          : (p.docks[value] ?? value);
    if (field === 'figure') return value === 'none' ? word('figure.none') : (p.spaces[value] ?? value);
    return value;
  },
  pieceName,
  groupName: () => '',
};
