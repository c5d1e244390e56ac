import { type CardId, call, listening, type Requirement, type Seat } from '@comptoir/kit';
import { cardOf, printedValue } from '../catalogue.ts';
import type { Offer, Purchase, PurchaseAnswer } from '../decisions.ts';
import { tell } from '../events.ts';
import { discard, hand, slot as marketSlot } from '../places.ts';
import { EMPTY, type State, zonesOf } from '../state.ts';
import { effect } from './asking.ts';
import { fillMarket, move } from './moving.ts';
import { costOf, effectiveValues, highestValues, purse } from './values.ts';

/** Chapter 4, the market action, and part 2 of clean-up. */

// The two tests by name: the menu of every action asks them of every slot.
const isOccupied = (g: State, slot: number): boolean => (g.market[slot] ?? EMPTY) !== EMPTY;
const canPay = (g: State, slot: number, purse: number): boolean => purse >= costOf(g, slot);

/** V-060, V-068: when the card of a slot can be bought at all with what the hand is worth. */
export const BUYING: readonly Requirement<[State, number, number]>[] = [
  {
    rule: 'V-060',
    reason: 'empty-slot',
    holds: isOccupied,
    figures: (_, slot) => ({ slot }),
  },
  {
    rule: 'V-068',
    reason: 'hand-too-poor',
    holds: canPay,
    figures: (g, slot, purse) => ({
      cost: costOf(g, slot),
      value: printedValue(g.market[slot] as CardId),
      surcharge: slot,
      purse,
    }),
  },
];

/** `market.buy`, or null when nothing can be bought (V-068). `cards` is a copy of the hand. */
export function purchaseChoice(g: State, seat: Seat, cards: CardId[]): Purchase | null {
  const most = purse(g, seat);
  const offers: Offer[] = [];
  for (let slot = 0; slot < g.market.length; slot++) {
    if (isOccupied(g, slot) && canPay(g, slot, most))
      offers.push({ slot, card: g.market[slot] as CardId, cost: costOf(g, slot) });
  }
  return offers.length === 0 ? null : purchaseOf(g, seat, offers, cards);
}

/** The question for given offers; also used to explain why a payment for another slot fails. */
export function purchaseOf(
  g: State,
  seat: Seat,
  offers: readonly Offer[],
  cards = zonesOf(g, seat).hand.slice(),
): Purchase {
  return {
    kind: 'purchase',
    id: 'market.buy',
    seat,
    source: null,
    offers,
    cards,
    lowest: effectiveValues(g, cards),
    highest: highestValues(g, cards),
  };
}

/** V-064, after the announcement. The purchase passives of the payment wait in `passives` until the card is in hand. */
export const purchase = effect(
  { slot: 0, cards: [] as number[], values: [] as number[], next: 0 },
  ({ run }) => ({
    pay: run((g, f) => {
      const card = g.market[f.slot] as CardId;
      if (listening())
        tell({
          type: 'purchase',
          seat: f.owner,
          slot: f.slot,
          card,
          cost: costOf(g, f.slot),
          cards: f.cards,
          values: f.values,
        });
      for (const paid of f.cards) move(g, paid, hand(f.owner), discard(f.owner), 'paid');
      move(g, card, marketSlot(f.slot), hand(f.owner), 'bought'); // V-065
      // V-232: bribes first; they ask nothing.
      for (const paid of f.cards) g.turn.handBonus += cardOf(paid).payment?.handLimit ?? 0;
      if (f.cards.some((paid) => cardOf(paid).payment?.handLimit))
        if (listening()) tell({ type: 'hand-limit', bonus: g.turn.handBonus });
    }),
    passives: run((_, f) => {
      while (f.next < f.cards.length) {
        const paid = f.cards[f.next++] as CardId;
        const { payment } = cardOf(paid);
        if (payment?.afterwards)
          return { ...call(payment.afterwards, { owner: f.owner, card: paid }), again: true };
      }
      return 'next';
    }),
    finish: run((g) => spendAction(g, false)),
  }),
);

export const startPurchase = (owner: Seat, { slot, cards, values }: PurchaseAnswer) =>
  call(purchase, { owner }, { slot, cards: [...cards], values: [...values] });

/** V-104, V-269 (5): one action less, one more for a bonus icon; declined proposals are forgotten. */
export function spendAction(g: State, bonus: boolean): void {
  const { turn } = g;
  turn.pendingActions += bonus ? 0 : -1;
  turn.actionsDone += 1;
  turn.declined = [];
  if (listening()) tell({ type: 'actions-counted', pending: turn.pendingActions, done: turn.actionsDone });
}

/** V-166: cards slide to the right, keeping their order. */
function slideMarket(g: State): void {
  const { market } = g;
  let free = 0;
  let moved = false;
  for (let slot = 0; slot < market.length; slot++) {
    const card = market[slot] as CardId;
    if (card === EMPTY) continue;
    if (slot !== free) {
      market[free] = card;
      market[slot] = EMPTY;
      moved = true;
    }
    free += 1;
  }
  if (moved) tell({ type: 'market-slid', market: market.slice() });
}

/** V-166 to V-168 */
export function tidyMarket(g: State): void {
  slideMarket(g);
  fillMarket(g);
}

/** Occupied slots, from the right. */
export function occupiedSlots(g: State): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < g.market.length; slot++) if (g.market[slot] !== EMPTY) slots.push(slot);
  return slots;
}
