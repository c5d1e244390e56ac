import type {
  Act,
  CardId,
  Confirm,
  Menu,
  OrderCards,
  PickCards,
  PickNumber,
  PickOption,
  PickSeat,
  Seat,
} from '@comptoir/kit';

/**
 * The questions of La Vallée (15.2). `action` and what follows it are one question: a menu whose entries carry their
 * own options, so that a purchase or a build is one answer.
 */
export type Decision = Menu<Entry> | Entry;
export type Entry =
  | PickCards
  | OrderCards
  | PickSeat
  | PickNumber
  | PickOption
  | Confirm
  | Act
  | Purchase
  | StackChoice;

/** `market.buy`: answer `{ slot, cards, values }`, the payment in discard order and the value of each card (V-064, V-066). */
export interface Purchase {
  readonly kind: 'purchase';
  readonly id: 'market.buy';
  readonly seat: Seat;
  readonly source: null;
  readonly standing?: true;
  /** The cards that can be paid for (V-068). */
  readonly offers: readonly Offer[];
  readonly cards: readonly CardId[];
  /** What each of the cards is worth in a payment, from its lowest to its highest value. */
  readonly lowest: readonly number[];
  readonly highest: readonly number[];
}

export interface Offer {
  readonly slot: number;
  readonly card: CardId;
  readonly cost: number;
}

/** A set of cards of one folk for a stack: `stall.build`, `stall.ask-help` or `stall.add`. Answer: the cards in order. */
export interface StackChoice {
  readonly kind: 'stack';
  readonly id: 'stall.build' | 'stall.ask-help' | 'stall.add';
  readonly seat: Seat;
  readonly source: null;
  readonly standing?: true;
  readonly cards: readonly CardId[];
  readonly values: readonly number[];
  readonly folks: readonly (string | null)[];
  /** What the values must add up to, or stay below when help is asked (V-269). */
  readonly total: number;
  readonly below: boolean;
  readonly declined: readonly (readonly CardId[])[];
}

/** Compulsory choices that the engine makes itself when there is only one (15.2, Auto). */
const FORCED = new Set([
  'start.order',
  'target.player',
  'hand.pick',
  'deck.search',
  'discard.pick',
  'setaside.pick',
  'order.cards',
  'market.pick',
  'stall.swap',
]);

export const playsForced = (decision: Decision): boolean => FORCED.has(decision.id);

// A type and not an interface, so that it counts as plain JSON.
export type PurchaseAnswer = {
  readonly slot: number;
  readonly cards: readonly CardId[];
  readonly values: readonly number[];
};
