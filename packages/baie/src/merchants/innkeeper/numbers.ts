import { type Edited, type ShopNumbers, shopNumbersOf } from '../../numbers.ts';

export interface InnkeeperNumbers extends ShopNumbers {
  readonly bySeats?: Readonly<Record<number, InnkeeperNumbers>>;
  /** T-011: recipes that one visit to the stove puts on. */
  readonly putOn: number;
  /** T-012: changes of one stirring. */
  readonly stirs: number;
}

/** The expansion is younger than edition 1, which does not have it. */
const INN: InnkeeperNumbers = {
  spaces: {
    'T-S1': { hours: 1, corruption: 0 },
    'T-S2': { hours: 1, corruption: 0 },
    'T-S3': { hours: 2, corruption: 0 },
    'T-S4': { hours: 1, corruption: 0 },
  },
  team: { hours: 2, corruption: 0 },
  past: 0,
  putOn: 2,
  stirs: 3,
};

/** Days are shorter with five players, so a stirring makes one change more. */
const FOURTH: InnkeeperNumbers = { ...INN, bySeats: { 5: { ...INN, stirs: 4 } } };

export const numbers: Readonly<Record<number, InnkeeperNumbers>> = { 2: INN, 3: INN, 4: FOURTH, 5: FOURTH };
export const innkeeperNumbers = (table: Edited): InnkeeperNumbers =>
  shopNumbersOf(table, 'T') as InnkeeperNumbers;
