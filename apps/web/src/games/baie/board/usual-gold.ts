/** Made by `npm run usual -w apps/web`; never edited by hand. */

/** Games that each row was measured over. */
export const USUAL_GAMES = 60;

/** Mean gold by table and merchant: sales, patronage, other, clan, corruption. */
export const USUAL_GOLD: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  solo: {
    A: [142, 18, 5, 27, -13],
    F: [134, 31, 5, 37, -17],
    H: [135, 17, 8, 40, -29],
    K: [140, 22, 7, 30, -16],
    T: [125, 14, 14, 30, -16],
  },
  2: {
    A: [133, 17, 6, 21, -12],
    F: [122, 30, 2, 34, -24],
    H: [114, 16, 9, 39, -28],
    K: [127, 20, 8, 28, -18],
    T: [122, 17, 15, 26, -16],
  },
  3: {
    A: [139, 17, 5, 22, -15],
    F: [135, 32, 1, 30, -28],
    H: [121, 19, 9, 39, -26],
    K: [133, 21, 7, 26, -16],
    T: [132, 16, 16, 26, -16],
  },
  4: {
    A: [148, 21, 3, 23, -15],
    F: [145, 35, 0, 29, -30],
    H: [138, 18, 10, 43, -31],
    K: [141, 22, 5, 25, -17],
    T: [134, 20, 17, 27, -17],
  },
  5: {
    A: [113, 17, 3, 22, -12],
    F: [110, 27, 1, 29, -19],
    H: [111, 16, 8, 38, -26],
    K: [119, 23, 3, 25, -13],
    T: [109, 18, 14, 21, -14],
  },
};
