import type { BaseState, Game, Kinded, Rng } from '@comptoir/kit';
import type { Situation } from './bot.ts';

/** What a seat may know when it is asked: its view, and worlds that look the same. Never the state. */
export function situationOf<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  state: S,
  decision: D,
  { rng, heard }: { rng: Rng; heard: readonly E[] },
): Situation<S, D, E, V, O> {
  const { seat } = decision;
  return {
    game,
    seat,
    view: game.view(state, seat),
    decision,
    world: () => game.determinize(state, [seat], rng),
    rng,
    heard,
  };
}
