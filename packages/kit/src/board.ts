import type { Seat } from './decision.ts';
import type { Wish } from './game.ts';
import type { Json } from './json.ts';
import type { Refusal } from './refusal.ts';
import type { Language } from './wording.ts';

/** Types for what a game adds to the terminal. */

/** How a board is drawn: plain data, so that the same call gives the same lines everywhere. */
export interface BoardStyle {
  readonly language: Language;
  /**
   * Columns of the terminal: no line may be longer. Boards are drawn for 80 columns or more and must be readable from
   * 40.
   */
  readonly width: number;
  /** By seat. */
  readonly names: readonly string[];
  /** Whether the terminal's colours may be used. A board must say the same without them. */
  readonly colour: boolean;
}

/** A view of a game as lines of text. Pure: it knows nothing but its arguments. */
export type DrawBoard<V> = (view: V, style: BoardStyle) => string[];

/** One answer that can be typed at a step of a question. */
export interface Choice {
  readonly value: Json;
  readonly label: string;
  /** Enter alone takes it. */
  readonly enter?: true;
  /** The number drawn beside it on the table. The other choices take the numbers that are left. */
  readonly number?: number;
  /** Understood and refused with this reason; not shown. */
  readonly refusal?: Refusal;
  /** Understood when typed, but not listed: one of many similar choices, such as an amount. */
  readonly unlisted?: true;
}

/** One step of a question: what is asked now, including the choices made so far, and what may be answered. */
export interface Step {
  readonly ask: string;
  readonly choices: readonly Choice[];
}

/** Where the choices made so far lead: to the next step, or to the whole answer. */
export type Progress = { readonly step: Step } | { readonly answer: Json };

/** The words a question is asked with. */
export interface StepWords<D> {
  readonly language: Language;
  question(decision: D): string;
  entry(entry: D): string;
  option(decision: D, option: Json): string;
}

/** Asks a kind of question step by step. Pure: to step back, leave out the last choice. */
export type Stepper<D> = (decision: D, chosen: readonly Json[], words: StepWords<D>) => Progress;

/** Something on the table that a player may ask about, and what they would do with it. */
export interface Wondering {
  readonly name: string;
  readonly wish: Wish;
}

/** A thing that a player may ask about, and what it is. */
export interface Notice {
  readonly name: string;
  readonly text: string;
}

/** Open information that is printed in full when its word is typed; `about` is what was typed after the word. */
export interface Look<V> {
  /** In small letters, without accents. */
  readonly words: readonly string[];
  /** Its line in the help. */
  readonly help: Readonly<Record<Language, string>>;
  readonly draw: (view: V, style: BoardStyle, about: string) => string[];
}

/** What a game adds to the terminal. Kinds without a stepper are asked as a list of whole answers. */
export interface Board<D, V> {
  readonly draw: DrawBoard<V>;
  readonly looks?: readonly Look<V>[];
  /**
   * What is drawn for a player who has already seen the whole table this turn. Without it the whole table is drawn each
   * time. `turn` names the turn; a question that `opens` a turn always gets the whole table.
   */
  readonly glance?: {
    readonly draw: DrawBoard<V>;
    readonly turn: (view: V) => string;
    readonly opens?: (decision: D) => boolean;
  };
  readonly steppers?: Readonly<Record<string, Stepper<D>>>;
  /**
   * The words of an option, with what a player at the terminal wants to see beside them, such as a card's value. A
   * null option means the menu entry itself.
   */
  readonly detail?: (decision: D, option: Json, label: string, language: Language, view: V) => string;
  /** The number an option has on the drawn table; null for most. */
  readonly number?: (decision: D, option: Json) => number | null;
  /** What is read aloud after the sentence of an event, such as the story of a card; null for most. */
  readonly aloud?: (event: unknown, view: V, language: Language) => string | null;
  /** What the things with a name are, for `? name`. */
  readonly notices?: (view: V, seat: Seat, language: Language) => readonly Notice[];
  /**
   * The parts of a standing question worth interrupting a person for, each with a name. A part they have let pass is not
   * shown to them again. Without this, every standing question interrupts.
   */
  readonly presses?: (decision: D, view: V) => readonly string[];
  /** The name of a seat where rules play instead of a player; null for every other seat. */
  readonly automaton?: (options: unknown, seat: Seat, language: Language) => string | null;
  /** What a seat has at the end, where the score alone does not tell who wins. */
  readonly tally?: (view: V, seat: Seat, language: Language) => string;
  readonly wonder?: (view: V, seat: Seat, language: Language) => Wondering[];
  /** The numbers of the rules behind a question, or behind one of its options, for `?`. */
  readonly rules?: (question: string, option: Json | null) => readonly string[];
}
