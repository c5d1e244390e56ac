import type { Move } from './decision.ts';
import type { AnyGame } from './game.ts';
import type { Json } from './json.ts';
import type { Kinded } from './shapes.ts';

/** Questions with a short timer of their own at live tables: windows for responses, choices within an effect. */
export type OwnTimer = 'window' | 'decision';

/** The result of a solo game against the game's automaton. */
export interface SoloScore {
  /** What the person played, and how strong the automaton was, as the game names them. */
  readonly role: string;
  readonly level: string;
  readonly score: number;
  readonly isWon: boolean;
}

/** What a table of this game does beside the rules. Every part may be left out and then has its usual meaning. */
export interface TablePolicy<S, D> {
  /** Null, or no policy: the question runs on the clock of its player. */
  timerOf?(decision: D): OwnTimer | null;
  /** What silence means when time is up; the first legal answer otherwise. */
  defaultAnswer?(decision: D): Json;
  /** The answer of a question that a person need not be asked, from the view of its seat; undefined for all others. */
  settles?(decision: D, view: unknown): Json | undefined;
  /** Commands that arrive within one slice (milliseconds) are ordered by rank; by arrival otherwise. */
  readonly arbitration?: { readonly slice: number; rank(move: Move): number };
  /** Options of a rematch, from those of the game before and its places by seat; the same otherwise. */
  rematch?(options: Json, places: readonly number[]): Json;
  /** The team of each seat, from the options of the game. Null, or no policy: everybody plays for themselves. */
  teams?(options: Json): readonly number[] | null;
  /** Null for games that were not played alone. */
  solo?(state: S): SoloScore | null;
}

/** The answer for a seat that says nothing. */
export function answerOfSilence<D extends Kinded>(
  game: Pick<AnyGame, 'answers'>,
  { defaultAnswer }: Pick<TablePolicy<never, D>, 'defaultAnswer'>,
  decision: D,
): Json {
  if (defaultAnswer) return defaultAnswer(decision);
  for (const answer of game.answers(decision)) return answer;
  return null;
}
