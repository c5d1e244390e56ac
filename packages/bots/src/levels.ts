import { answering, type BaseState, canonical, type Kinded, type Reply } from '@comptoir/kit';
import type { Bot, Situation } from './bot.ts';
import { type BotId, inStyle, type Level } from './level-names.ts';
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
/** Share of a win that a master with a style gives up for what it likes. */
const INDULGENCE = 0.03;

/** Those that every game has, and its levels in each of its styles by the ids of `inStyle`. */
export type Bots<S extends BaseState, D extends Kinded, E, V, O> = Readonly<
  Record<BotId, Bot<S, D, E, V, O>>
> &
  Readonly<Record<string, Bot<S, D, E, V, O>>>;

interface Players<S extends BaseState, D extends Kinded, E, V, O> {
  readonly merchant: Bot<S, D, E, V, O>;
  readonly greedy: Bot<S, D, E, V, O>;
  /** What a novice may choose instead, where the candidates of the search take too long to find or are too odd. */
  readonly fancies?: (situation: Situation<S, D, E, V, O>) => readonly Reply[];
  /** Merchants that like some things more than they are worth, by style. */
  readonly styles?: Readonly<Record<string, Bot<S, D, E, V, O>>>;
}

/** One merchant for each of the tastes of a game. */
export const withStyles = <T, B>(
  tastes: Readonly<Record<string, T>>,
  merchantWith: (taste: T) => B,
): Readonly<Record<string, B>> =>
  Object.fromEntries(Object.entries(tastes).map(([style, taste]) => [style, merchantWith(taste)]));

/** All bots of a game, from its brain and its players without search. */
export function botsOf<S extends BaseState, D extends Kinded, E, V, O>(
  brain: Brain<S, D, E, V, O>,
  { merchant, greedy, fancies = brain.candidates, styles = {} }: Players<S, D, E, V, O>,
): Bots<S, D, E, V, O> {
  type Own = Bot<S, D, E, V, O>;
  const levels = (sound: Own, thinker: Brain<S, D, E, V, O>, style: string | null) => {
    const id = (level: Level): string => inStyle(level, style);
    return {
      beginner: noviceOf(id('beginner'), SLIPS.beginner, fancies, sound),
      novice: noviceOf(id('novice'), SLIPS.novice, fancies, sound),
      merchant: { ...sound, id: id('merchant') },
      master: masterOf(id('master'), 1, thinker, () => plays(USUAL_PLAYS)),
      grandmaster: masterOf(id('grandmaster'), GRAND, thinker, () => plays(GRAND * USUAL_PLAYS)),
    } satisfies Record<Level, Own>;
  };
  const styled = Object.entries(styles).flatMap(([style, sound]) =>
    Object.values(levels(sound, leaning(brain, sound), style)).map((bot): [string, Own] => [bot.id, bot]),
  );
  return {
    ...levels(merchant, brain, null),
    greedy,
    random: randomBot(),
    ...Object.fromEntries(styled),
  };
}

/** The same search, with a liking for what a merchant of a style would do; what others say is answered as that one does. */
function leaning<S extends BaseState, D extends Kinded, E, V, O>(
  brain: Brain<S, D, E, V, O>,
  merchant: Bot<S, D, E, V, O>,
): Brain<S, D, E, V, O> {
  return {
    ...brain,
    trust: INDULGENCE,
    candidates(situation) {
      if (situation.decision.standing === true) return [merchant.consider(situation)];
      const liked = answering(merchant.answer(situation));
      const known = canonical(liked);
      return [liked, ...brain.candidates(situation).filter((reply) => canonical(reply) !== known)];
    },
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
