import type { Characters } from '../level-names.ts';

/** Who plays at each level. */
export const characters: Characters = {
  fr: {
    beginner: {
      name: 'Perrin, le petit porteur',
      line: 'Suit la première route venue et s’arrête à toutes les auberges.',
    },
    novice: {
      name: 'Lubin de Mirefont',
      line: 'Marchand de fraîche date : écoute toutes les histoires et oublie parfois sa route.',
    },
    merchant: {
      name: 'Maîtresse Corvane',
      line: 'Négociante de Port-Féral : un chemin, un prix, et jamais un pas de trop.',
    },
    master: {
      name: 'Le Doyen des Sept Cités',
      line: 'A déjà fait le voyage dans sa tête, avec tous les détours que vous prendrez.',
    },
    grandmaster: {
      name: 'La Dame de Karanor',
      line: 'Connaît le prix de chaque détour, le vôtre compris.',
    },
  },
  en: {
    beginner: {
      name: 'Perrin the errand boy',
      line: 'Takes the first road he finds and stops at every inn.',
    },
    novice: {
      name: 'Lubin of Mirefont',
      line: 'New to the trade: listens to every story and sometimes forgets the road.',
    },
    merchant: {
      name: 'Mistress Corvane',
      line: 'A trader of Port-Féral: one road, one price, and never a step too many.',
    },
    master: {
      name: 'The Elder of the Seven Cities',
      line: 'Has made the journey already, with every detour you are going to take.',
    },
    grandmaster: {
      name: 'The Lady of Karanor',
      line: 'Knows the price of every detour, yours included.',
    },
  },
};
