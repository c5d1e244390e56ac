import { type Figures, type Json, type Seat, tell as tellAnyone } from '@comptoir/kit';
import type { DialSpace } from './dial.ts';
import type { Good } from './pieces.ts';
import type { Phase } from './state.ts';

/** Where an adventurer comes from when it boards. */
export type Origin = 'bag' | 'hand' | 'reserve';

/** Why gold changed hands. */
export type Income = 'patronage' | 'immediate-patronage' | 'clients' | 'final';

/** Past facts, complete enough for log, animation and statistics. A card that a viewer may not know is null for them. */
export type Event =
  | { readonly type: 'phase'; readonly phase: Phase; readonly round: number }
  | { readonly type: 'turn'; readonly seat: Seat }
  // Adventurers
  | { readonly type: 'drawn'; readonly seat: Seat; readonly adventurer: number }
  | { readonly type: 'returned'; readonly adventurer: number }
  | { readonly type: 'boarded'; readonly boat: number; readonly adventurer: number; readonly from: Origin }
  | { readonly type: 'changed-boat'; readonly adventurer: number; readonly boat: number; readonly to: number }
  | {
      readonly type: 'went-to-pier';
      readonly adventurer: number;
      readonly boat: number;
      readonly pier: number;
    }
  | { readonly type: 'went-to-hall'; readonly adventurer: number; readonly boat: number }
  | { readonly type: 'went-to-bag'; readonly adventurer: number; readonly boat: number }
  | { readonly type: 'docked'; readonly seat: Seat; readonly boat: number; readonly dock: number }
  | { readonly type: 'boat-left'; readonly boat: number; readonly removed: boolean }
  | { readonly type: 'harbour-cleared' }
  // Clock
  | { readonly type: 'hourglass'; readonly seat: Seat; readonly space: DialSpace }
  | { readonly type: 'landed'; readonly seat: Seat; readonly space: DialSpace }
  | { readonly type: 'gathered'; readonly space: DialSpace; readonly order: readonly Seat[] }
  | { readonly type: 'market-marker'; readonly hour: number; readonly closed: boolean }
  // Cards
  | {
      readonly type: 'corruption-drawn';
      readonly seat: Seat;
      readonly card: number | null;
      readonly hidden: boolean;
    }
  | { readonly type: 'corruption-discarded'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'corruption-reshuffled' }
  | { readonly type: 'recruited'; readonly seat: Seat; readonly card: number; readonly slot: number }
  | {
      readonly type: 'joined';
      readonly seat: Seat;
      readonly card: number;
      readonly at: number;
      readonly replaced: number;
    }
  | { readonly type: 'square'; readonly cards: readonly number[]; readonly deck: number }
  // Shops
  | { readonly type: 'space'; readonly seat: Seat; readonly space: string }
  | { readonly type: 'team-used'; readonly seat: Seat; readonly merchant: string; readonly slot: number }
  | { readonly type: 'good-gained'; readonly seat: Seat; readonly good: Good; readonly at: number }
  | { readonly type: 'good-missed'; readonly seat: Seat; readonly good: Good }
  | {
      readonly type: 'gold';
      readonly seat: Seat;
      readonly amount: number;
      readonly why: Income;
      readonly clan: number;
    }
  /** What was done at a merchant's board, in its words. */
  | { readonly type: 'worked'; readonly seat: Seat; readonly work: string; readonly figures: Figures }
  /** A part of a merchant's board as it lies now; `secret` is what its owner sees where that is more. */
  | {
      readonly type: 'shop';
      readonly seat: Seat;
      readonly part: string;
      readonly value: Json;
      readonly secret: Json;
    }
  // Market
  | { readonly type: 'selling'; readonly pier: number; readonly seller: Seat }
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly pier: number;
      readonly good: Good;
      readonly at: number;
      readonly price: number;
    }
  | { readonly type: 'rogue-paid'; readonly seat: Seat; readonly pier: number }
  // The Colporteur
  | { readonly type: 'colporteur-drew'; readonly card: number; readonly place: 'left' | 'right' }
  | { readonly type: 'colporteur-plays'; readonly left: number; readonly right: number }
  | { readonly type: 'colporteur-moved-cards' }
  | { readonly type: 'colporteur-shuffled'; readonly all: boolean }
  | { readonly type: 'reserved'; readonly adventurer: number; readonly at: number }
  | { readonly type: 'left-reserve'; readonly adventurer: number; readonly at: number }
  | { readonly type: 'reserve-slid'; readonly reserve: readonly number[] }
  // The end
  | { readonly type: 'revealed'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'scored'; readonly seat: Seat; readonly clans: number; readonly corruption: number };

export const tell: (event: Event) => void = tellAnyone;
