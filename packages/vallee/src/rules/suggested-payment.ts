import type { CardId } from '@comptoir/kit';
import { isJunk } from '../catalogue.ts';
import type { Purchase, PurchaseAnswer } from '../decisions.ts';
import { coinsWith, paymentsFor } from './payment.ts';

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

/**
 * The payment that a careful player would make for a card of the market: as little as possible, Junk before cards
 * that could be built, cards before coins (V-351), few cards before many, otherwise in hand order. It includes all of
 * `kept`; null when no legal payment does.
 */
export function suggestedPayment(
  purchase: Purchase,
  slot: number,
  kept: readonly CardId[] = [],
): PurchaseAnswer | null {
  const offer = purchase.offers.find((one) => one.slot === slot);
  if (offer === undefined) return null;
  let best: PurchaseAnswer | null = null;
  let least: readonly number[] = [];
  for (const { cards, values } of paymentsFor(purchase, offer)) {
    if (!kept.every((card) => cards.includes(card))) continue;
    const price = priceOf(cards, values, coinsWith(purchase, offer, cards, values));
    const at = price.findIndex((part, i) => part !== least[i]);
    if (best !== null && (at < 0 || (price[at] as number) > (least[at] as number))) continue;
    best = { slot, cards, values };
    least = price;
  }
  return best;
}
