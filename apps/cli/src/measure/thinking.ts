import { finish, playOut, plays, rank, situationOf } from '@comptoir/bots';
import { type BaseState, type Kinded, xoshiro } from '@comptoir/kit';
import type { AnyBot, GameEntry } from '../games.ts';

/**
 * What thinking costs: imagined games and their decisions per second, and the answer times of bots that do not search.
 */
export interface Thinking {
  readonly playsPerSecond: number;
  /** Decisions of imagined games: the nodes of the search. */
  readonly nodesPerSecond: number;
  /** Slowest tenth and longest answer of the merchant, in milliseconds. */
  readonly merchantTenth: number;
  readonly merchantLongest: number;
}

/** Bots that answer at once, in the order in which they are asked; the first one warms the game up for the others. */
const QUICK = ['novice', 'merchant', 'greedy'] as const;
export type FirstAnswers = Readonly<Record<(typeof QUICK)[number], number>>;

/** How long the first question of a game takes each of them, in milliseconds, where nothing has run before. */
export function measureFirstAnswers({ game, bots }: GameEntry, options: unknown): FirstAnswers {
  const state = game.setup(1, options);
  const decision = game.decisions(state).find(({ standing }) => standing !== true) as Kinded;
  const times = QUICK.map((id) => {
    const situation = situationOf(game, state, decision, { rng: xoshiro(1), heard: [] });
    const start = performance.now();
    (bots[id] as AnyBot).answer(situation);
    return [id, performance.now() - start] as const;
  });
  return Object.fromEntries(times) as FirstAnswers;
}

const PLAYS = 24;
/** One decision in this many is thought about. */
const SAMPLED = 12;
const MEASURED_MS = 3_000;

/** Looks at decisions all through a game of merchants. */
export function measureThinking({ game, brain, bots }: GameEntry, options: unknown): Thinking {
  let nodes = 0;
  const counting = {
    ...game,
    proceed: (...args: Parameters<typeof game.proceed>) => {
      nodes += 1;
      return game.proceed(...args);
    },
  };
  const merchant = bots['merchant'] as AnyBot;
  const answers: number[] = [];
  const timed: AnyBot = {
    ...merchant,
    answer(situation) {
      const start = performance.now();
      const answer = merchant.answer(situation);
      answers.push(performance.now() - start);
      return answer;
    },
  };
  let played = 0;
  let spent = 0;
  let seen = 0;
  let seed = 0;
  const think = (state: BaseState, decisions: readonly Kinded[]): void => {
    if (seen++ % SAMPLED !== 0 || spent > MEASURED_MS) return;
    const decision = decisions.find(({ standing }) => standing !== true);
    if (decision === undefined) return;
    const situation = situationOf(counting, state, decision, { rng: xoshiro(seen), heard: [] });
    const start = performance.now();
    for (const { plays: times } of finish(rank(brain, situation, plays(PLAYS)))) played += times;
    spent += performance.now() - start;
  };
  while (spent < MEASURED_MS) {
    seed += 1;
    const seats = Array.from({ length: game.seats(options) }, () => timed);
    playOut(game, options, seed, seats, { limit: 20_000, each: think });
  }
  answers.sort((a, b) => a - b);
  return {
    playsPerSecond: Math.round((1000 * played) / spent),
    nodesPerSecond: Math.round((1000 * nodes) / spent),
    merchantTenth: answers[Math.floor(answers.length * 0.9)] ?? 0,
    merchantLongest: answers.at(-1) ?? 0,
  };
}
