import type { BaseState, Kinded, Reply } from '@comptoir/kit';
import type { Bot, Situation } from './bot.ts';
import type { BotId } from './level-names.ts';
import { randomBot } from './random.ts';
import type { Brain } from './search/brain.ts';
import { type Budget, plays } from './search/budget.ts';
import { masterOf } from './search/master.ts';
import { noviceOf } from './search/novice.ts';

/** Imagined games per decision where nobody sets a budget. */
const USUAL_PLAYS = 256;
/** A grand master thinks this many times as long as a master: five seconds to one. */
const GRAND = 5;
/** How often, in percent, they take something else that looked possible. */
const SLIPS = { beginner: 65, novice: 30 } as const;

export type Bots<S extends BaseState, D extends Kinded, E, V, O> = Readonly<
  Record<BotId, Bot<S, D, E, V, O>>
>;

interface Players<S extends BaseState, D extends Kinded, E, V, O> {
  readonly merchant: Bot<S, D, E, V, O>;
  readonly greedy: Bot<S, D, E, V, O>;
  /** What a novice may choose instead, where the candidates of the search take too long to find or are too odd. */
  readonly fancies?: (situation: Situation<S, D, E, V, O>) => readonly Reply[];
}

/** All bots of a game, from its brain and its players without search. */
export function botsOf<S extends BaseState, D extends Kinded, E, V, O>(
  brain: Brain<S, D, E, V, O>,
  { merchant, greedy, fancies = brain.candidates }: Players<S, D, E, V, O>,
): Bots<S, D, E, V, O> {
  return {
    beginner: noviceOf('beginner', SLIPS.beginner, fancies, merchant),
    novice: noviceOf('novice', SLIPS.novice, fancies, merchant),
    merchant,
    master: masterOf('master', 1, brain, () => plays(USUAL_PLAYS)),
    grandmaster: masterOf('grandmaster', GRAND, brain, () => plays(GRAND * USUAL_PLAYS)),
    greedy,
    random: randomBot(),
  };
}

/** The same bot, with another budget than its own. */
export function withBudget<S extends BaseState, D extends Kinded, E, V, O>(
  bot: Bot<S, D, E, V, O>,
  budget: () => Budget,
): Bot<S, D, E, V, O> {
  const given = (situation: Situation<S, D, E, V, O>) => ({ ...situation, budget: budget() });
  const { ponder, patience } = bot;
  return {
    id: bot.id,
    ...(patience === undefined ? {} : { patience }),
    answer: (situation) => bot.answer(given(situation)),
    consider: (situation) => bot.consider(given(situation)),
    ...(ponder ? { ponder: (situation: Situation<S, D, E, V, O>) => ponder(given(situation)) } : {}),
  };
}
