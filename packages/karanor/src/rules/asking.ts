import {
  type Act,
  type EffectWriter,
  effectsFor,
  type Json,
  type PickOption,
  type Seat,
} from '@comptoir/kit';
import type { Decision } from '../decisions.ts';
import type { State } from '../state.ts';

/** The writer of effects for Karanor. */
export const effect: EffectWriter<State, Decision> = effectsFor<State, Decision>();

export const pickOption = (
  id: string,
  seat: Seat,
  source: string | null,
  options: readonly Json[],
): PickOption => ({ kind: 'pick-option', id, seat, source, options });

export const act = (id: string, seat: Seat): Act => ({ kind: 'act', id, seat, source: null });
