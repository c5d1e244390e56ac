import type { CardId } from '@comptoir/kit';
import { raiseTo } from '@comptoir/vallee';

/** Cards that may pay and what each of them is worth at least and at most. */
export interface Purse {
  readonly cards: readonly CardId[];
  readonly lowest: readonly number[];
  readonly highest: readonly number[];
}

export interface Declared {
  readonly cards: CardId[];
  readonly values: number[];
}

/** A set of cards of the purse, by their bits, as a payment: a flexible card pays no more than is needed (V-066). */
export function declare({ cards, lowest, highest }: Purse, cost: number, set: number): Declared {
  const chosen: CardId[] = [];
  const values: number[] = [];
  const tops: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    if (((set >> i) & 1) === 0) continue;
    chosen.push(cards[i] as CardId);
    values.push(lowest[i] as number);
    tops.push(highest[i] as number);
  }
  raiseTo(cost, values, tops);
  return { cards: chosen, values };
}
