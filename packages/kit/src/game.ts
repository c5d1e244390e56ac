import type { Closed, Move, Seat } from './decision.ts';
import type { BaseState } from './effect.ts';
import type { Json } from './json.ts';
import type { Rng, Seed } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { Kinded } from './shapes.ts';

/** Who looks: a seat, or `SPECTATOR` for someone who sits nowhere. */
export type Viewer = number;
export const SPECTATOR = -1;

/** Something a player would like to do: the name of a question (or of an entry of a menu) and the answer they would give. */
export interface Wish {
  readonly entry: string;
  readonly answer: Json;
}

/** The end of a game. `places` counts from 1 by seat; seats with the same place are tied. `scores` is for display. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly places: readonly number[];
  readonly scores: readonly number[];
}

/**
 * One option of a game as data, so that every menu and dialog can offer it. Its texts are found by `id` and value.
 */
export type OptionSpec =
  | {
      readonly id: string;
      readonly kind: 'choice';
      readonly values: readonly (string | number)[];
      readonly fallback: string | number;
      readonly players?: readonly number[];
    }
  | {
      readonly id: string;
      readonly kind: 'switch';
      readonly fallback: boolean;
      readonly players?: readonly number[];
    }
  | {
      readonly id: string;
      readonly kind: 'set';
      readonly values: readonly string[];
      readonly fallback: readonly string[];
    };

export type OptionsReading<O> =
  | { readonly ok: true; readonly options: O }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * A game: functions on plain data. State is changed in place; whoever wants to keep the old one clones first.
 * S state, D decision, E event, V view, O options.
 */
export interface Game<
  S extends BaseState = BaseState,
  D extends Kinded = Kinded,
  E = unknown,
  V = unknown,
  O = unknown,
> {
  readonly name: string;
  /** Version of the behaviour; a change of it comes with `migrate`. */
  readonly rules: number;
  /** How many may play. */
  readonly players: readonly number[];
  readonly optionSpecs: readonly OptionSpec[];

  /** Decodes options from outside; missing ones get their default. */
  readOptions(input: unknown): OptionsReading<O>;
  seats(options: O): number;
  seatsOf(state: S): number;

  /** Deterministic; runs to the first decision. */
  setup(seed: Seed, options: O, out?: E[]): S;
  /** What is asked now, required and standing; derived from the state, never stored; empty when the game is over. */
  decisions(state: S): readonly D[];
  /** Unchecked, for bots and replay; runs to the next decisions and returns them. */
  apply(state: S, move: Move, out?: E[]): readonly D[];
  /** The same for imagined games: no events are told, and only the required decisions are returned. */
  proceed(state: S, move: Move): readonly D[];
  /** What seats may do now although nobody waits for it: the standing part of `decisions`. */
  standing(state: S): readonly D[];
  /** The ids of such questions; empty in games without any. */
  readonly standingIds: readonly string[];
  /** The only test of legality: of an answer to a decision, and of a move in a state. */
  check(decision: D, answer: unknown): Refusal | null;
  judge(state: S, move: Move): Refusal | null;
  /** Why a wish cannot be fulfilled now, null if it can. */
  why(state: S, seat: Seat, wish: Wish): Refusal | null;
  /** What the player who is asked would look for and cannot have now, each with its reason. */
  closed(state: S, decision: D): readonly Closed[];
  answers(decision: D): Iterable<Json>;
  sample(decision: D, rng: Rng): Json;

  view(state: S, viewer: Viewer): V;
  redact(event: E, viewer: Viewer): E | null;
  /** Brings a view up to date with one event that its viewer was sent; changes and returns the view. */
  fold(view: V, event: E): V;
  /** A random world that looks the same to all `knowers` together, with a fast generator of its own. */
  determinize(state: S, knowers: readonly Seat[], rng: Rng): S;

  clone(state: S): S;
  hash(state: S): string;
  outcome(state: S): Outcome | null;
  /** What is wrong with this state: the invariants of the rules document that do not hold. */
  violations(state: S): string[];
  /** Brings a saved state of an older `rules` number up to date. */
  migrate(saved: Json, rules: number): S;
  /** This game with the deals of another `rules` number, to replay its records; null where they cannot be replayed. */
  asOf(rules: number): Game<S, D, E, V, O> | null;
}

/** Any game, for tools that know only the contract. */
export type AnyGame = Game<BaseState, Kinded, unknown, unknown, unknown>;
