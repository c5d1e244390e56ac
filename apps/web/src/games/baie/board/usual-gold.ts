/** Made by `npm run usual -w apps/web`; never edited by hand. */

/** Games that each row was measured over. */
export const USUAL_GAMES = 60;

/** Mean gold by table and merchant: sales, patronage, other, clan, corruption. */
export const USUAL_GOLD: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  solo: {
    A: [135, 17, 5, 24, -10],
    F: [135, 29, 2, 34, -31],
    H: [139, 15, 5, 39, -27],
    K: [124, 24, 4, 30, -14],
    T: [131, 14, 13, 29, -14],
  },
  2: {
    A: [121, 17, 4, 19, -12],
    F: [116, 30, 1, 33, -24],
    H: [107, 16, 8, 37, -22],
    K: [119, 23, 5, 28, -16],
    T: [119, 18, 13, 22, -17],
  },
  3: {
    A: [126, 16, 4, 21, -15],
    F: [126, 31, 1, 29, -28],
    H: [119, 18, 7, 37, -26],
    K: [111, 23, 7, 26, -15],
    T: [124, 15, 13, 22, -17],
  },
  4: {
    A: [136, 20, 3, 22, -15],
    F: [125, 34, 0, 28, -29],
    H: [116, 18, 8, 41, -28],
    K: [122, 23, 4, 25, -17],
    T: [121, 20, 14, 22, -18],
  },
  5: {
    A: [102, 15, 2, 21, -13],
    F: [100, 29, 0, 26, -18],
    H: [100, 15, 7, 34, -25],
    K: [107, 23, 2, 24, -14],
    T: [94, 18, 12, 21, -15],
  },
};
