/** Made by `npm run usual -w apps/web`; never edited by hand. */

/** Games that each row was measured over. */
export const USUAL_GAMES = 60;

/** Mean gold by table and merchant: sales, patronage, other, clan, corruption. */
export const USUAL_GOLD: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  solo: {
    A: [140, 15, 6, 25, -14],
    F: [134, 31, 5, 37, -17],
    H: [135, 17, 8, 40, -29],
    K: [140, 22, 7, 30, -16],
    T: [125, 14, 14, 30, -16],
  },
  2: {
    A: [125, 16, 5, 23, -15],
    F: [118, 29, 2, 33, -23],
    H: [113, 17, 9, 39, -26],
    K: [123, 21, 8, 28, -17],
    T: [122, 17, 16, 24, -15],
  },
  3: {
    A: [136, 16, 5, 23, -16],
    F: [133, 32, 1, 29, -28],
    H: [126, 19, 9, 41, -30],
    K: [133, 20, 6, 28, -18],
    T: [131, 15, 15, 25, -15],
  },
  4: {
    A: [139, 21, 5, 25, -16],
    F: [147, 36, 1, 31, -31],
    H: [136, 19, 10, 45, -31],
    K: [141, 23, 6, 27, -19],
    T: [132, 22, 18, 28, -18],
  },
  5: {
    A: [111, 15, 3, 23, -13],
    F: [105, 27, 1, 30, -19],
    H: [109, 16, 8, 36, -24],
    K: [115, 23, 3, 26, -12],
    T: [105, 18, 14, 20, -13],
  },
};
