import { type BaseState, below, type Kinded, LEAVE, type Reply } from '@comptoir/kit';
import type { Bot, Situation } from '../bot.ts';

/** How often, in percent, a novice takes something else that looked possible. */
const SLIPS = 30;

/** Plays like a sound player, but now and then takes a fancy to another of the plausible answers. */
export function noviceOf<S extends BaseState, D extends Kinded, E, V, O>(
  plausible: (situation: Situation<S, D, E, V, O>) => readonly Reply[],
  sound: Bot<S, D, E, V, O>,
): Bot<S, D, E, V, O> {
  return {
    id: 'novice',
    answer(situation) {
      const { rng } = situation;
      if (below(rng, 100) >= SLIPS) return sound.answer(situation);
      const fancies = plausible(situation);
      const fancy = fancies[below(rng, fancies.length)] as Reply;
      return fancy === LEAVE ? sound.answer(situation) : fancy.answer;
    },
    consider: (situation) => sound.consider(situation),
  };
}
