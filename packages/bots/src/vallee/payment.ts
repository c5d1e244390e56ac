import type { CardId } from '@comptoir/kit';

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
  let paid = 0;
  for (let i = 0; i < cards.length; i++) {
    if (((set >> i) & 1) === 0) continue;
    chosen.push(cards[i] as CardId);
    values.push(lowest[i] as number);
    tops.push(highest[i] as number);
    paid += lowest[i] as number;
  }
  for (let i = 0; i < chosen.length && paid < cost; i++) {
    const raise = Math.min((tops[i] as number) - (values[i] as number), cost - paid);
    values[i] = (values[i] as number) + raise;
    paid += raise;
  }
  return { cards: chosen, values };
}
