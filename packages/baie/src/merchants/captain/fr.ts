import { count, says } from '../../texts/fr-speech.ts';
import type { MerchantPhrases } from '../merchant.ts';

export const fr: MerchantPhrases = {
  name: 'Capitaine',
  inBrief: 'Ylva : une flotte, une roue, la tentation d’un tour de plus',
  intro: [
    'La roue donne des points de mouvement. Avec la boussole vous pouvez relancer, mais la tempête (1 sur 6) balaie tout.',
    'Menez vos navires vers les pêches (petites marchandises) et les îles (grandes), puis rappelez la flotte pour les débarquer.',
    'Un navire laissé sur un avant-poste rapporte le mécénat de son clan chaque jour.',
  ],
  steps: ['voguer', 'pêcher', 'vendre'],
  wares: { s: ['pêche', 'f'], l: ['trésor', 'm'] },
  spaces: {
    'K-S1': 'Hisser les voiles',
    'K-S2': 'Suivre la boussole',
    'K-S3': 'Rappeler la flotte',
    'K-S4': 'Cartographier',
  },
  spaceNotes: {
    'K-S1': 'un tour de roue, voguer',
    'K-S2': 'relancer tant qu’on ose',
    'K-S3': 'navires → étal',
    'K-S4': 'voir, échanger, voguer',
  },
  abilities: ['Rameurs', 'Filets', 'Timonière', 'Pavillon'],
  abilityNotes: [
    'avancer un navire de deux zones au plus',
    'débarquer une pêche, le navire reste',
    'un tour de roue sans corruption, puis naviguer',
    'mécénat immédiat d’un avant-poste occupé',
  ],
  places: {
    V1: 'le navire 1',
    V2: 'le navire 2',
    V3: 'le navire 3',
    V4: 'le navire 4',
    V5: 'le navire 5',
  },
  questions: {
    'compass.spin': '{source}. Relancer la roue ?',
    'ship.move': 'Il reste {source}. Quel navire, et où ?',
    'ship.row': 'Quel navire avancez-vous ?',
    'recall.ship': 'Quel navire rappelez-vous ?',
    'recall.chest': 'Coffre maudit : quelle couleur ?',
    'recall.idol': 'Idole : quels deux clans ?',
    'chart.look': 'Quels trésors regardez-vous ?',
    'chart.swap': 'Échanger deux trésors ?',
    'nets.ship': 'Quel navire débarque sa pêche ?',
    'colours.ship': 'Quel navire hisse son pavillon ?',
  },
  leads: {
    'compass.spin':
      'Relancer : les points s’ajoutent, mais la tempête (1 sur 6) n’en laisse qu’un, avec une carte Corruption.',
    'ship.move':
      'Menez un navire le long des routes : un point par zone. Les points qui vous restent à la fin sont perdus.',
    'ship.row': 'Deux zones au plus, sans tourner la roue.',
    'recall.ship':
      'Sur une pêche ou une île, il débarque sa marchandise à votre étal ; puis il rentre au port.',
    'recall.chest': 'Une grande marchandise de cette couleur, et une carte Corruption.',
    'recall.idol': 'Vous touchez aussitôt le mécénat de ces deux clans.',
    'chart.look': 'Personne d’autre ne les verra.',
    'chart.swap':
      'Les deux trésors changent d’île sans se retourner. Puis un navire peut avancer d’une zone.',
    'nets.ship': 'Sa pêche va à votre étal et il reste sur place.',
    'colours.ship': 'Vous touchez aussitôt le mécénat de son avant-poste.',
  },
  pieces: {
    'chart.look': ['trésor', 'trésors'],
  },
  refusals: {
    'no-ship-out': () => 'Tous vos navires sont au port.',
    'no-catch': () => 'Aucun navire sur une pêche que vous puissiez gagner.',
    'no-outpost': () => 'Aucun navire sur un avant-poste.',
  },
  words: {
    'stop chart.swap': 'Ne pas échanger',
    'stop compass.spin': 'S’en tenir là',
    spin: 'Relancer la roue',
  },
  told: {
    'K.spin': (who, f) =>
      `${says(who, 'tournez', 'tourne')} la roue : ${count(f.number, 'point', 'points')}.`,
    'K.storm': () => 'La roue montre la tempête !',
    'K.sail': (who, f) => `${says(who, 'menez', 'mène')} ${f.ship} : ${f.from} → ${f.to}.`,
    'K.turn-up': (_, f) => `Un trésor se dévoile (${f.zone}).`,
    'K.look': (who, f) => `${says(who, 'regardez', 'regarde')} des trésors en secret (${f.zones}).`,
    'K.swap': (who, f) => `${says(who, 'échangez', 'échange')} deux trésors (${f.zones}).`,
    'K.recall': (who, f) => `${says(who, 'rappelez', 'rappelle')} ${f.ship} (${f.zone}).`,
    'K.nets': (who, f) => `${says(who, 'débarquez', 'débarque')} la pêche : ${f.ship} (${f.zone}).`,
    'K.new-treasures': () => 'Les pêches et les trésors sont renouvelés.',
  },
};
