import type { CardId, Seat } from '@comptoir/kit';
import { cardOf, printedValue } from '../catalogue.ts';
import type { State } from '../state.ts';

/** V-009: the printed value as changed by what is in force; in this box only `barometer` changes it. */
export function effectiveValue(g: State, card: CardId): number {
  const { values } = g.turn;
  for (let i = 0; i < values.length; i++)
    if (values[i]?.card === card) return (values[i] as { value: number }).value;
  return printedValue(card);
}

export function effectiveValues(g: State, cards: readonly CardId[]): number[] {
  const values: number[] = [];
  for (let i = 0; i < cards.length; i++) values.push(effectiveValue(g, cards[i] as CardId));
  return values;
}

/** V-066: the highest value a card can have in a payment. */
function highestValue(g: State, card: CardId): number {
  const upTo = cardOf(card).payment?.upTo;
  const value = effectiveValue(g, card);
  return upTo === undefined ? value : Math.max(upTo, value);
}

export function highestValues(g: State, cards: readonly CardId[]): number[] {
  const values: number[] = [];
  for (let i = 0; i < cards.length; i++) values.push(highestValue(g, cards[i] as CardId));
  return values;
}

/** V-061 */
export const costOf = (g: State, slot: number): number => printedValue(g.market[slot] as CardId) + slot;

/** V-162 */
export const handLimit = (g: State): number => 5 + g.turn.handBonus;

/** What all cards of a hand are worth at most in a payment (V-068). */
export function purse(g: State, seat: Seat): number {
  let sum = 0;
  const hand = g.players[seat]?.hand ?? [];
  for (let i = 0; i < hand.length; i++) sum += highestValue(g, hand[i] as CardId);
  return sum;
}
