import { type Bot, greedyVallee, randomBot } from '@comptoir/bots';
import type { AnyGame, BaseState, Kinded, Language, Wording } from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import { wording as valleeWording } from '@comptoir/vallee/texts';
import type { Board } from './boards/board.ts';
import { valleeBoard } from './boards/vallee.ts';

export type AnyBot = Bot<BaseState, Kinded, unknown, unknown, unknown>;
export type AnyWording = Wording<Kinded, unknown, unknown>;

/** A game with all that the terminal needs of it. */
export interface GameEntry {
  readonly game: AnyGame;
  readonly wording: Readonly<Record<Language, AnyWording>>;
  readonly board: Board<Kinded, unknown>;
  /** By id; `random` is always among them. */
  readonly bots: Readonly<Record<string, AnyBot>>;
  /** Figures of a finished game, for the averages of a simulation. */
  readonly statistics?: (state: BaseState) => Readonly<Record<string, number>>;
}

/**
 * Boards, bots and figures are written for the types of their game and used here for any: each entry is put together
 * once, by the one function that knows that its parts belong to each other.
 */
function entry<D extends Kinded, V>(
  game: AnyGame,
  wording: Readonly<Record<Language, AnyWording>>,
  board: Board<D, V>,
  bots: Readonly<Record<string, unknown>>,
  statistics?: GameEntry['statistics'],
): GameEntry {
  return {
    game,
    wording,
    board: board as unknown as Board<Kinded, unknown>,
    bots: { random: randomBot(), ...(bots as Record<string, AnyBot>) },
    ...(statistics ? { statistics } : {}),
  };
}

export const GAMES: Readonly<Record<string, GameEntry>> = {
  vallee: entry(vallee as unknown as AnyGame, valleeWording as Record<Language, AnyWording>, valleeBoard, {
    greedy: greedyVallee,
  }),
};
