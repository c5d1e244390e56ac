import type { CardId, Frame } from '@comptoir/kit';
import type { Decision, Offer, Purchase, PurchaseAnswer } from '../decisions.ts';
import { discard, hand } from '../places.ts';
import { coinsOf } from '../questions.ts';
import { type State, zonesOf } from '../state.ts';
import { sourceOf } from './asking.ts';
import { changeCoins, restOf } from './coins.ts';
import { move } from './moving.ts';
import { effectiveValues } from './values.ts';

/** V-340, V-351, V-352: spending amounts by cards of the hand and by coins. */

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What these cards and the coins of their holder can pay, as a question; null when nothing can be paid. */
export function paymentFor(
  g: State,
  { id, seat, source }: Pick<Purchase, 'id' | 'seat' | 'source'>,
  cards: readonly CardId[],
  offers: readonly Offer[],
): Purchase | null {
  const values = effectiveValues(g, cards);
  const coins = coinsOf(g, seat);
  const purse = total(values) + coins;
  const payable = offers.filter(({ cost }) => cost <= purse);
  if (payable.length === 0) return null;
  return {
    kind: 'purchase',
    id,
    seat,
    source,
    offers: payable,
    cards,
    lowest: values,
    highest: values,
    ...(coins > 0 && { coins }),
  };
}

/** V-352: one of these amounts is to be spent, by any cards of the hand but those that must stay. */
export function askToSpend(
  g: State,
  f: Frame,
  amounts: readonly number[],
  kept: readonly CardId[] = [],
): Decision | null {
  const cards = zonesOf(g, f.owner).hand.filter((card) => !kept.includes(card));
  const offers = amounts.map((amount) => ({ slot: amount, card: f.card, cost: amount }));
  return paymentFor(g, { id: 'hand.spend', seat: f.owner, source: sourceOf(f) }, cards, offers);
}

/** V-352: every amount that a hand and its holder's coins can pay, from 1 on. */
export function amountsUpTo(g: State, f: Frame, most = Number.POSITIVE_INFINITY): number[] {
  const purse = total(effectiveValues(g, zonesOf(g, f.owner).hand)) + coinsOf(g, f.owner);
  return Array.from({ length: Math.min(most, purse) }, (_, at) => at + 1);
}

/** Whether a seat could spend anything at all, as far as everybody can tell (V-044). */
export const canSpend = (g: State, seat: number): boolean =>
  zonesOf(g, seat).hand.length + coinsOf(g, seat) > 0;

/** V-340: the cards go to the discard in the order named, the coins to the supply. */
export function spend(g: State, f: Frame, { slot: amount, cards, values }: PurchaseAnswer): void {
  for (const card of cards) move(g, card, hand(f.owner), discard(f.owner), 'discarded');
  changeCoins(g, f.owner, -restOf(amount, values), 'spent');
}
