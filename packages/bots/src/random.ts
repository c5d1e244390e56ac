import { answering, type BaseState, below, type Kinded, LEAVE } from '@comptoir/kit';
import type { Bot } from './bot.ts';

/** How often, in percent, the random player uses a chance that nobody waits for: it must not flood a table. */
const INITIATIVE = 4;

/** Any legal answer, each question for itself. */
export function randomBot<S extends BaseState, D extends Kinded, E, V, O>(): Bot<S, D, E, V, O> {
  return {
    id: 'random',
    answer: ({ game, decision, rng }) => game.sample(decision, rng),
    consider: ({ game, decision, rng }) =>
      below(rng, 100) < INITIATIVE ? answering(game.sample(decision, rng)) : LEAVE,
  };
}
