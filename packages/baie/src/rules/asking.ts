import { type EffectWriter, effectsFor, type Seat } from '@comptoir/kit';
import type { Decision } from '../decisions.ts';
import type { State } from '../state.ts';

/** The writer of effects for La Baie, and how its questions are put. A question without options is not asked. */
export const effect: EffectWriter<State, Decision> = effectsFor<State, Decision>();

export function pickOption(
  id: string,
  seat: Seat,
  options: readonly string[],
  source: string | null = null,
): Decision | null {
  return options.length === 0 ? null : { kind: 'pick-option', id, seat, source, options };
}

export function pickCards(
  id: string,
  seat: Seat,
  from: readonly number[],
  min: number,
  max: number,
): Decision | null {
  if (from.length === 0 || max === 0) return null;
  const most = Math.min(max, from.length);
  return { kind: 'pick-cards', id, seat, source: null, from, min: Math.min(min, most), max: most };
}

export const pickNumber = (id: string, seat: Seat, min: number, max: number): Decision => ({
  kind: 'pick-number',
  id,
  seat,
  source: null,
  min,
  max,
});

export const confirm = (id: string, seat: Seat, source: string | null = null): Decision => ({
  kind: 'confirm',
  id,
  seat,
  source,
});
