import type { ShopNumbers } from '../../numbers.ts';

const FIRST: ShopNumbers = {
  spaces: {
    'H-S1': { hours: 1, corruption: 0 },
    'H-S2': { hours: 1, corruption: 0 },
    'H-S3': { hours: 2, corruption: 0 },
    'H-S4': { hours: 1, corruption: 1 },
  },
  team: { hours: 2, corruption: 0 },
};

/** The extraction of edition 1 is as good in edition 2. */
export const numbers: Readonly<Record<number, ShopNumbers>> = { 1: FIRST, 2: FIRST };
