import { type BaseState, below, type Kinded, LEAVE, type Reply } from '@comptoir/kit';
import type { Bot, Situation } from '../bot.ts';

/** Plays like a sound player, but gives another plausible answer in `slips` percent of cases. */
export function noviceOf<S extends BaseState, D extends Kinded, E, V, O>(
  id: string,
  slips: number,
  plausible: (situation: Situation<S, D, E, V, O>) => readonly Reply[],
  sound: Bot<S, D, E, V, O>,
): Bot<S, D, E, V, O> {
  return {
    id,
    answer(situation) {
      const { rng } = situation;
      if (below(rng, 100) >= slips) return sound.answer(situation);
      const fancies = plausible(situation);
      const fancy = fancies[below(rng, fancies.length)] as Reply;
      return fancy === LEAVE ? sound.answer(situation) : fancy.answer;
    },
    consider: (situation) => sound.consider(situation),
  };
}
