import type { Seat } from './decision.ts';
import type { Viewer } from './game.ts';
import type { Json } from './json.ts';
import type { Refusal } from './refusal.ts';

/** The languages of the product, French first. */
export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Who is who in the sentences: the reader is "you". */
export interface Cast {
  readonly viewer: Viewer;
  name(seat: Seat): string;
  /** What a seat plays, where its pieces have names of their own: the merchant of a shop. */
  trade?(seat: Seat): string | undefined;
}

/** A line that tells what was agreed for a table: "End: at 10 prestige". */
export interface Term {
  readonly label: string;
  readonly text: string;
}

export interface OptionWording {
  readonly label: string;
  readonly help: string;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * What an event means to somebody who follows the story: a seat's decision, a change that it caused, or housekeeping
 * that follows from the rules (a hand is filled, a pile is shuffled, a turn begins). Steps of the same kind are
 * followed as one decision. A decision that names no seat belongs to the seat whose turn has begun (`turn`): an
 * automaton plays within somebody else's answer. Changes without a decision belong to whoever answered, or to the seat
 * that the answer was waited for by (`owner`).
 */
export type Weight =
  | { readonly headline: Seat | 'turn'; readonly isStep?: boolean; readonly isIntent?: boolean }
  | { readonly turn: Seat }
  | { readonly owner: Seat }
  | 'change'
  | 'reply'
  | 'housekeeping';

/**
 * How a game speaks in one language: the terminal, the page and the server's messages all take their words from here.
 * D decision, E event, V view.
 */
export interface Wording<D, E, V> {
  readonly title: string;
  readonly subtitle: string;
  /** The question in the player's words: "Which card do you throw away?" */
  question(decision: D, view: V, cast: Cast): string;
  /** The verb of a menu entry: "Buy", "Build stack 5". */
  entry(entry: D, view: V): string;
  /** One option of a question: a card, a seat, a number, a word. */
  option(decision: D, option: Json, view: V, cast: Cast): string;
  refusal(refusal: Refusal, cast: Cast): string;
  /**
   * One line of the log, null where nothing is worth saying. Events are those the viewer was sent. For what happened
   * several `times` in a row, a game may have a better sentence.
   */
  event(event: E, cast: Cast, times?: number): string | null;
  /** The same in every language. */
  weight(event: E): Weight;
  /** An option of a new table. */
  setting(id: string): OptionWording;
  /** What a table with this many players and these options is like: how it begins, when it ends. */
  terms?(players: number, options: Readonly<Record<string, Json>>): readonly Term[];
}

/** What happened several times in a row, said once: in the game's own words, or "She draws a card (× 3)." */
export function severalTimes<E>(
  wording: Pick<Wording<never, E, never>, 'event'>,
  event: E,
  cast: Cast,
  times: number,
): string | null {
  const once = wording.event(event, cast);
  if (once === null || times === 1) return once;
  const all = wording.event(event, cast, times);
  return all === null || all === once ? once.replace(/\.?$/, ` (×\u00a0${times})$&`) : all;
}
