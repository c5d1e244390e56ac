import { baie } from '@comptoir/baie';
import { wording as baieWording } from '@comptoir/baie/texts';
import { type Bot, baieStatistics, greedyBaieBot, greedyVallee, randomBot } from '@comptoir/bots';
import type { AnyGame, BaseState, Kinded, Language, Wording } from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import { wording as valleeWording } from '@comptoir/vallee/texts';
import { baieBoard } from './boards/baie.ts';
import type { Board } from './boards/board.ts';
import { valleeBoard } from './boards/vallee.ts';

export type AnyBot = Bot<BaseState, Kinded, unknown, unknown, unknown>;
export type AnyWording = Wording<Kinded, unknown, unknown>;

export type Statistics = (options: unknown, games: number, seed: number) => object;

/** A game with all that the terminal needs of it. */
export interface GameEntry {
  readonly game: AnyGame;
  readonly wording: Readonly<Record<Language, AnyWording>>;
  readonly board: Board<Kinded, unknown>;
  /** By id; `random` is always among them. */
  readonly bots: Readonly<Record<string, AnyBot>>;
  /** Figures of so many games among greedy bots, with seeds from `seed` on. */
  readonly statistics?: Statistics;
}

/**
 * The parts of a game are written for its own types and used here for any: each entry is put together once, where it
 * is plain that they belong to each other.
 */
function entry(
  game: unknown,
  wording: unknown,
  board: unknown,
  bots: Readonly<Record<string, unknown>>,
  statistics?: (options: never, games: number, seed: number) => object,
): GameEntry {
  return {
    game: game as AnyGame,
    wording: wording as GameEntry['wording'],
    board: board as GameEntry['board'],
    bots: { random: randomBot(), ...(bots as Record<string, AnyBot>) },
    ...(statistics ? { statistics: statistics as unknown as Statistics } : {}),
  };
}

export const GAMES: Readonly<Record<string, GameEntry>> = {
  vallee: entry(vallee, valleeWording, valleeBoard, { greedy: greedyVallee }),
  baie: entry(baie, baieWording, baieBoard, { greedy: greedyBaieBot() }, baieStatistics),
};
