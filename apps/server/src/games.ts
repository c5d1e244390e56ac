import { type AnyBot, type AnyBrain, CATALOG } from '@comptoir/catalog';
import {
  type AnyGame,
  answerOfSilence,
  type BaseState,
  type Json,
  type Kinded,
  type TablePolicy,
} from '@comptoir/kit';

export type { AnyBot } from '@comptoir/catalog';
export type { OwnTimer } from '@comptoir/kit';

/** A game as the tables know it: its rules, its bots, and what time means in it. */
export interface TableGame extends TablePolicy<BaseState, Kinded> {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, AnyBot>>;
  /** Advises people. */
  readonly brain: AnyBrain;
}

/** Every game of the catalog. Its first bot, which is sound and answers at once, takes seats that nobody plays. */
export const GAMES: ReadonlyMap<string, TableGame> = new Map(
  [...CATALOG].map(([id, { game, table, players }]) => {
    const { merchant, ...others } = players.bots;
    return [
      id,
      { ...table, game, bots: { ...(merchant ? { merchant } : {}), ...others }, brain: players.brain },
    ];
  }),
);

export const defaultAnswer = (rules: TableGame, decision: Kinded): Json =>
  answerOfSilence(rules.game, rules, decision);

/** By game: the newest rules that can be read here. */
export const rulesOf = (games: ReadonlyMap<string, TableGame>): ReadonlyMap<string, number> =>
  new Map([...games].map(([name, { game }]) => [name, game.rules]));
