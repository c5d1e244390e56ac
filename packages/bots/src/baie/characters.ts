import type { Characters } from '../level-names.ts';

/** Who plays at each level. */
export const characters: Characters = {
  fr: {
    beginner: {
      name: 'Nine, du quai',
      line: 'Avance son sablier là où il reste de la place.',
    },
    novice: {
      name: 'Pim, mousse du port',
      line: 'Apprend le métier et se laisse distraire par les mouettes.',
    },
    merchant: {
      name: 'Dame Orsène',
      line: 'Tient ses comptes au propre et connaît le prix de chaque heure.',
    },
    master: { name: 'Le Vieux Phare', line: 'Voit arriver les bateaux avant qu’ils ne quittent l’horizon.' },
    grandmaster: {
      name: 'L’Amirale de Brume',
      line: 'Calcule la marée, puis la vôtre.',
    },
  },
  en: {
    beginner: {
      name: 'Nina of the quay',
      line: 'Moves her timepiece wherever there is room.',
    },
    novice: { name: 'Pim the cabin boy', line: 'Learns the trade, and watches the gulls too much.' },
    merchant: { name: 'Dame Orsene', line: 'Keeps clean books and knows what every hour is worth.' },
    master: { name: 'The Old Lighthouse', line: 'Sees the boats come in before they leave the horizon.' },
    grandmaster: {
      name: 'The Admiral of Mists',
      line: 'Works out the tide, and then yours.',
    },
  },
};
