import { type CardId, type Seat, tell as tellAnyone } from '@comptoir/kit';
import type { Place } from './places.ts';
import type { Phase, Time, ValueHow } from './state.ts';

/** Why a card moved, in the rulebook's words. */
export type Reason =
  | 'drawn'
  | 'filled'
  | 'paid'
  | 'bought'
  | 'taken'
  | 'discarded'
  | 'thrown-away'
  | 'played'
  | 'resolved'
  | 'stored'
  | 'released'
  | 'built'
  | 'swapped'
  | 'set-aside'
  | 'kept'
  | 'put-back'
  | 'laid-out'
  | 'stolen'
  | 'given';

/** Why coins came or went. */
export type CoinReason = 'gained' | 'paid' | 'spent' | 'given' | 'taken';

export const FACES = ['stars', 'planet', 'planet-reroll', 'comet'] as const;
export type Face = (typeof FACES)[number];

/** V-375: what the two dice of the pangolins show. */
export const PILES = ['discard', 'deck', 'hand'] as const;
export type Pile = (typeof PILES)[number];

/** Past facts, complete enough for log, animation and statistics. A card that a viewer may not know is null for them. */
export type Event =
  /** V-029: what the votes were, once all are in. */
  | { readonly type: 'voted'; readonly seat: Seat; readonly folk: string | null }
  /** V-021 to V-023: what lies where before the market is laid out and hands are drawn. */
  | {
      readonly type: 'dealt';
      readonly folks: readonly string[];
      readonly decks: readonly number[];
      readonly marketDeck: number;
      readonly junkReserve: number;
      readonly clocks?: readonly Time[];
      readonly coins?: readonly number[];
    }
  | {
      readonly type: 'moved';
      readonly why: Reason;
      readonly card: CardId | null;
      readonly from: Place;
      readonly to: Place;
      readonly seenBy: Seat | null;
    }
  | { readonly type: 'shuffled'; readonly place: Place }
  /** A discard became the deck (V-122), or its cards were shuffled into it; `meant` where a card did it and no empty deck. */
  | { readonly type: 'reshuffled'; readonly from: Place; readonly into: Place; readonly meant?: true }
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly cards: readonly (CardId | null)[];
      readonly search: boolean;
    }
  | { readonly type: 'looked-away'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly owner: Seat; readonly card: CardId }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly face: Face | number }
  /** V-375: both dice together. */
  | { readonly type: 'rolled-pair'; readonly seat: Seat; readonly source: Pile; readonly destination: Pile }
  /** V-370 */
  | { readonly type: 'clock'; readonly seat: Seat; readonly time: Time }
  /** V-373: a discard is open, and so is its new order. */
  | { readonly type: 'discard-shuffled'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** `owner` of the card that is guessed; null for one of the market deck. */
  | { readonly type: 'guessed'; readonly seat: Seat; readonly owner: Seat | null; readonly value: number }
  | { readonly type: 'named-set'; readonly seat: Seat; readonly set: string }
  | { readonly type: 'named-card'; readonly seat: Seat; readonly owner: Seat; readonly name: string }
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'phase-began'; readonly phase: Phase }
  | {
      readonly type: 'purchase';
      readonly seat: Seat;
      readonly slot: number;
      readonly card: CardId;
      readonly cost: number;
      readonly cards: readonly CardId[];
      readonly values: readonly number[];
      /** V-351: present only when some are paid. */
      readonly coins?: number;
    }
  /** V-355 */
  | { readonly type: 'finished'; readonly seat: Seat; readonly card: CardId; readonly cost: number }
  | { readonly type: 'technique'; readonly seat: Seat; readonly card: CardId }
  /** V-110: the delayed part of a technique is carried out now. */
  | { readonly type: 'release'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'stack';
      readonly seat: Seat;
      readonly stall: number;
      readonly number: number;
      readonly cards: readonly CardId[];
    }
  | { readonly type: 'inventory'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'actions-counted'; readonly pending: number; readonly done: number }
  | { readonly type: 'passive-used'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'value-changed';
      readonly card: CardId;
      readonly how: ValueHow;
      readonly amount: number;
    }
  /** The next two were told by rules 1. */
  | { readonly type: 'value-set'; readonly card: CardId; readonly value: number }
  | { readonly type: 'value-ended'; readonly card: CardId }
  | { readonly type: 'hand-limit'; readonly bonus: number }
  /** V-380: what the stacks of this turn may hold from now on. */
  | {
      readonly type: 'stacks-eased';
      readonly mixes: boolean;
      readonly junk: number;
      readonly fromDiscard?: true;
    }
  | { readonly type: 'help-asked'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'help-given'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'help-declined'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'market-slid'; readonly market: readonly CardId[] }
  /** V-305 */
  | { readonly type: 'market-arranged'; readonly market: readonly CardId[] }
  /** V-350: coins that a seat gets or gives up; V-357: `on` is the technique they lie on. */
  | {
      readonly type: 'coins';
      readonly seat: Seat;
      readonly by: number;
      readonly why: CoinReason;
      readonly on?: CardId;
    }
  /** V-174: nothing is left to buy. The game ends after this many more rounds without a stack. */
  | { readonly type: 'market-bare'; readonly rounds: number }
  /** `still`: by V-174. */
  | { readonly type: 'won'; readonly stall: number; readonly seats: readonly Seat[]; readonly still?: true };

export const tell: (event: Event) => void = tellAnyone;
