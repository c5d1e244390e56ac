import { baieStyles, karanorStyles, type Styles, valleeStyles } from '@comptoir/bots';

/** Who plays in the styles of each game; fetched once somebody with a style is seen or offered. */
export const STYLES: Readonly<Record<string, Styles>> = {
  vallee: valleeStyles,
  baie: baieStyles,
  karanor: karanorStyles,
};
