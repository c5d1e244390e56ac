import { type Bot, randomBot } from '@comptoir/bots';
import type { AnyGame, BaseState, Kinded } from '@comptoir/kit';

export type AnyBot = Bot<BaseState, Kinded, unknown, unknown, unknown>;

/** A game with its bots, as the worker plays it. */
export interface Playable {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, AnyBot>>;
}

/** The one place where game and bots forget their types: they are only ever given each other's. */
export function playableOf(game: unknown, bots: Readonly<Record<string, unknown>>): Playable {
  return { game: game as AnyGame, bots: { random: randomBot(), ...(bots as Record<string, AnyBot>) } };
}
