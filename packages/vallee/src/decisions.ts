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
import type { Permits } from './state.ts';

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

/**
 * One of several things is paid for: a market card, the end of a planned technique (V-355), an amount to spend (V-352).
 * Answer `{ slot, cards, values }`, the payment in discard order and the value of each card (V-064, V-066). Coins are not
 * named: they pay exactly what the cards leave open (V-351).
 */
export interface Purchase {
  readonly kind: 'purchase';
  readonly id: 'market.buy' | 'technique.finish' | 'hand.spend';
  readonly seat: Seat;
  readonly source: string | null;
  readonly standing?: true;
  /** The cards that can be paid for (V-068). */
  readonly offers: readonly Offer[];
  readonly cards: readonly CardId[];
  /** What each of the cards is worth in a payment, from its lowest to its highest value. */
  readonly lowest: readonly number[];
  readonly highest: readonly number[];
  /** V-303 to V-305: cards that change what a payment may be; present only when the hand holds one. */
  readonly leeway?: Leeway;
  /** V-351: the coins that may pay; present only when there are some. */
  readonly coins?: number;
}

export interface Leeway {
  /** V-303: with one of them no other card is superfluous. */
  readonly waives: readonly CardId[];
  /** V-304: with one of them the top of the market discard can be bought. */
  readonly reaches: readonly CardId[];
  /** V-305: with one of them a market card costs what it would in the cheapest slot. */
  readonly arranges: readonly CardId[];
}

export interface Offer {
  /** The slot of the market, or DISCARD_SLOT (V-304); the technique to be finished; the amount to be spent. */
  readonly slot: number;
  readonly card: CardId;
  readonly cost: number;
  /** V-305: the cost after rearranging; present only when it is lower and can be had. */
  readonly rearranged?: number;
}

/** A set of cards of one folk for a stack: `stall.build`, `stall.ask-help` or `stall.add`. Answer: the cards in order. */
export interface StackChoice {
  readonly kind: 'stack';
  readonly id: 'stall.build' | 'stall.ask-help' | 'stall.add';
  readonly seat: Seat;
  readonly source: null;
  readonly standing?: true;
  readonly cards: readonly CardId[];
  /** What each card is worth, at least. */
  readonly values: readonly number[];
  readonly folks: readonly (string | null)[];
  /** V-306, V-307: what cards of the hand allow beyond V-141; present only when one of them allows something. */
  readonly license?: License;
  /** V-381: how far the stack may be from its number; present only where it may. */
  readonly slack?: number;
  /** What the values must add up to, or stay below when help is asked (V-269). */
  readonly total: number;
  readonly below: boolean;
  readonly declined: readonly (readonly CardId[])[];
}

export interface License {
  /** What each card is worth at most. */
  readonly highest: readonly number[];
  /** With one of them the stack may hold Junk. */
  readonly junk: readonly CardId[];
  /** With one of them the stack may mix folks. */
  readonly mixes: readonly CardId[];
  /** Each of them lets one card of the discard in. */
  readonly reaches: readonly CardId[];
  /** The cards of the discard among `cards`. */
  readonly found: readonly CardId[];
  /** V-363, V-380: what is allowed whatever cards are in it; present only where something is. */
  readonly loose?: Readonly<Permits>;
}

/** Compulsory choices that the engine makes itself when there is only one (15.2, Auto). */
const FORCED = new Set([
  'start.order',
  'end.order',
  'target.player',
  'target.receiver',
  'hand.pick',
  'hand.throw',
  'deck.search',
  'discard.pick',
  'setaside.pick',
  'setaside.give',
  'order.cards',
  'market.arrange',
  'market.pick',
  'stall.swap',
  'pile.pick',
  'clock.move',
]);

export const playsForced = (decision: Decision): boolean => FORCED.has(decision.id);

// A type and not an interface, so that it counts as plain JSON.
export type PurchaseAnswer = {
  readonly slot: number;
  readonly cards: readonly CardId[];
  readonly values: readonly number[];
};
