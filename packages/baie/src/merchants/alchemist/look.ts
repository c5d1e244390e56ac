import type { MerchantLook } from '../merchant.ts';

/** Potions and elixirs are bottles of their colour. */
export const look: MerchantLook = {
  difficulty: 1,
  icon: 'cauldron',
  goods: {
    s: {
      glass: 'M15 14h10v9l9 18q2 6-5 6H11q-7 0-5-6l9-18Z',
      brew: 'M11 33q5-2.5 9 0t9 0l4.2 8.5q1.4 3.9-4 3.9H11q-5.6 0-4.2-3.9Z',
      cork: [14, 10, 12],
      sign: [13, 31, 14],
    },
    l: {
      glass: 'M14 3h12v4l-2 2v7q13 4 13 17 0 15-17 15T3 33Q3 20 16 16V9l-2-2Z',
      brew: 'M5 31q7-4 15 0t15 0q1 15-15 15T5 31Z',
      cork: [13, 2, 14],
      sign: [11.5, 26, 17],
    },
  },
};
