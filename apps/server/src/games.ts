import { type Bot, randomBot } from '@comptoir/bots';
import type { AnyGame, BaseState, Json, Kinded, Move } from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';

export type AnyBot = Bot<BaseState, Kinded, unknown, unknown, unknown>;

/** A game as the tables know it: its rules, its bots, and what time means in it. */
export interface TableGame {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, AnyBot>>;
  /** Whether a question belongs to a response window, which has a timer of its own (K-205). */
  readonly isWindow?: (decision: Kinded) => boolean;
  /** What silence means (K-205, K-212); the first legal answer where a game says nothing. */
  readonly defaultAnswer?: (decision: Kinded) => Json;
  /** K-201: commands that arrive within one slice (milliseconds) are ordered by rank. */
  readonly arbitration?: { readonly slice: number; readonly rank: (move: Move, standing: boolean) => number };
  /** Options of a rematch, from those of the game before and its places by seat. */
  readonly rematch?: (options: Json, places: readonly number[]) => Json;
}

const random = (): AnyBot => randomBot<BaseState, Kinded, unknown, unknown, unknown>();

/** V-026: someone who did not win starts the next game. */
function valleeRematch(options: Json, places: readonly number[]): Json {
  const losers = places.flatMap((place, seat) => (place > 1 ? [seat] : []));
  return { ...(options as Record<string, Json>), firstPlayer: 'random', previousLosers: losers };
}

export const GAMES: ReadonlyMap<string, TableGame> = new Map<string, TableGame>([
  ['vallee', { game: vallee as unknown as AnyGame, bots: { random: random() }, rematch: valleeRematch }],
]);

export function defaultAnswer({ game, defaultAnswer }: TableGame, decision: Kinded): Json {
  if (defaultAnswer) return defaultAnswer(decision);
  for (const answer of game.answers(decision)) return answer;
  return null;
}
