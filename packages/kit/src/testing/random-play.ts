import type { Move } from '../decision.ts';
import type { BaseState } from '../effect.ts';
import type { Game } from '../game.ts';
import { below, type Rng, xoshiro } from '../random.ts';
import type { Kinded } from '../shapes.ts';

/** One decision of a random game, with everything a property may want to look at. */
export interface Moment<S, D, E> {
  readonly number: number;
  /** The state in which `move` is about to be played. A property must not change it. */
  readonly state: S;
  readonly decisions: readonly D[];
  readonly move: Move;
  /** Randomness for the property itself. */
  readonly rng: Rng;
  /** Plays the move; called by the explorer if the property did not. */
  readonly play: () => Played<S, E>;
}

export interface Played<S, E> {
  readonly after: S;
  readonly events: readonly E[];
}

export interface Exploration<S, D, E> {
  /** Looks at a moment. Throws when something is wrong. */
  readonly at?: (moment: Moment<S, D, E>) => void;
  /** A game longer than this does not end. */
  readonly limit: number;
  /** How often a standing decision is used instead of a required one, in percent. */
  readonly standingPercent?: number;
}

/** Plays one random game and shows every moment of it. Returns the last state. */
export function explore<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  options: O,
  seed: number,
  { at, limit, standingPercent = 15 }: Exploration<S, D, E>,
): S {
  const state = game.setup(seed, options);
  const rng = xoshiro(seed + 1);
  let decisions = game.decisions(state);
  for (let number = 0; decisions.length > 0; number++) {
    if (number >= limit) throw new Error(`seed ${seed}: no end after ${limit} decisions`);
    const move = randomMove(game, decisions, rng, standingPercent);
    let played: Played<S, E> | null = null;
    const play = (): Played<S, E> => {
      if (played === null) {
        const events: E[] = [];
        decisions = game.apply(state, move, events);
        played = { after: state, events };
      }
      return played;
    };
    try {
      at?.({ number, state, decisions, move, rng, play });
      play();
    } catch (error) {
      const told = error instanceof Error ? error.message : String(error);
      throw new Error(
        `seed ${seed}, decision ${number} (${move.seat}: ${move.id} ${JSON.stringify(move.answer)}): ${told}`,
        { cause: error },
      );
    }
  }
  return state;
}

export function randomMove<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  decisions: readonly D[],
  rng: Rng,
  standingPercent: number,
): Move {
  const required = decisions.filter((decision) => decision.standing !== true);
  const standing = decisions.filter((decision) => decision.standing === true);
  const pool =
    standing.length > 0 && (required.length === 0 || below(rng, 100) < standingPercent) ? standing : required;
  const decision = pool[below(rng, pool.length)] as D;
  return { seat: decision.seat, id: decision.id, answer: game.sample(decision, rng) };
}
