/** Docs/rules/baie.md, 9.2: the icons of card CO-(n + 1). */
export const CORRUPTION: readonly string[] = [
  ...new Array<string>(32).fill('!'),
  ...['!R', '!G', '!B', '!Y'].flatMap((icons) => new Array<string>(5).fill(icons)),
  ...['!!R', '!!G', '!!B', '!!Y'].flatMap((icons) => new Array<string>(2).fill(icons)),
];
