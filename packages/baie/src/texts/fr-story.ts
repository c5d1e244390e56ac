import type { Phrases, Who } from './phrases.ts';

/** The sentences of the journal in French. Pieces come with their article: "un Barde", "le chaudron 1". */

/** The verb for the reader, then for somebody else. */
const says = (who: Who, you: string, they: string): string =>
  who.isYou ? `Vous ${you}` : `${who.name} ${they}`;
/** The same inside a sentence. */
const goesOn = (who: Who, you: string, they: string): string =>
  who.isYou ? `vous ${you}` : `${who.name} ${they}`;
const count = (n: number | string | undefined, one: string, many: string): string =>
  `${n} ${Number(n) < 2 ? one : many}`;
const capital = (text: number | string | undefined): string => {
  const word = String(text);
  return word.charAt(0).toUpperCase() + word.slice(1);
};

export const told: Phrases['told'] = {
  phase: (_, f) => `Jour ${f.round} · ${f.phase}`,
  drawn: (who, f) => `${says(who, 'tirez', 'tire')} ${f.adventurer} du sac.`,
  returned: (_, f) => `Aucune place en mer : ${f.adventurer} retourne dans le sac.`,
  boarded: (_, f) => `${capital(f.adventurer)} monte sur le ${f.boat}.`,
  'changed-boat': (_, f) => `${capital(f.adventurer)} passe du ${f.boat} au ${f.to}.`,
  'went-to-pier': (_, f) => `${capital(f.adventurer)} quitte le ${f.boat} pour le quai : ${f.pier}.`,
  'went-to-hall': (_, f) => `${capital(f.adventurer)} quitte le ${f.boat} pour la salle de son clan.`,
  'went-to-bag': (_, f) => `${capital(f.adventurer)} quitte le ${f.boat} et retourne dans le sac.`,
  docked: (who, f) => `${says(who, 'amarrez', 'amarre')} le ${f.boat} ${f.dock}.`,
  'boat-left': (_, f) => `Le ${f.boat} repart : ses Clients vont dans leurs salles, ses Voyous au Repaire.`,
  hourglass: (who, f) => `${says(who, 'avancez', 'avance')} ${f.hour}.`,
  'market-closed': (_, f) => `Les quatre quais sont pris : le marché ouvrira à ${f.hour} h.`,
  'corruption-drawn': (who, f) =>
    `${says(who, 'piochez', 'pioche')} une carte${f.card === '' ? ' Corruption' : ` : ${f.card}`}.`,
  'corruption-discarded': (who, f) => `${says(who, 'défaussez', 'défausse')} une carte : ${f.card}.`,
  'corruption-reshuffled': () => 'La défausse de corruption est mélangée.',
  recruited: (who, f) => `${says(who, 'recrutez', 'recrute')} « ${f.card} ».`,
  joined: (_, f) => `« ${f.card} » prend la place de « ${f.replaced} ».`,
  space: (who, f) => `${says(who, 'choisissez', 'choisit')} « ${f.space} ».`,
  'team-used': (who, f) => `${says(who, 'faites', 'fait')} appel à l’équipe : ${f.ability}.`,
  'good-gained': (who, f) => `${says(who, 'gagnez', 'gagne')} ${f.good}.`,
  'good-missed': (who, f) => `${says(who, 'ne pouvez pas', 'ne peut pas')} prendre ${f.good}.`,
  patronage: (who, f) => `Mécénat ${f.clan} : ${goesOn(who, 'gagnez', 'gagne')} ${f.amount} or.`,
  'immediate-patronage': (who, f) =>
    `Mécénat immédiat ${f.clan} : ${goesOn(who, 'gagnez', 'gagne')} ${f.amount} or.`,
  clients: (who, f) =>
    `${says(who, 'gagnez', 'gagne')} ${f.amount} or : deux par Client dans la salle ${f.clan}.`,
  sold: (who, f) => `${says(who, 'vendez', 'vend')} ${f.good} pour ${f.price} or (${f.pier}).`,
  'rogue-paid': (who, f) => `${says(who, 'payez', 'paie')} un Voyou, qui compte comme Client (${f.pier}).`,
  'colporteur-drew': (_, f) => `Le Colporteur retourne la carte ${f.card}.`,
  'colporteur-plays': (_, f) =>
    `Ses cartes disent : ${f.action}${Number(f.times) > 1 ? `, ${f.times} fois` : ''} ; ${count(f.hours, 'heure', 'heures')}${
      Number(f.corruption) > 0 ? ` et ${count(f.corruption, 'carte', 'cartes')} Corruption` : ''
    } ; ${f.half}, ${f.place}.`,
  'colporteur-shuffled': () => 'Le Colporteur mélange ses cartes.',
  reserved: (_, f) => `${capital(f.adventurer)} entre dans la réserve du Colporteur.`,
  'left-reserve': (_, f) => `Le Colporteur prend ${f.adventurer} dans sa réserve.`,
  revealed: (who, f) => `${says(who, 'révélez', 'révèle')} ${count(f.cards, 'carte', 'cartes')} Corruption.`,
  scored: (who, f) =>
    `Décompte : ${goesOn(who, 'gagnez', 'gagne')} ${f.clans} or des clans et ${who.isYou ? 'perdez' : 'perd'} ${f.corruption} or de corruption.`,
  'colporteur-goods': (_, f) => `gagner ${f.goods}`,
  'colporteur-patronage': (_, f) => `gagner 2 or par Client de la salle ${f.clan}`,
  'colporteur-recruit': () => 'recruter un habitant et piocher deux aventuriers',
  inner: () => 'près de l’île',
  outer: () => 'au large',
  left: () => 'moitié gauche',
  right: () => 'moitié droite',
  'A.take': (who, f) => `${says(who, 'annoncez', 'annonce')} ${f.colour} sur ${f.tube} : ${f.marbles}.`,
  'A.chain': (who, f) => `${says(who, 'enchaînez', 'enchaîne')} en ${f.colour} : ${f.marbles}.`,
  'A.brew': (who, f) => `${says(who, 'brassez', 'brasse')} ${f.cauldron}.`,
  'A.seal': (who, f) => `${says(who, 'posez', 'pose')} le sceau ${f.clan}.`,
  'A.purge-cauldrons': (who, f) => `${says(who, 'videz', 'vide')} ${f.cauldrons}.`,
  'A.purge-tray': (who, f) =>
    `${says(who, 'remettez', 'remet')} ${count(f.ichor, 'bille', 'billes')} d’ichor dans le sac.`,
  'A.purge-tube': (who, f) => `${says(who, 'renouvelez', 'renouvelle')} ${f.tube}.`,
  'A.distil': (who, f) =>
    `${says(who, 'déplacez', 'déplace')} une bille (${f.marble}) : ${f.from} → ${f.to}.`,
  'A.offer': (who, f) => `${says(who, 'offrez', 'offre')} une bille (${f.marble}).`,
  'A.fumes': (who, f) =>
    `Vapeurs d’ichor : ${goesOn(who, 'piochez', 'pioche')} ${count(f.cards ?? 1, 'carte Corruption', 'cartes Corruption')}.`,
  'F.roll': (who, f) => `${says(who, 'lancez', 'lance')} ${count(f.dice, 'dé', 'dés')} : ${f.faces}.`,
  'F.hammer': (who, f) => `${says(who, 'martelez', 'martèle')} ${f.die}, qui montre ${f.face}.`,
  'F.bellows': (who, f) => `${says(who, 'réglez', 'règle')} ${f.die} sur ${f.face}.`,
  'F.forge': (who, f) => `${says(who, 'forgez', 'forge')} ${f.furnace}.`,
  'F.hallmark': (who, f) => `${says(who, 'activez', 'active')} le poinçon ${f.clan}.`,
  'F.keep': (who, f) => `${says(who, 'gardez', 'garde')} ${f.die}, relancé : ${f.face}.`,
  'F.order': (who, f) => `${says(who, 'livrez', 'livre')} ${f.die}.`,
  'K.spin': (who, f) => `${says(who, 'tournez', 'tourne')} la roue : ${count(f.number, 'point', 'points')}.`,
  'K.storm': () => 'La roue montre la tempête !',
  'K.sail': (who, f) => `${says(who, 'menez', 'mène')} ${f.ship} : ${f.from} → ${f.to}.`,
  'K.turn-up': (_, f) => `Un trésor se dévoile (${f.zone}).`,
  'K.look': (who, f) => `${says(who, 'regardez', 'regarde')} des trésors en secret (${f.zones}).`,
  'K.swap': (who, f) => `${says(who, 'échangez', 'échange')} deux trésors (${f.zones}).`,
  'K.recall': (who, f) => `${says(who, 'rappelez', 'rappelle')} ${f.ship} (${f.zone}).`,
  'K.nets': (who, f) => `${says(who, 'débarquez', 'débarque')} la pêche : ${f.ship} (${f.zone}).`,
  'K.new-treasures': () => 'Les pêches et les trésors sont renouvelés.',
  'H.step': (who, f) => `${says(who, 'menez', 'mène')} ${f.pawn} ${f.direction}.`,
  'H.warp': (who, f) => `${says(who, 'tordez', 'tord')} la ${f.line}.`,
  'H.rewind': (who, f) =>
    `${says(who, 'remplacez', 'remplace')} ${count(f.tiles, 'tuile', 'tuiles')} et ${who.isYou ? 'gagnez' : 'gagne'} un éclat de temps.`,
  'H.paradox': (who) => `${says(who, 'échangez', 'échange')} deux tuiles voisines.`,
  'H.freeze': (who, f) =>
    `${says(who, 'dépensez', 'dépense')} ${count(f.shards, 'éclat', 'éclats')} de temps.`,
  'H.extract': (who, f) => `${says(who, 'extrayez', 'extrait')} du couloir ${f.goods}.`,
  'H.rift': (who, f) => `${says(who, 'ouvrez', 'ouvre')} une petite faille (${f.colour}).`,
  'H.anchor': (who, f) => `${says(who, 'jetez', 'jette')} l’ancre au portail ${f.clan}.`,
};
