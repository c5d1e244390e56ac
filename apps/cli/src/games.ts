import { baie } from '@comptoir/baie';
import { wording as baieWording } from '@comptoir/baie/texts';
import {
  type Bot,
  baieStatistics,
  greedyBaieBot,
  greedyKaranor,
  greedyVallee,
  karanorReport,
  karanorStatistics,
  randomBot,
} from '@comptoir/bots';
import { karanor } from '@comptoir/karanor';
import { wording as karanorWording } from '@comptoir/karanor/texts';
import type { AnyGame, BaseState, Kinded, Language, Wording } from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import { wording as valleeWording } from '@comptoir/vallee/texts';
import { baieBoard } from './boards/baie.ts';
import type { Board } from './boards/board.ts';
import { karanorBoard } from './boards/karanor.ts';
import { valleeBoard } from './boards/vallee.ts';

export type AnyBot = Bot<BaseState, Kinded, unknown, unknown, unknown>;
export type AnyWording = Wording<Kinded, unknown, unknown>;

export type Statistics = (options: unknown, games: number, seed: number) => object;
export type Report = (found: object, language: Language) => string[];

/** A game with all that the terminal needs of it. */
export interface GameEntry {
  readonly game: AnyGame;
  readonly wording: Readonly<Record<Language, AnyWording>>;
  readonly board: Board<Kinded, unknown>;
  /** By id; `random` is always among them. */
  readonly bots: Readonly<Record<string, AnyBot>>;
  /** Figures of so many games among greedy bots, with seeds from `seed` on. */
  readonly statistics?: Statistics;
  /** Those figures in sentences; without it they are printed as they are. */
  readonly report?: Report;
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
  report?: (found: never, language: Language) => string[],
): GameEntry {
  return {
    game: game as AnyGame,
    wording: wording as GameEntry['wording'],
    board: board as GameEntry['board'],
    bots: { random: randomBot(), ...(bots as Record<string, AnyBot>) },
    ...(statistics ? { statistics: statistics as unknown as Statistics } : {}),
    ...(report ? { report: report as unknown as Report } : {}),
  };
}

export const GAMES: Readonly<Record<string, GameEntry>> = {
  vallee: entry(vallee, valleeWording, valleeBoard, { greedy: greedyVallee }),
  baie: entry(baie, baieWording, baieBoard, { greedy: greedyBaieBot() }, baieStatistics),
  karanor: entry(
    karanor,
    karanorWording,
    karanorBoard,
    { greedy: greedyKaranor },
    karanorStatistics,
    karanorReport,
  ),
};
