import type { ShopNumbers } from '../../numbers.ts';

const FIRST: ShopNumbers = {
  spaces: {
    'F-S1': { hours: 1, corruption: 0 },
    'F-S2': { hours: 1, corruption: 0 },
    'F-S3': { hours: 2, corruption: 0 },
    'F-S4': { hours: 2, corruption: 0 },
  },
  team: { hours: 2, corruption: 0 },
};

const SECOND: ShopNumbers = {
  spaces: {
    ...FIRST.spaces,
    'F-S3': { hours: 3, corruption: 0 },
    'F-S4': { hours: 1, corruption: 0 },
  },
  team: { hours: 3, corruption: 0 },
};

/** Edition 3 leaves the forge as it is. */
export const numbers: Readonly<Record<number, ShopNumbers>> = { 1: FIRST, 2: SECOND, 3: SECOND };
