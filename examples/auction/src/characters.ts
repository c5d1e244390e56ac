import type { Characters } from '@comptoir/bots';
import type { Language } from '@comptoir/kit';

/** Who plays at each level. */
export const characters: Characters = {
  fr: {
    beginner: {
      name: 'Tom',
      line: 'Mise au hasard, avec le sourire.',
    },
    novice: { name: 'Lili', line: 'Lève la main un peu trop vite.' },
    merchant: { name: 'Monsieur Paul', line: 'Ne paie jamais plus que le prix.' },
    master: { name: 'Le Commissaire', line: 'Sait ce que les autres vont miser.' },
    grandmaster: {
      name: 'La Maison',
      line: 'Connaît toutes les ventes depuis cent ans.',
    },
  },
  en: {
    beginner: {
      name: 'Tommy',
      line: 'Bids at random, with a smile.',
    },
    novice: { name: 'Lily', line: 'Raises her hand a little too soon.' },
    merchant: { name: 'Mister Paul', line: 'Never pays more than the price.' },
    master: { name: 'The Auctioneer', line: 'Knows what the others are going to bid.' },
    grandmaster: {
      name: 'The House',
      line: 'Knows every sale of the last hundred years.',
    },
  },
};

/** What a bot is after, in the order in which its brain measures it. */
export const AIMS = ['lots', 'coins', 'hand'] as const;

/** Half a sentence per aim, as it follows "because it". */
export const reasons: Readonly<Record<Language, Readonly<Record<(typeof AIMS)[number], string>>>> = {
  fr: { lots: 'rapporte de plus beaux lots', coins: 'laisse plus de pièces', hand: 'garde de bonnes cartes' },
  en: { lots: 'brings better lots', coins: 'leaves more coins', hand: 'keeps good cards' },
};
