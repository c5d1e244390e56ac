import type { BaseState, Game, Json, Kinded, Reply, Rng, Seat } from '@comptoir/kit';
import type { Budget } from './search/budget.ts';

/** What a bot gets to decide with: its view, its question, random worlds that look the same to it. Never the real state. */
export interface Situation<S extends BaseState, D extends Kinded, E, V, O> {
  readonly game: Game<S, D, E, V, O>;
  readonly seat: Seat;
  readonly view: V;
  readonly decision: D;
  /** A fresh determinized world. */
  world(): S;
  /** The bot's own randomness. */
  readonly rng: Rng;
  /** What this seat was told so far, in order; a bot that remembers reads it. */
  readonly heard: readonly E[];
  /** How long it may think; a bot that thinks has a budget of its own where a table sets none. */
  readonly budget?: Budget;
}

/** A player that answers in the same way as people. */
export interface Bot<S extends BaseState, D extends Kinded, E, V, O> {
  readonly id: string;
  /** How long it thinks, as a multiple of the usual time of a table; 1 by default. */
  readonly patience?: number;
  /** Answers a question the game waits for. */
  answer(situation: Situation<S, D, E, V, O>): Json;
  /** Looks at a standing question: answers it or leaves it. */
  consider(situation: Situation<S, D, E, V, O>): Reply;
  /**
   * The same thought in small pieces, for bots that think for long: each piece tells how much of the budget is used. The
   * caller may do something else between two pieces, or stop.
   */
  ponder?(situation: Situation<S, D, E, V, O>): Generator<number, Reply>;
}
