import { type CardId, listening, type Seat } from '@comptoir/kit';
import { cardOf } from '../catalogue.ts';
import { tell } from '../events.ts';
import { changedValue, effectiveValue, priceOf } from '../questions.ts';
import type { State, ValueChange } from '../state.ts';

export function changeValue(g: State, change: ValueChange): void {
  g.turn.values.push(change);
  if (listening()) tell({ type: 'value-changed', ...change });
}

export function effectiveValues(g: State, cards: readonly CardId[]): number[] {
  const values: number[] = [];
  for (let i = 0; i < cards.length; i++) values.push(effectiveValue(g, cards[i] as CardId));
  return values;
}

/** V-066: the highest value a card can have in a payment. */
function highestValue(g: State, card: CardId): number {
  const upTo = cardOf(card).payment?.upTo;
  return upTo === undefined ? effectiveValue(g, card) : changedValue(g.turn.values, card, upTo);
}

export function highestValues(g: State, cards: readonly CardId[]): number[] {
  const values: number[] = [];
  for (let i = 0; i < cards.length; i++) values.push(highestValue(g, cards[i] as CardId));
  return values;
}

/** V-061 */
export const costOf = (g: State, slot: number): number => priceOf(g.market[slot] as CardId, slot);

/** What all cards of a hand are worth at most in a payment (V-068). */
export function purse(g: State, seat: Seat): number {
  let sum = 0;
  const hand = g.players[seat]?.hand ?? [];
  for (let i = 0; i < hand.length; i++) sum += highestValue(g, hand[i] as CardId);
  return sum;
}
