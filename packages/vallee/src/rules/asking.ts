import {
  type CardId,
  type EffectWriter,
  effectsFor,
  type Frame,
  type Json,
  NO_CARD,
  type Seat,
} from '@comptoir/kit';
import type { Decision } from '../decisions.ts';
import type { State } from '../state.ts';

/** The writer of effects for La Vallée. */
export const effect: EffectWriter<State, Decision> = effectsFor<State, Decision>();

/** How questions are put: each names its frame's owner and card. A question without options is not asked (15.2). */

/** By the name of the effect: a card may be played as another one (V-315). */
export function sourceOf({ card, effect }: Frame): string | null {
  if (card === NO_CARD) return null;
  const dot = effect.indexOf('.');
  return dot < 0 ? effect : effect.slice(0, dot);
}

/** The same question put to another seat: others choose too where a card says so. */
export const askedOf = (f: Frame, seat: Seat): Frame => ({ ...f, owner: seat });

interface HowMany {
  readonly min: number;
  readonly max: number;
  readonly ordered?: boolean;
}

/** V-120: the numbers are lowered to what there is. */
export function pickCards(
  id: string,
  f: Frame,
  from: readonly CardId[],
  { min, max, ordered = false }: HowMany,
): Decision | null {
  if (from.length === 0 || max === 0) return null;
  return {
    kind: 'pick-cards',
    id,
    seat: f.owner,
    source: sourceOf(f),
    from: from.slice(),
    min: Math.min(min, from.length),
    max: Math.min(max, from.length),
    ordered,
  };
}

export const pickOne = (id: string, f: Frame, from: readonly CardId[]): Decision | null =>
  pickCards(id, f, from, { min: 1, max: 1 });

/** V-121: only targets that let the effect do something are offered. */
export function pickPlayer(id: string, f: Frame, from: readonly Seat[]): Decision | null {
  return from.length === 0 ? null : { kind: 'pick-seat', id, seat: f.owner, source: sourceOf(f), from };
}

/** V-310: asked of the owner of the effect, or of another seat. */
export const pickNumber = (id: string, f: Frame, min: number, max: number, seat = f.owner): Decision => ({
  kind: 'pick-number',
  id,
  seat,
  source: sourceOf(f),
  min,
  max,
});

export function pickOption(id: string, f: Frame, options: readonly Json[]): Decision | null {
  return options.length === 0
    ? null
    : { kind: 'pick-option', id, seat: f.owner, source: sourceOf(f), options };
}

/** V-128: two or more cards that go to one pile at the same moment, or to places in a row. */
export function orderCards(f: Frame, cards: readonly CardId[], id = 'order.cards'): Decision | null {
  return cards.length === 0
    ? null
    : { kind: 'order-cards', id, seat: f.owner, source: sourceOf(f), cards: cards.slice() };
}

export const confirm = (id: string, f: Frame): Decision => ({
  kind: 'confirm',
  id,
  seat: f.owner,
  source: sourceOf(f),
});
