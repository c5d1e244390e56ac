import { count, says } from '../../texts/fr-speech.ts';
import type { MerchantPhrases } from '../merchant.ts';

export const fr: MerchantPhrases = {
  name: 'Chronomancien',
  inBrief: 'Wiz et Humpty : deux pions, un couloir de tuiles, le temps qu’on gèle',
  intro: [
    'Wiz et Humpty marchent sur les tuiles. Sur une même ligne, les tuiles de l’un à l’autre forment le couloir.',
    'Extraire : deux tuiles d’une couleur font une petite marchandise, trois une grande, quatre les deux. Une anomalie prend la couleur voulue, contre une carte Corruption.',
    'Les éclats gèlent le temps : jusqu’à deux heures de moins par action. Les portails des coins donnent le mécénat.',
  ],
  steps: ['marcher', 'extraire', 'vendre'],
  wares: { s: ['curiosité', 'f'], l: ['artefact', 'm'] },
  spaces: {
    'H-S1': 'Voyager',
    'H-S2': 'Tordre le temps',
    'H-S3': 'Extraire',
    'H-S4': 'Remonter le sablier',
  },
  spaceNotes: {
    'H-S1': 'jusqu’à quatre pas',
    'H-S2': 'glisser une ligne',
    'H-S3': 'le couloir → étal',
    'H-S4': 'tuiles neuves, 1 éclat',
  },
  abilities: ['Assistant zélé', 'Paradoxe', 'Petite faille', 'Ancre'],
  abilityNotes: [
    'deux pas au plus',
    'échanger deux tuiles voisines',
    'deux pions voisins sur une couleur : une petite marchandise',
    'ancre et mécénat immédiat d’un portail occupé',
  ],
  places: {},
  questions: {
    'pawn.step': 'Déplacez Wiz ou Humpty (encore {source}).',
    'warp.line': 'Quelle ligne tordez-vous ?',
    'rewind.cells': 'Quelles tuiles remplacez-vous ?',
    'paradox.swap': 'Quelles tuiles échangez-vous ?',
    'shards.spend': 'Combien d’éclats dépensez-vous ?',
    'extract.goods': 'Que tirez-vous du couloir ?',
    'rift.clan': 'Quelle couleur sort de la faille ?',
    'anchor.portal': 'Sur quel portail ?',
  },
  leads: {
    'pawn.step':
      'Menez un pion sur une case voisine. Sur une même ligne, les tuiles entre eux font le couloir.',
    'warp.line':
      'Faites glisser une ligne d’une case ; la dernière tuile revient à l’autre bout. Les pions restent.',
    'rewind.cells': 'De nouvelles tuiles les remplacent, et vous gagnez un éclat.',
    'paradox.swap': 'Les deux tuiles voisines changent de place.',
    'shards.spend': 'Chaque éclat enlève une heure au prix de cette action ; une heure au moins est payée.',
    'extract.goods': 'Ces marchandises vont à votre étal ; les tuiles du couloir sont remplacées.',
    'rift.clan': 'Une petite marchandise de cette couleur va à votre étal.',
    'anchor.portal': 'Il rapporte le mécénat de ce clan chaque jour de marché, et une fois maintenant.',
  },
  pieces: {
    'rewind.cells': ['tuile', 'tuiles'],
  },
  refusals: {
    'no-corridor': () => 'Le couloir entre vos pions ne donne rien que vous puissiez gagner.',
    'no-rift': () => 'Vos pions ne sont pas côte à côte sur la même couleur.',
    'no-portal': () => 'Aucun pion sur un portail.',
  },
  words: {},
  told: {
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
  },
};
