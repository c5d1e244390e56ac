import { type CardId, listening } from '@comptoir/kit';
import { tell } from '../events.ts';
import { cardAs } from '../likeness.ts';
import { changedValue, DISCARD_SLOT, effectiveValue, priceOf, surchargeOn } from '../questions.ts';
import type { State, ValueChange } from '../state.ts';
import { inPlay } from './in-play.ts';

export function changeValue(g: State, change: ValueChange): void {
  g.turn.values.push(change);
  if (listening()) tell({ type: 'value-changed', ...change });
}

export function effectiveValues(g: State, cards: readonly CardId[]): number[] {
  const values = cards.slice();
  for (let i = 0; i < cards.length; i++) values[i] = effectiveValue(g, cards[i] as CardId);
  return values;
}

/** V-066: what cards are worth in a payment, at least and at most. */
export interface Worths {
  readonly lowest: readonly number[];
  readonly highest: readonly number[];
  /** V-068: what all of them are worth at most. */
  readonly most: number;
}

export function worthsOf(g: State, cards: readonly CardId[]): Worths {
  if (!inPlay(g).overpays) {
    const values = effectiveValues(g, cards);
    let sum = 0;
    for (let i = 0; i < values.length; i++) sum += values[i] as number;
    return { lowest: values, highest: values, most: sum };
  }
  const lowest = cards.slice();
  // Most hands have no flexible card: then both are one list.
  let highest = lowest;
  let most = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as CardId;
    const printed = effectiveValue(g, card);
    const upTo = cardAs(g, card).payment?.upTo;
    const raised = upTo === undefined ? printed : changedValue(g.turn.values, card, upTo);
    if (raised !== printed && highest === lowest) highest = lowest.slice();
    // A mirror swaps the two ends.
    highest[i] = Math.max(printed, raised);
    lowest[i] = Math.min(printed, raised);
    most += Math.max(printed, raised);
  }
  return { lowest, highest, most };
}

/** The card that lies in a slot of the market, or on top of its discard (V-304). */
export const wareAt = (g: State, slot: number): CardId =>
  (slot === DISCARD_SLOT ? g.marketDiscard.at(-1) : g.market[slot]) as CardId;

/** V-061, V-300 */
export const costOf = (g: State, slot: number, surcharge = surchargeOn(g, g.turn.active)): number =>
  priceOf(wareAt(g, slot), slot) + surcharge;
