import type { Styles } from '../level-names.ts';

/** Who plays in each style. */
export const styleNames: Styles = {
  fr: {
    traveller: {
      name: 'Aubin Longue-Route',
      style: 'voyageur',
      line: 'Une quête en appelle une autre, et il n’en refuse aucune.',
    },
    trader: {
      name: 'Dame Sequine',
      style: 'négociatrice',
      line: 'Une offre pour chacun, et jamais jalouse de ce que vous y gagnez.',
    },
    pirate: {
      name: 'Rouge-Gorge le forban',
      style: 'pirate',
      line: 'Joue ses cartes du marché noir dès qu’elles font mal à quelqu’un.',
    },
  },
  en: {
    traveller: {
      name: 'Aubin Longroad',
      style: 'traveller',
      line: 'One quest leads to the next, and he turns none down.',
    },
    trader: {
      name: 'Dame Sequin',
      style: 'trader',
      line: 'An offer for everybody, and never grudges you your share.',
    },
    pirate: {
      name: 'Robin Redhand',
      style: 'pirate',
      line: 'Plays black-market cards as soon as they hurt somebody.',
    },
  },
};
