import { type Edited, type ShopNumbers, shopNumbersOf } from '../../numbers.ts';

export interface AlchemistNumbers extends ShopNumbers {
  readonly bySeats?: Readonly<Record<number, AlchemistNumbers>>;
  /** Takes on the tube that a Purge has renewed. */
  readonly purgeTakes: number;
  /** ichor in the tray for which upkeep gives a corruption card, and how much of it goes back into the bag. */
  readonly fumes: { readonly from: number; readonly each: number; readonly back: number };
}

const FIRST: AlchemistNumbers = {
  spaces: {
    'A-S1': { hours: 1, corruption: 0 },
    'A-S2': { hours: 1, corruption: 0 },
    'A-S3': { hours: 2, corruption: 0 },
    'A-S4': { hours: 3, corruption: 0 },
    'A-S5': { hours: 1, corruption: 0 },
  },
  team: { hours: 2, corruption: 0 },
  past: 0,
  purgeTakes: 0,
  fumes: { from: 4, each: 4, back: 2 },
};

const SECOND: AlchemistNumbers = {
  ...FIRST,
  spaces: { ...FIRST.spaces, 'A-S4': { hours: 2, corruption: 0 } },
  team: { hours: 2, corruption: 0 },
  purgeTakes: 1,
  fumes: { from: 3, each: 2, back: 2 },
};

/** Two ichor already count, because she was ahead among four, where days are short. */
const FOURTH: AlchemistNumbers = { ...SECOND, fumes: { from: 2, each: 2, back: 2 } };

/** Among four she was still ahead with every Rogue card, so there she starts with a corruption card. */
const FIFTH: AlchemistNumbers = { ...FOURTH, bySeats: { 4: { ...FOURTH, past: 1 } } };

/** Edition 3 left the laboratory as it was. */
export const numbers: Readonly<Record<number, AlchemistNumbers>> = {
  1: FIRST,
  2: SECOND,
  3: SECOND,
  4: FOURTH,
  5: FIFTH,
};
export const alchemistNumbers = (table: Edited): AlchemistNumbers =>
  shopNumbersOf(table, 'A') as AlchemistNumbers;

/** corruption cards that a tray brings when the day ends. */
export function fumesOf(table: Edited, tray: number): number {
  const { from, each } = alchemistNumbers(table).fumes;
  return tray < from ? 0 : Math.max(1, Math.floor(tray / each));
}
