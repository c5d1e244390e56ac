import { type BaseState, Defect, type Kinded, LEAVE, type Reply } from '@comptoir/kit';
import type { Bot, Situation } from '../bot.ts';
import type { Brain } from './brain.ts';
import type { Budget } from './budget.ts';
import { finish, rank } from './rank.ts';

/** Compares the answers a sound player would consider, by imagining how the game goes on. */
export function masterOf<S extends BaseState, D extends Kinded, E, V, O>(
  id: string,
  patience: number,
  brain: Brain<S, D, E, V, O>,
  budget: () => Budget,
): Bot<S, D, E, V, O> {
  function* ponder(situation: Situation<S, D, E, V, O>): Generator<number, Reply> {
    const next = brain.resumed?.(situation) ?? null;
    if (next !== null) return next;
    const candidates = brain.candidates(situation);
    if (candidates.length === 1) return candidates[0] as Reply;
    // The candidates are asked for once: the search must compare those that were looked at here.
    const ranked = yield* rank(
      { ...brain, candidates: () => candidates },
      situation,
      situation.budget ?? budget(),
    );
    const { reply } = ranked[0] as (typeof ranked)[number];
    brain.settled?.(situation, reply);
    return reply;
  }
  return {
    id,
    patience,
    answer(situation) {
      const reply = finish(ponder(situation));
      if (reply === LEAVE) throw new Defect(`left ${situation.decision.id}, which is awaited`);
      return reply.answer;
    },
    consider: (situation) => finish(ponder(situation)),
    ponder,
  };
}
