import {
  type AnyGame,
  type BaseState,
  canonical,
  explained,
  type Kinded,
  type Move,
  type Seat,
} from '@comptoir/kit';
import type { Film } from '../replay-points.ts';
import { movesTo, type Place, pathTo, type Tree } from './tree.ts';

/** The game at a place. */
export interface Position {
  /** How many moves were made up to it. */
  readonly seq: number;
  readonly state: BaseState;
  /** What led to it: nothing at the deal. */
  readonly move: Move | null;
  readonly events: readonly unknown[];
}

/** Plays tried lines on from the moments of a film; each place is played once. */
export class Positions {
  readonly game: AnyGame;
  readonly film: Film;
  readonly #known = new Map<string, Position | null>();

  constructor(game: AnyGame, film: Film) {
    this.game = game;
    this.film = film;
  }

  /** Null where a line that somebody sent is against the rules. */
  at(tree: Tree, place: Place): Position | null {
    const { at } = pathTo(tree, place);
    return this.#after(at, movesTo(tree, place));
  }

  /** Every position on the way to a place, from the deal on. */
  wayTo(tree: Tree, place: Place): Position[] {
    const { at, places } = pathTo(tree, place);
    const moments = this.film.moments.slice(0, at + 1).keys();
    return [...moments, ...places].flatMap((one) => this.at(tree, one) ?? []);
  }

  #after(at: number, moves: readonly Move[]): Position | null {
    const move = moves.at(-1);
    if (move === undefined) return this.#moment(at);
    const key = `${at} ${canonical(moves)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const before = this.#after(at, moves.slice(0, -1));
    const found = before && this.#played(before, move);
    this.#known.set(key, found);
    return found;
  }

  #moment(at: number): Position | null {
    const moment = this.film.moments[at];
    if (moment === undefined) return null;
    const { seq, state, entry, events } = moment;
    return { seq, state, move: entry !== null && 'answer' in entry ? entry : null, events };
  }

  #played(before: Position, move: Move): Position | null {
    if (this.game.judge(before.state, move) !== null) return null;
    const state = this.game.clone(before.state);
    const events: unknown[] = [];
    this.game.apply(state, move, events);
    return { seq: before.seq + 1, state, move, events };
  }

  /** The question that the game waits for; null at its end. */
  asked({ state }: Position): Kinded | null {
    return this.game.decisions(state).find(({ standing }) => standing !== true) ?? null;
  }

  /** All questions to a seat, with what is missing in them. */
  questions({ state }: Position, seat: Seat): readonly Kinded[] {
    const own = this.game.decisions(state).filter((decision) => decision.seat === seat);
    return explained(this.game, state, own);
  }
}
