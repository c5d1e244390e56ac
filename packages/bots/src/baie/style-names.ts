import type { Styles } from '../level-names.ts';

/** Who plays in each style. */
export const styleNames: Styles = {
  fr: {
    artisan: {
      name: 'Maître Anselme',
      style: 'artisan',
      line: 'Ne lève les yeux de son établi que pour compter ses commandes.',
    },
    recruiter: {
      name: 'La Belle Margot',
      style: 'recruteuse',
      line: 'Connaît tout le monde sur la place, et les engage tous.',
    },
    smuggler: {
      name: 'Jo la Brume',
      style: 'contrebandière',
      line: 'Ferme les yeux sur la corruption pourvu que la marchandise parte.',
    },
  },
  en: {
    artisan: {
      name: 'Master Anselm',
      style: 'artisan',
      line: 'Looks up from the bench only to count the orders.',
    },
    recruiter: {
      name: 'Fair Margot',
      style: 'recruiter',
      line: 'Knows everybody in the square, and hires them all.',
    },
    smuggler: {
      name: 'Misty Jo',
      style: 'smuggler',
      line: 'Winks at corruption as long as the goods go out.',
    },
  },
};
