import type { CardId } from '@comptoir/kit';
import { folkOf, isJunk, printedValue } from '../catalogue.ts';
import type { Offer, Purchase, PurchaseAnswer } from '../decisions.ts';
import { coinsWith, paymentsFor } from './payment.ts';
import { setsWorth } from './stack-choice.ts';

/** What a payment gives away: how much, how much of it in cards that could be built or in coins, how many coins and cards. */
function priceOf(
  cards: readonly CardId[],
  values: readonly number[],
  coins: number,
): readonly [number, number, number, number] {
  let paid = coins;
  let useful = coins;
  for (const [i, card] of cards.entries()) {
    const value = values[i] as number;
    paid += value;
    if (!isJunk(card)) useful += value;
  }
  return [paid, useful, coins, cards.length];
}

/** V-141: whether the hand holds a stack of this number after the payment. Likenesses and changes of value end with the turn. */
function leaves(stack: number, { id, cards }: Purchase, offer: Offer, paid: readonly CardId[]): boolean {
  const left = cards.filter((card) => !paid.includes(card));
  if (id === 'market.buy') left.push(offer.card);
  return setsWorth(left, left.map(printedValue), left.map(folkOf), stack).length > 0;
}

/**
 * The payment that a careful player would make for a card of the market: as little as possible, Junk before cards
 * that could be built, cards before coins (V-351), few cards before many, otherwise in hand order. It includes all of
 * `kept`; null when no legal payment does. With the number of a `stack`, what leaves that stack in hand comes first.
 */
export function suggestedPayment(
  purchase: Purchase,
  slot: number,
  kept: readonly CardId[] = [],
  stack: number | null = null,
): PurchaseAnswer | null {
  const offer = purchase.offers.find((one) => one.slot === slot);
  if (offer === undefined) return null;
  let best: PurchaseAnswer | null = null;
  let least: readonly number[] = [];
  for (const { cards, values } of paymentsFor(purchase, offer)) {
    if (!kept.every((card) => cards.includes(card))) continue;
    const isBroken = stack !== null && !leaves(stack, purchase, offer, cards);
    const price = [isBroken ? 1 : 0, ...priceOf(cards, values, coinsWith(purchase, offer, cards, values))];
    const at = price.findIndex((part, i) => part !== least[i]);
    if (best !== null && (at < 0 || (price[at] as number) > (least[at] as number))) continue;
    best = { slot, cards, values };
    least = price;
  }
  return best;
}
