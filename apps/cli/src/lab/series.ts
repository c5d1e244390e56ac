import { bout, type Rate, rateOf, sidesOf } from '@comptoir/bots';
import type { AnyBot, GameEntry } from '../games.ts';

/** Many meetings of bots: what is played, in which pieces, and what came of it. */

/** All that decides what is played: two runs with the same plan play the same games. */
export interface Plan {
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: number;
  /** Milliseconds per decision of bots that name no budget; null leaves them their own. */
  readonly time: number | null;
  /** What the bots were built from, by where they come from: `.` is this build. */
  readonly builds: Readonly<Record<string, string | null>>;
}

/** A part of the deals of a plan, for one machine of several: the `index`th of `of`, from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** One bot among others of one kind: what it won in each game, null for games not played yet. */
export interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly won: (number | null)[];
  /** Of all games together, thinking included, whichever thread played them. */
  seconds: number;
}

export interface Bout {
  readonly a: number;
  readonly b: number;
  readonly at: number;
}

export interface Played {
  readonly won: number;
  readonly seconds: number;
}

/** Every pair, the strongest by the order of the plan first. */
export function newMeetings({ bots, games }: Plan): Meeting[] {
  const meetings: Meeting[] = [];
  for (let a = bots.length - 1; a > 0; a--)
    for (let b = a - 1; b >= 0; b--)
      meetings.push({ a, b, won: new Array<number | null>(games).fill(null), seconds: 0 });
  return meetings;
}

/** Deals are never split: each shard plays its deals from every seat. */
export const isIn = (shard: Shard | null, at: number, sides: number): boolean =>
  shard === null || Math.floor(at / sides) % shard.of === shard.index - 1;

export const sidesIn = ({ game, brain }: GameEntry, { options, seed }: Plan): number =>
  sidesOf(game, options, seed, brain.side).sides.length;

export function rateSoFar({ won }: Meeting): Rate {
  let wins = 0;
  let games = 0;
  for (const one of won) {
    if (one === null) continue;
    wins += one;
    games += 1;
  }
  return rateOf(wins, games);
}

export function playBout(
  { game, brain }: GameEntry,
  { options, seed }: Plan,
  bots: readonly AnyBot[],
  { a, b, at }: Bout,
): Played {
  const start = performance.now();
  const won = bout(game, options, [bots[a] as AnyBot, bots[b] as AnyBot], at, seed, brain.side);
  return { won, seconds: (performance.now() - start) / 1000 };
}

/** Plays games of a series, one at a time. */
export interface Lane {
  play(bout: Bout): Promise<Played>;
  close(): Promise<void>;
}

/** Gives the games that are open to the lanes, in order; `ended` hears of each. */
export async function playSeries(
  open: Iterable<Bout>,
  lanes: readonly Lane[],
  ended: (bout: Bout, played: Played) => void,
): Promise<void> {
  const queue = open[Symbol.iterator]();
  const work = async (lane: Lane): Promise<void> => {
    for (let next = queue.next(); next.done !== true; next = queue.next())
      ended(next.value, await lane.play(next.value));
  };
  try {
    await Promise.all(lanes.map(work));
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
  }
}

export function* openBouts(meetings: readonly Meeting[], isOurs: (at: number) => boolean): Generator<Bout> {
  for (const { a, b, won } of meetings)
    for (let at = 0; at < won.length; at++) if (won[at] === null && isOurs(at)) yield { a, b, at };
}
