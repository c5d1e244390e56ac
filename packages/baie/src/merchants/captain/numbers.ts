import { type Edited, type ShopNumbers, shopNumbersOf } from '../../numbers.ts';

export interface CaptainNumbers extends ShopNumbers {
  readonly bySeats?: Readonly<Record<number, CaptainNumbers>>;
  /** K-002: the full stock of each catch zone, by clan. */
  readonly stock: readonly number[];
  /** K-012: how many ships may lie at the Red Shoals, and how many at the Green Banks. */
  readonly shoals: number;
  /** K-002: ships that start in the Open Sea; the others lie in port. */
  readonly outward: number;
}

const FIRST: CaptainNumbers = {
  spaces: {
    'K-S1': { hours: 1, corruption: 0 },
    'K-S2': { hours: 2, corruption: 0 },
    'K-S3': { hours: 3, corruption: 0 },
    'K-S4': { hours: 1, corruption: 0 },
  },
  team: { hours: 2, corruption: 0 },
  past: 0,
  stock: [2, 2, 2, 2],
  shoals: 1,
  outward: 0,
};

const SECOND: CaptainNumbers = {
  ...FIRST,
  spaces: { ...FIRST.spaces, 'K-S2': { hours: 1, corruption: 0 }, 'K-S3': { hours: 3, corruption: 0 } },
  team: { hours: 3, corruption: 0 },
  stock: [3, 3, 2, 2],
  shoals: 2,
};

const THIRD: CaptainNumbers = { ...SECOND, outward: 2 };

/**
 * More of the rarer fish, because she was behind among four. Among five she was ahead, so there all ships start in
 * port.
 */
const FOURTH: CaptainNumbers = { ...THIRD, stock: [3, 3, 3, 3], bySeats: { 5: SECOND } };

/** Among five she was still ahead, so there she starts with a corruption card. */
const FIFTH: CaptainNumbers = { ...FOURTH, bySeats: { 5: { ...SECOND, past: 1 } } };

export const numbers: Readonly<Record<number, CaptainNumbers>> = {
  1: FIRST,
  2: SECOND,
  3: THIRD,
  4: FOURTH,
  5: FIFTH,
};
export const captainNumbers = (table: Edited): CaptainNumbers => shopNumbersOf(table, 'K') as CaptainNumbers;
