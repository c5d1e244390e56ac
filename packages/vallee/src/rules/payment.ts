import {
  below,
  type CardId,
  isRecord,
  type Json,
  MALFORMED,
  permutations,
  type Refusal,
  type Rng,
  refusal,
  type Shape,
} from '@comptoir/kit';
import type { Offer, Purchase, PurchaseAnswer } from '../decisions.ts';

/** What makes a payment legal (V-062 to V-066), as the shape of the question `market.buy`. */

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function readAnswer(answer: unknown): PurchaseAnswer | null {
  if (!isRecord(answer) || Object.keys(answer).length !== 3) return null;
  const { slot, cards, values } = answer;
  if (!Number.isInteger(slot) || !Array.isArray(cards) || !Array.isArray(values)) return null;
  if (!cards.every(Number.isInteger) || !values.every(Number.isInteger)) return null;
  return { slot: slot as number, cards, values };
}

function checkPayment(decision: Purchase, offer: Offer, { cards, values }: PurchaseAnswer): Refusal | null {
  if (cards.length !== values.length) return MALFORMED;
  for (const [i, card] of cards.entries()) {
    const at = decision.cards.indexOf(card);
    if (at < 0) return refusal('V-062', 'not-in-hand', { card });
    if (cards.indexOf(card) !== i) return refusal('V-062', 'card-twice', { card });
    const [lowest, highest, value] = [
      decision.lowest[at] as number,
      decision.highest[at] as number,
      values[i] as number,
    ];
    if (value < lowest || value > highest)
      return refusal('V-066', 'wrong-value', { card, value, lowest, highest });
  }
  const paid = sum(values);
  const { cost } = offer;
  if (paid < cost) return refusal('V-062', 'payment-too-small', { cost, paid, missing: cost - paid });
  const at = superfluousIn(values, cost);
  if (at < 0) return null;
  return refusal('V-062', 'superfluous-card', {
    cost,
    paid,
    card: cards[at] as CardId,
    value: values[at] as number,
  });
}

/** V-062: which of the values could be left out and the rest would still do; -1 when all are needed. */
function superfluousIn(values: readonly number[], cost: number): number {
  const paid = sum(values);
  return values.findIndex((value) => paid - value >= cost);
}

export type Verdict = 'missing' | 'exact' | 'over' | 'superfluous';

/** V-062, V-063: what values amount to as a payment. */
export function verdictOf(values: readonly number[], cost: number): Verdict {
  const paid = sum(values);
  if (paid < cost) return 'missing';
  if (superfluousIn(values, cost) >= 0) return 'superfluous';
  return paid === cost ? 'exact' : 'over';
}

/** V-066: the lowest and highest value of a card in a payment. */
export function rangeOf({ cards, lowest, highest }: Purchase, card: CardId): readonly [number, number] {
  const at = cards.indexOf(card);
  return [lowest[at] ?? 0, highest[at] ?? 0];
}

/** V-066: values of cards for a price: declared ones stay, free ones are raised just as far as the price asks. */
export function valuesFor(
  purchase: Purchase,
  cards: readonly CardId[],
  declared: (card: CardId) => number | null,
  cost: number,
): number[] {
  const values = cards.map((card) => declared(card) ?? rangeOf(purchase, card)[0]);
  let missing = cost - sum(values);
  for (const [i, card] of cards.entries()) {
    if (missing <= 0 || declared(card) !== null) continue;
    const raise = Math.min(missing, rangeOf(purchase, card)[1] - (values[i] as number));
    values[i] = (values[i] as number) + raise;
    missing -= raise;
  }
  return values;
}

/** Every minimal payment in hand order; each flexible card with each of its values. */
function* payments(decision: Purchase, cost: number): Generator<{ cards: CardId[]; values: number[] }> {
  const { cards, lowest, highest } = decision;
  function* extend(
    from: number,
    chosen: CardId[],
    values: number[],
  ): Generator<{ cards: CardId[]; values: number[] }> {
    const paid = sum(values);
    if (paid >= cost) {
      if (chosen.length > 0 && values.every((value) => paid - value < cost)) yield { cards: chosen, values };
      return;
    }
    for (let i = from; i < cards.length; i++) {
      for (let value = lowest[i] as number; value <= (highest[i] as number); value++) {
        yield* extend(i + 1, [...chosen, cards[i] as CardId], [...values, value]);
      }
    }
  }
  yield* extend(0, [], []);
}

/** Draws cards at random until the cost is reached, then leaves out what is superfluous (V-068 says this always works). */
function samplePayment(decision: Purchase, cost: number, rng: Rng): { cards: CardId[]; values: number[] } {
  const { cards, lowest, highest } = decision;
  const order: number[] = [];
  for (let i = 0; i < cards.length; i++) order.push(i);
  const chosen: number[] = [];
  const values: number[] = [];
  let paid = 0;
  for (let i = 0; paid < cost && i < order.length; i++) {
    const j = i + below(rng, order.length - i);
    const index = order[j] as number;
    order[j] = order[i] as number;
    const low = lowest[index] as number;
    const value = low + below(rng, (highest[index] as number) - low + 1);
    chosen.push(index);
    values.push(value);
    paid += value;
  }
  // Declared too low to be enough: raise what can be raised.
  for (let i = 0; paid < cost && i < chosen.length; i++) {
    const raise = Math.min((highest[chosen[i] as number] as number) - (values[i] as number), cost - paid);
    values[i] = (values[i] as number) + raise;
    paid += raise;
  }
  for (let i = chosen.length - 1; i >= 0; i--) {
    if (paid - (values[i] as number) >= cost) {
      paid -= values[i] as number;
      chosen.splice(i, 1);
      values.splice(i, 1);
    }
  }
  return { cards: chosen.map((index) => cards[index] as CardId), values };
}

export const purchaseShape: Shape<Purchase> = {
  check(decision, answer) {
    const read = readAnswer(answer);
    if (read === null) return MALFORMED;
    const offer = decision.offers.find(({ slot }) => slot === read.slot);
    return offer === undefined
      ? refusal(null, 'slot-not-offered', { slot: read.slot })
      : checkPayment(decision, offer, read);
  },
  *answers(decision) {
    for (const { slot, cost } of decision.offers)
      for (const payment of payments(decision, cost)) yield { slot, ...payment };
    // The same payments in other discard orders come last (V-064 step 2).
    for (const { slot, cost } of decision.offers) {
      for (const { cards, values } of payments(decision, cost)) {
        for (const [at, order] of [...permutations(cards.map((_, i) => i))].entries()) {
          if (at > 0)
            yield {
              slot,
              cards: order.map((i) => cards[i] as CardId),
              values: order.map((i) => values[i] as number),
            };
        }
      }
    }
  },
  sample(decision, rng) {
    const { slot, cost } = decision.offers[below(rng, decision.offers.length)] as Offer;
    return { slot, ...samplePayment(decision, cost, rng) } satisfies PurchaseAnswer as Json;
  },
  only: () => undefined,
};
