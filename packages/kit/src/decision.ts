import type { Json } from './json.ts';
import type { Refusal } from './refusal.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** One physical piece: an integer that names this very card for the length of a game. */
export type CardId = number;

/** What every question has. `kind` is its shape; `id` its name in the rules; `source` the card that asks. */
export interface Ask {
  readonly id: string;
  readonly seat: Seat;
  readonly source: string | null;
  /** The seat may answer, but nobody waits for it: it never blocks the game and the runner never plays it. */
  readonly standing?: true;
  /** What is missing here and why; added when the question is put to a person (`explained`). Bots do without. */
  readonly closed?: readonly Closed[];
}

/** Answer: the chosen cards, in order if `ordered`. */
export interface PickCards extends Ask {
  readonly kind: 'pick-cards';
  readonly from: readonly CardId[];
  readonly min: number;
  readonly max: number;
  readonly ordered?: boolean;
}

/** Answer: all the cards in the chosen order. The first is laid down first. */
export interface OrderCards extends Ask {
  readonly kind: 'order-cards';
  readonly cards: readonly CardId[];
}

/** Answer: a seat. */
export interface PickSeat extends Ask {
  readonly kind: 'pick-seat';
  readonly from: readonly Seat[];
}

/** Answer: an integer. */
export interface PickNumber extends Ask {
  readonly kind: 'pick-number';
  readonly min: number;
  readonly max: number;
}

/** Answer: one of the options, by value. */
export interface PickOption extends Ask {
  readonly kind: 'pick-option';
  readonly options: readonly Json[];
}

/** Answer: true or false. */
export interface Confirm extends Ask {
  readonly kind: 'confirm';
}

/** An entry of a menu that needs nothing further. Answer: null. */
export interface Act extends Ask {
  readonly kind: 'act';
}

/** Several things that could be done, each a question of its own. Answer: `{ entry, answer }`. */
export interface Menu<Entry extends Ask = Ask> extends Ask {
  readonly kind: 'menu';
  readonly entries: readonly Entry[];
}

/** Something that a player would look for here and cannot have now: the entry, the answer, and the reason. */
export interface Closed {
  readonly entry: string;
  readonly answer: Json;
  readonly refusal: Refusal;
}

export type KitDecision = PickCards | OrderCards | PickSeat | PickNumber | PickOption | Confirm | Act;

/** The answer to a menu. */
export interface MenuAnswer {
  readonly entry: string;
  readonly answer: Json;
}

/** What a player says: which question of theirs is meant, and the answer. The journal keeps exactly this. */
export interface Move {
  readonly seat: Seat;
  readonly id: string;
  readonly answer: Json;
}
