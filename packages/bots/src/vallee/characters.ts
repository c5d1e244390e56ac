import type { Characters } from '../level-names.ts';

/** Who plays at each level. */
export const characters: Characters = {
  fr: {
    beginner: {
      name: 'Noisette, petit lémurien',
      line: 'Découvre le marché en même temps que vous.',
    },
    novice: { name: 'Tilou, jeune blanchon', line: 'Achète ce qui brille et oublie parfois pourquoi.' },
    merchant: { name: 'Dame Échidna', line: 'Range son étal, compte ses cartes et ne gaspille rien.' },
    master: {
      name: 'Maître Varan',
      line: 'Se souvient de chaque carte passée au marché et prévoit les tours à venir.',
    },
    grandmaster: {
      name: 'L’Aïeule des kangourous',
      line: 'Prend tout son temps, et a déjà compté vos cartes.',
    },
  },
  en: {
    beginner: {
      name: 'Hazel, a small lemur',
      line: 'Is discovering the market along with you.',
    },
    novice: { name: 'Tilou, a young hare', line: 'Buys what glitters, and sometimes forgets why.' },
    merchant: { name: 'Dame Echidna', line: 'Keeps a tidy stall, counts her cards and wastes none.' },
    master: {
      name: 'Master Monitor',
      line: 'Remembers every card that passed the market and thinks turns ahead.',
    },
    grandmaster: {
      name: 'The Kangaroo Elder',
      line: 'Takes her time, and has counted your cards already.',
    },
  },
};
