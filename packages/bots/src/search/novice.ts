import { type BaseState, below, type Json, type Kinded } from '@comptoir/kit';
import type { Bot } from '../bot.ts';
import type { Brain } from './brain.ts';

/** How often, in percent, a novice takes something else that looked possible. */
const SLIPS = 30;

/** Plays like a sound player, but now and then takes a fancy to another of the plausible answers. */
export function noviceOf<S extends BaseState, D extends Kinded, E, V, O>(
  brain: Pick<Brain<S, D, E, V, O>, 'candidates'>,
  sound: Bot<S, D, E, V, O>,
): Bot<S, D, E, V, O> {
  return {
    id: 'novice',
    answer(situation) {
      const { rng } = situation;
      if (below(rng, 100) >= SLIPS) return sound.answer(situation);
      const plausible = brain.candidates(situation);
      return plausible[below(rng, plausible.length)] as Json;
    },
    consider: (situation) => sound.consider(situation),
  };
}
