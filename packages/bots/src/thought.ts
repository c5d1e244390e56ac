import { answering, type BaseState, type Kinded, LEAVE, type Reply } from '@comptoir/kit';
import type { Bot, Situation } from './bot.ts';

/** Why a bot did not get its way: it failed, it took too long, or its answer was against the rules. */
export interface Mishap {
  readonly bot: string;
  readonly question: string;
  readonly kind: 'failed' | 'overran' | 'illegal';
  readonly detail: string;
}

/**
 * How long a bot may think about something that was said, such as an offer, at tables where it may think longer about
 * its moves. People wait for an answer, and several bots may have to be asked one after the other.
 */
export const ANSWERING_MS = 400;

/** A thought that takes this many times its budget is not waited for. */
const PATIENCE = 2;

/**
 * A bot's thought in pieces. It always ends with a legal answer (a standing question may be left), and mishaps are
 * reported. The caller may stop at any piece.
 */
export function* thoughtOf<S extends BaseState, D extends Kinded, E, V, O>(
  bot: Bot<S, D, E, V, O>,
  situation: Situation<S, D, E, V, O>,
  report: (mishap: Mishap) => void,
): Generator<number, Reply> {
  const { game, decision, budget, rng } = situation;
  const isStanding = decision.standing === true;
  const giveUp = (kind: Mishap['kind'], detail: string): Reply => {
    report({ bot: bot.id, question: decision.id, kind, detail });
    return isStanding ? LEAVE : answering(game.sample(decision, rng));
  };
  let reply: Reply;
  try {
    if (bot.ponder === undefined)
      reply = isStanding ? bot.consider(situation) : answering(bot.answer(situation));
    else {
      const pieces = bot.ponder(situation);
      let piece = pieces.next();
      for (let done = 0; piece.done !== true; piece = pieces.next()) {
        if (budget !== undefined && budget.used(++done) > PATIENCE)
          return giveUp('overran', `${Math.round(100 * budget.used(done))} % of its budget`);
        yield piece.value;
      }
      reply = piece.value;
    }
  } catch (error) {
    return giveUp('failed', error instanceof Error ? error.message : String(error));
  }
  if (reply === LEAVE)
    return isStanding ? LEAVE : giveUp('illegal', 'left a question that the game waits for');
  const refused = game.check(decision, reply.answer);
  return refused === null ? reply : giveUp('illegal', refused.reason);
}
