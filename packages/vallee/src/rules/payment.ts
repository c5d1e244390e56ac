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
import { DISCARD_SLOT } from '../questions.ts';

/** What makes a payment legal (V-062 to V-066, V-351), as the shape of the questions that ask for one. */

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
  return flawOf(decision, offer, cards, values);
}

/** V-062: whether the other cards of a payment are enough without the one of this value. */
export const isSuperfluous = (paid: number, value: number, cost: number): boolean => paid - value >= cost;

/** V-066: raises values one after another, each up to its highest and just as far as the price asks; gives their sum. */
export function raiseTo(cost: number, values: number[], highest: readonly number[]): number {
  let paid = sum(values);
  for (let i = 0; i < values.length && paid < cost; i++) {
    const raise = Math.min((highest[i] as number) - (values[i] as number), cost - paid);
    values[i] = (values[i] as number) + raise;
    paid += raise;
  }
  return paid;
}

/** One of the listed cards is in the payment. */
const holds = (listed: readonly CardId[] | undefined, cards: readonly CardId[]): boolean =>
  listed?.some((card) => cards.includes(card)) === true;

/** V-304, V-305: the only card of the payment that makes the purchase possible at all is never superfluous. */
const isRestedOn = (listed: readonly CardId[] | undefined, cards: readonly CardId[], card: CardId): boolean =>
  listed?.includes(card) === true && cards.filter((other) => listed.includes(other)).length === 1;

/** What is wrong with this payment at this cost (V-062), given what its cards allow. */
function flawAt(
  { leeway, coins = 0 }: Purchase,
  cost: number,
  cards: readonly CardId[],
  values: readonly number[],
  rests: readonly CardId[] | undefined,
): Refusal | null {
  const paid = sum(values);
  if (paid + coins < cost)
    return refusal('V-062', 'payment-too-small', { cost, paid, missing: cost - paid - coins });
  // V-351: coins pay exactly the rest, so that nothing is superfluous.
  if (paid < cost) return null;
  if (holds(leeway?.waives, cards)) return null;
  const at = values.findIndex(
    (value, i) => isSuperfluous(paid, value, cost) && !isRestedOn(rests, cards, cards[i] as CardId),
  );
  if (at < 0) return null;
  const [card, value] = [cards[at] as CardId, values[at] as number];
  return refusal('V-062', 'superfluous-card', { cost, paid, card, value });
}

/** V-304: a slot is a place only in the market; elsewhere the same number may be an amount. */
const isFromDiscard = ({ id }: Purchase, { slot }: Offer): boolean =>
  id === 'market.buy' && slot === DISCARD_SLOT;

/** V-062 to V-066, V-303 to V-305: what is wrong with a payment for an offer, or null. */
function flawOf(
  purchase: Purchase,
  offer: Offer,
  cards: readonly CardId[],
  values: readonly number[],
): Refusal | null {
  const { leeway } = purchase;
  const isReached = isFromDiscard(purchase, offer);
  if (isReached && !holds(leeway?.reaches, cards)) return refusal('V-304', 'out-of-reach');
  const flaw = flawAt(purchase, offer.cost, cards, values, isReached ? leeway?.reaches : undefined);
  if (flaw === null || !isCheaper(purchase, offer, cards)) return flaw;
  return flawAt(purchase, offer.rearranged as number, cards, values, leeway?.arranges);
}

/** V-305: whether these cards lower the cost of the offer. */
const isCheaper = ({ leeway }: Purchase, { rearranged }: Offer, cards: readonly CardId[]): boolean =>
  rearranged !== undefined && holds(leeway?.arranges, cards);

/** What these cards have to be worth. */
export const costWith = (purchase: Purchase, offer: Offer, cards: readonly CardId[]): number =>
  isCheaper(purchase, offer, cards) ? (offer.rearranged as number) : offer.cost;

export type Verdict = 'missing' | 'exact' | 'over' | 'superfluous' | 'out-of-reach';

/** V-062, V-063: what cards with these values amount to as a payment. */
export function verdictOf(
  purchase: Purchase,
  offer: Offer,
  cards: readonly CardId[],
  values: readonly number[],
): Verdict {
  const flaw = flawOf(purchase, offer, cards, values);
  if (flaw?.reason === 'out-of-reach') return 'out-of-reach';
  if (flaw !== null) return flaw.reason === 'payment-too-small' ? 'missing' : 'superfluous';
  return sum(values) <= costWith(purchase, offer, cards) ? 'exact' : 'over';
}

/** V-351: the coins that go with these cards. */
export const coinsWith = (
  purchase: Purchase,
  offer: Offer,
  cards: readonly CardId[],
  values: readonly number[],
): number => (purchase.coins === undefined ? 0 : Math.max(0, costWith(purchase, offer, cards) - sum(values)));

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
  raiseTo(
    cost,
    values,
    cards.map((card) => declared(card) ?? rangeOf(purchase, card)[1]),
  );
  return values;
}

/** Every minimal payment in hand order; each flexible card with each of its values. */
function* payments(decision: Purchase, cost: number): Generator<{ cards: CardId[]; values: number[] }> {
  const { cards, lowest, highest, coins = 0 } = decision;
  function* extend(
    from: number,
    chosen: CardId[],
    values: number[],
  ): Generator<{ cards: CardId[]; values: number[] }> {
    const paid = sum(values);
    if (paid >= cost) {
      if (chosen.length > 0 && !values.some((value) => isSuperfluous(paid, value, cost)))
        yield { cards: chosen, values };
      return;
    }
    if (paid + coins >= cost) yield { cards: chosen, values }; // V-351
    for (let i = from; i < cards.length; i++) {
      for (let value = lowest[i] as number; value <= (highest[i] as number); value++) {
        yield* extend(i + 1, [...chosen, cards[i] as CardId], [...values, value]);
      }
    }
  }
  yield* extend(0, [], []);
}

/** The same for a hand with cards that change the rules of payment: tries every set of cards. */
function* unusualPayments(
  decision: Purchase,
  offer: Offer,
): Generator<{ cards: CardId[]; values: number[] }> {
  const { cards, lowest, highest } = decision;
  function* extend(
    from: number,
    chosen: CardId[],
    values: number[],
  ): Generator<{ cards: CardId[]; values: number[] }> {
    if (flawOf(decision, offer, chosen, values) === null) yield { cards: chosen, values };
    for (let i = from; i < cards.length; i++) {
      for (let value = lowest[i] as number; value <= (highest[i] as number); value++) {
        yield* extend(i + 1, [...chosen, cards[i] as CardId], [...values, value]);
      }
    }
  }
  yield* extend(0, [], []);
}

/** Every legal payment for an offer, in hand order. */
export const paymentsFor = (
  decision: Purchase,
  offer: Offer,
): Iterable<{ cards: CardId[]; values: number[] }> =>
  decision.leeway === undefined ? payments(decision, offer.cost) : unusualPayments(decision, offer);

const NO_CARDS: readonly CardId[] = [];

/** Draws cards at random until the cost is reached, then leaves out what is superfluous (V-068 says this always works). */
function samplePayment(
  decision: Purchase,
  cost: number,
  rng: Rng,
  rests: readonly CardId[] = NO_CARDS,
): { cards: CardId[]; values: number[] } {
  const { cards, lowest, highest } = decision;
  const order: number[] = [];
  for (let i = 0; i < cards.length; i++) order.push(i);
  // V-304, V-305: a card that the purchase rests on is paid first, and stays.
  const first = rests.length === 0 ? -1 : cards.findIndex((card) => rests.includes(card));
  if (first > 0) {
    order[0] = first;
    order[first] = 0;
  }
  const chosen: number[] = [];
  const values: number[] = [];
  let paid = 0;
  for (let i = 0; paid < cost && i < order.length; i++) {
    const j = i === 0 && first >= 0 ? 0 : i + below(rng, order.length - i);
    const index = order[j] as number;
    order[j] = order[i] as number;
    const low = lowest[index] as number;
    const value = low + below(rng, (highest[index] as number) - low + 1);
    chosen.push(index);
    values.push(value);
    paid += value;
  }
  // Declared too low to be enough: raise what can be raised.
  if (paid < cost)
    paid = raiseTo(
      cost,
      values,
      chosen.map((index) => highest[index] as number),
    );
  for (let i = chosen.length - 1; i >= 0; i--) {
    if (!isSuperfluous(paid, values[i] as number, cost)) continue;
    const held = first < 0 ? NO_CARDS : chosen.map((index) => cards[index] as CardId);
    if (isRestedOn(rests, held, cards[chosen[i] as number] as CardId)) continue;
    paid -= values[i] as number;
    chosen.splice(i, 1);
    values.splice(i, 1);
  }
  return { cards: chosen.map((index) => cards[index] as CardId), values };
}

/** The cards of which one must pay for this offer at its lowest cost. */
function restedOn(purchase: Purchase, offer: Offer): readonly CardId[] | undefined {
  const { leeway } = purchase;
  const { rearranged } = offer;
  if (isFromDiscard(purchase, offer)) return leeway?.reaches;
  return rearranged === undefined ? undefined : leeway?.arranges;
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
    for (const offer of decision.offers)
      for (const payment of paymentsFor(decision, offer)) yield { slot: offer.slot, ...payment };
    // The same payments in other discard orders come last (V-064 step 2).
    for (const offer of decision.offers) {
      const { slot } = offer;
      for (const { cards, values } of paymentsFor(decision, offer)) {
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
    const offer = decision.offers[below(rng, decision.offers.length)] as Offer;
    const rests = restedOn(decision, offer);
    const cost = offer.rearranged ?? offer.cost;
    // V-351: any part may be left to the coins, but not the card that the purchase rests on.
    const left = decision.coins === undefined || rests !== undefined ? 0 : Math.min(decision.coins, cost);
    const payment = samplePayment(decision, left === 0 ? cost : cost - below(rng, left + 1), rng, rests);
    return { slot: offer.slot, ...payment } satisfies PurchaseAnswer as Json;
  },
  only: () => undefined,
};
