import type { CardId, Seat } from '@comptoir/kit';

/** Where a card lies (V-006), in the words of events. */
export type Place =
  | {
      readonly zone: 'deck' | 'hand' | 'discard' | 'planning' | 'kept';
      readonly seat: Seat;
      readonly bottom?: true;
    }
  /** V-315: a card played as another one. */
  | { readonly zone: 'planning'; readonly seat: Seat; readonly as: CardId }
  | { readonly zone: 'store'; readonly seat: Seat; readonly on: CardId }
  | { readonly zone: 'stall'; readonly stall: number; readonly stack: number; readonly at: number }
  | { readonly zone: 'market'; readonly slot: number }
  | { readonly zone: 'market-deck' | 'market-discard' | 'junk-reserve' | 'set-aside' | 'nowhere' };

type Owned = 'deck' | 'hand' | 'discard' | 'planning' | 'kept';
const owned = (zone: Owned): readonly Place[] => [0, 1, 2, 3].map((seat) => ({ zone, seat }));

const DECKS = owned('deck');
const HANDS = owned('hand');
const DISCARDS = owned('discard');
const PLANNINGS = owned('planning');
const KEPT = owned('kept');
const SLOTS: readonly Place[] = [0, 1, 2, 3, 4].map((slot) => ({ zone: 'market', slot }));

// Places that never change are made once, so that naming one costs nothing.
export const deck = (seat: Seat): Place => DECKS[seat] as Place;
/** V-008: under a pile instead of on top of it. */
export const bottomOf = (place: Place): Place => ({ ...place, bottom: true }) as Place;
export const hand = (seat: Seat): Place => HANDS[seat] as Place;
export const discard = (seat: Seat): Place => DISCARDS[seat] as Place;
export const planning = (seat: Seat): Place => PLANNINGS[seat] as Place;
/** V-394 */
export const kept = (seat: Seat): Place => KEPT[seat] as Place;
/** V-315: where a technique is laid that is played as `like`. */
export const plannedAs = (seat: Seat, card: CardId, like: CardId): Place =>
  like === card ? planning(seat) : { zone: 'planning', seat, as: like };
export const slot = (at: number): Place => SLOTS[at] as Place;
export const store = (seat: Seat, on: CardId): Place => ({ zone: 'store', seat, on });
export const stall = (index: number, stack: number, at: number): Place => ({
  zone: 'stall',
  stall: index,
  stack,
  at,
});
export const marketDeck: Place = { zone: 'market-deck' };
export const marketDiscard: Place = { zone: 'market-discard' };
export const junkReserve: Place = { zone: 'junk-reserve' };
export const setAside: Place = { zone: 'set-aside' };
/** Where Junk comes from that is created (V-165). */
export const nowhere: Place = { zone: 'nowhere' };
