import { type Edited, type ShopNumbers, shopNumbersOf } from '../../numbers.ts';

export interface ChronomancerNumbers extends ShopNumbers {
  readonly bySeats?: Readonly<Record<number, ChronomancerNumbers>>;
  /** H-002, H-060: shards at the start of the game, and each evening. */
  readonly shards: { readonly first: number; readonly evening: number };
}

const FIRST: ChronomancerNumbers = {
  spaces: {
    'H-S1': { hours: 1, corruption: 0 },
    'H-S2': { hours: 1, corruption: 0 },
    'H-S3': { hours: 2, corruption: 0 },
    'H-S4': { hours: 1, corruption: 1 },
  },
  team: { hours: 2, corruption: 0 },
  past: 0,
  shards: { first: 1, evening: 1 },
};

/** A Rewind without corruption made up for the shard that the first morning no longer brought. */
const THIRD: ChronomancerNumbers = {
  ...FIRST,
  spaces: { ...FIRST.spaces, 'H-S4': { hours: 1, corruption: 0 } },
  shards: { first: 0, evening: 1 },
};

/** Since hands give hours as well, a Rewind has its price again. */
const FOURTH: ChronomancerNumbers = { ...THIRD, spaces: FIRST.spaces };

/** Where two play, days are long and hours count for less: there a Rewind costs none. */
const FIFTH: ChronomancerNumbers = { ...FOURTH, bySeats: { 2: THIRD } };

/** Edition 2 left the laboratory as it was. */
export const numbers: Readonly<Record<number, ChronomancerNumbers>> = {
  1: FIRST,
  2: FIRST,
  3: THIRD,
  4: FOURTH,
  5: FIFTH,
};
export const chronomancerNumbers = (table: Edited): ChronomancerNumbers =>
  shopNumbersOf(table, 'H') as ChronomancerNumbers;
