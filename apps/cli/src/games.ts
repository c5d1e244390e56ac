import { baie } from '@comptoir/baie';
import { wording as baieWording } from '@comptoir/baie/texts';
import {
  type Bot,
  type Brain,
  baieBots,
  baieBrain,
  baieCharacters,
  baieReasons,
  baieStatistics,
  karanorBots,
  karanorBrain,
  karanorCharacters,
  karanorReasons,
  karanorReport,
  karanorStatistics,
  type Level,
  valleeBots,
  valleeBrain,
  valleeCharacters,
  valleeReasons,
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
export type AnyBrain = Brain<BaseState, Kinded, unknown, unknown, unknown>;
export type Characters = Readonly<
  Record<Language, Readonly<Record<Level, { readonly name: string; readonly line: string }>>>
>;
export type AnyWording = Wording<Kinded, unknown, unknown>;

export type Statistics = (options: unknown, games: number, seed: number) => object;
export type Report = (found: object, language: Language) => string[];

/** A game with all that the terminal needs of it. */
export interface GameEntry {
  readonly game: AnyGame;
  readonly wording: Readonly<Record<Language, AnyWording>>;
  readonly board: Board<Kinded, unknown>;
  readonly bots: Readonly<Record<string, AnyBot>>;
  /** Who plays at each level. */
  readonly characters: Characters;
  /** What advice and review think with, and their reasons in words. */
  readonly brain: AnyBrain;
  readonly reasons: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Figures of so many games among greedy bots, with seeds from `seed` on. */
  readonly statistics?: Statistics;
  /** Those figures in sentences; without it they are printed as they are. */
  readonly report?: Report;
}

/**
 * The parts of a game are written for its own types and used here for any: each entry is put together once, where it
 * is plain that they belong to each other.
 */
const entry = (parts: { readonly [K in keyof GameEntry]: unknown }): GameEntry => parts as GameEntry;

export const GAMES: Readonly<Record<string, GameEntry>> = {
  vallee: entry({
    game: vallee,
    wording: valleeWording,
    board: valleeBoard,
    bots: valleeBots,
    characters: valleeCharacters,
    brain: valleeBrain,
    reasons: valleeReasons,
  }),
  baie: entry({
    game: baie,
    wording: baieWording,
    board: baieBoard,
    bots: baieBots,
    characters: baieCharacters,
    brain: baieBrain,
    reasons: baieReasons,
    statistics: baieStatistics,
  }),
  karanor: entry({
    game: karanor,
    wording: karanorWording,
    board: karanorBoard,
    bots: karanorBots,
    characters: karanorCharacters,
    brain: karanorBrain,
    reasons: karanorReasons,
    statistics: karanorStatistics,
    report: karanorReport,
  }),
};
