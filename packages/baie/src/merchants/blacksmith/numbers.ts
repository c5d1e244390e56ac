import type { ShopNumbers } from '../../numbers.ts';

const FIRST: ShopNumbers = {
  spaces: {
    'F-S1': { hours: 1, corruption: 0 },
    'F-S2': { hours: 1, corruption: 0 },
    'F-S3': { hours: 2, corruption: 0 },
    'F-S4': { hours: 2, corruption: 0 },
  },
  team: { hours: 2, corruption: 0 },
  past: 0,
};

const SECOND: ShopNumbers = {
  spaces: {
    ...FIRST.spaces,
    'F-S3': { hours: 3, corruption: 0 },
    'F-S4': { hours: 1, corruption: 0 },
  },
  team: { hours: 3, corruption: 0 },
  past: 0,
};

/** Days are shorter with five players, so three hours for the staff are too many. */
const FOURTH: ShopNumbers = { ...SECOND, bySeats: { 5: { ...SECOND, team: { hours: 2, corruption: 0 } } } };

/** Edition 3 left the forge as it was. */
export const numbers: Readonly<Record<number, ShopNumbers>> = {
  1: FIRST,
  2: SECOND,
  3: SECOND,
  4: FOURTH,
  5: FOURTH,
};
