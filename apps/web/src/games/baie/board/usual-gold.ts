/** Made by `npm run usual -w apps/web`; never edited by hand. */

/** Games that each row was measured over. */
export const USUAL_GAMES = 60;

/** Mean gold by table and merchant: sales, patronage, other, clan, corruption. */
export const USUAL_GOLD: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  solo: {
    A: [140, 15, 6, 25, -14],
    F: [134, 31, 5, 37, -17],
    H: [143, 18, 10, 38, -26],
    K: [140, 22, 7, 30, -16],
    T: [125, 14, 14, 30, -16],
  },
  2: {
    A: [125, 16, 5, 22, -15],
    F: [116, 30, 2, 35, -22],
    H: [120, 17, 10, 37, -25],
    K: [126, 21, 8, 28, -17],
    T: [124, 18, 16, 24, -14],
  },
  3: {
    A: [136, 16, 5, 23, -16],
    F: [133, 32, 1, 29, -28],
    H: [126, 19, 9, 41, -30],
    K: [133, 20, 6, 28, -18],
    T: [131, 15, 15, 25, -15],
  },
  4: {
    A: [144, 19, 4, 27, -20],
    F: [134, 34, 1, 28, -27],
    H: [135, 18, 10, 45, -31],
    K: [143, 21, 5, 26, -18],
    T: [132, 21, 15, 25, -18],
  },
  5: {
    A: [119, 15, 4, 23, -12],
    F: [113, 28, 1, 28, -20],
    H: [111, 17, 7, 39, -25],
    K: [107, 23, 5, 27, -14],
    T: [109, 19, 14, 21, -12],
  },
};
