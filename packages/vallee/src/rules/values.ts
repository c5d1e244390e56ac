import { type CardId, listening, type Seat } from '@comptoir/kit';
import { tell } from '../events.ts';
import { cardAs } from '../likeness.ts';
import { changedValue, DISCARD_SLOT, effectiveValue, priceOf, surchargeOn } from '../questions.ts';
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

/** V-066: the lowest and highest value of a card in a payment. A mirror turns them round. */
function bounds(g: State, card: CardId): readonly [lowest: number, highest: number] {
  const printed = effectiveValue(g, card);
  const upTo = cardAs(g, card).payment?.upTo;
  if (upTo === undefined) return [printed, printed];
  const raised = changedValue(g.turn.values, card, upTo);
  return raised < printed ? [raised, printed] : [printed, raised];
}

const highestValue = (g: State, card: CardId): number => bounds(g, card)[1];

export const lowestValues = (g: State, cards: readonly CardId[]): number[] =>
  cards.map((card) => bounds(g, card)[0]);

export function highestValues(g: State, cards: readonly CardId[]): number[] {
  const values: number[] = [];
  for (let i = 0; i < cards.length; i++) values.push(highestValue(g, cards[i] as CardId));
  return values;
}

/** The card that lies in a slot of the market, or on top of its discard (V-304). */
export const wareAt = (g: State, slot: number): CardId =>
  (slot === DISCARD_SLOT ? g.marketDiscard.at(-1) : g.market[slot]) as CardId;

/** V-061, V-300 */
export const costOf = (g: State, slot: number): number =>
  priceOf(wareAt(g, slot), slot) + surchargeOn(g, g.turn.active);

/** What all cards of a hand are worth at most in a payment (V-068). */
export function purse(g: State, seat: Seat): number {
  let sum = 0;
  const hand = g.players[seat]?.hand ?? [];
  for (let i = 0; i < hand.length; i++) sum += highestValue(g, hand[i] as CardId);
  return sum;
}
