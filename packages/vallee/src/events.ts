import { type CardId, type Seat, tell as tellAnyone } from '@comptoir/kit';
import type { Place } from './places.ts';
import type { Phase, ValueHow } from './state.ts';

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

export const FACES = ['stars', 'planet', 'planet-reroll', 'comet'] as const;
export type Face = (typeof FACES)[number];

/** Past facts, complete enough for log, animation and statistics. A card that a viewer may not know is null for them. */
export type Event =
  | {
      readonly type: 'moved';
      readonly why: Reason;
      readonly card: CardId | null;
      readonly from: Place;
      readonly to: Place;
      readonly seenBy: Seat | null;
    }
  | { readonly type: 'shuffled'; readonly place: Place }
  /** A discard became the deck (V-122), or its cards were shuffled into it. */
  | { readonly type: 'reshuffled'; readonly from: Place; readonly into: Place }
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
    }
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
  | { readonly type: 'help-asked'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'help-given'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'help-declined'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'market-slid'; readonly market: readonly CardId[] }
  /** V-305 */
  | { readonly type: 'market-arranged'; readonly market: readonly CardId[] }
  | { readonly type: 'won'; readonly stall: number; readonly seats: readonly Seat[] };

export const tell: (event: Event) => void = tellAnyone;
