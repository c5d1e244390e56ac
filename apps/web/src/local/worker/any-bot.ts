import type { Bot, Brain } from '@comptoir/bots';
import type { AnyGame, BaseState, Json, Kinded, Seed } from '@comptoir/kit';

export type AnyBot = Bot<BaseState, Kinded, unknown, unknown, unknown>;
export type AnyBrain = Brain<BaseState, Kinded, unknown, unknown, unknown>;

/** A game with its bots and the brain that advises people, as the worker plays it. */
export interface Playable {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, AnyBot>>;
  readonly brain: AnyBrain;
  /** Fetches what this deal, or the position in its place, needs; a game that comes whole has none. */
  readonly prepare?: Prepare | undefined;
  /** The answer of a question that a person need not be asked; undefined for most. */
  readonly settles?: Settles | undefined;
}
export type Prepare = (seed: Seed, options: unknown, position: unknown) => Promise<void>;
export type Settles = (decision: Kinded, view: unknown) => Json | undefined;

/** The one place where game and bots give up their types: they are only ever used together. */
export function playableOf(
  game: unknown,
  bots: Readonly<Record<string, unknown>>,
  brain: unknown,
  table: { readonly settles?: unknown; readonly prepare?: Prepare } = {},
): Playable {
  return {
    game: game as AnyGame,
    bots: bots as Playable['bots'],
    brain: brain as AnyBrain,
    prepare: table.prepare,
    settles: table.settles as Settles | undefined,
  };
}
