import type { CardId, Seat } from '@comptoir/kit';
import {
  cardOf,
  type Event,
  FIRST_JUNK,
  idsOfFolk,
  junkAtStart,
  type Place,
  type View,
} from '@comptoir/vallee';
import { retop, type Tops } from './tops.ts';

/**
 * What a seat remembers of the game (V-222): who owns each card, as far as it was told, and which cards of others must
 * be in their hands or decks. Owners are bits, since a card that moved unseen may be one of several players'.
 */
export interface Ledger {
  /** Possible owners of each card by its id. */
  readonly owners: Map<CardId, number>;
  /** Where in its owner's hidden cards, if that is known. */
  readonly whereabouts: Map<CardId, 'hand' | 'deck'>;
  /** Cards in discards, so that a shuffle carries them along. */
  readonly discards: CardId[][];
  readonly marketDiscard: CardId[];
  readonly deckSizes: number[];
  readonly tops: Tops[];
  aside: number;
}

export const MARKET = 1 << 4;
const ASIDE = 1 << 5;
export const bitOf = (seat: Seat): number => 1 << seat;

/** The table before anything was told: starting decks are known (V-021). */
function atStart(view: View): Ledger {
  const { players, folks } = view;
  const seats = players.length;
  const owners = new Map<CardId, number>();
  for (const folk of folks) {
    for (const [copy, id] of idsOfFolk(folk).entries()) {
      if (cardOf(id).value > 1) owners.set(id, MARKET);
      else if (copy < seats) owners.set(id, bitOf(copy));
    }
  }
  const junkEach = 10 - folks.length;
  const first = FIRST_JUNK;
  const all = junkAtStart(view);
  for (let junk = 0; junk < all; junk++) {
    const seat = Math.floor(junk / junkEach);
    owners.set(first + junk, seat < seats ? bitOf(seat) : 0);
  }
  return {
    owners,
    whereabouts: new Map(),
    discards: players.map(() => []),
    marketDiscard: [],
    deckSizes: players.map(() => 5),
    tops: players.map(() => []),
    aside: 0,
  };
}

/** Whose cards lie at a place; none for what everybody sees for good. */
function poolOf(place: Place): number {
  switch (place.zone) {
    case 'deck':
    case 'hand':
    case 'discard':
    case 'planning':
    case 'kept':
    case 'store':
      return bitOf(place.seat);
    case 'market-deck':
    case 'market-discard':
    case 'market':
      return MARKET;
    case 'set-aside':
      return ASIDE;
    default:
      return 0;
  }
}

const remove = (list: CardId[], card: CardId): void => {
  const at = list.lastIndexOf(card);
  if (at >= 0) list.splice(at, 1);
};

/** A card moved unseen: any card that may have been there may be elsewhere now. */
function moveUnseen(ledger: Ledger, from: Place, to: Place): void {
  const source = poolOf(from);
  const target = poolOf(to);
  if (from.zone === 'hand') forget(ledger, source, 'hand');
  // Any of the deck's cards may be the one that was drawn.
  if (from.zone === 'deck') forget(ledger, source, 'deck');
  if (source === target) return;
  for (const [card, owners] of ledger.owners)
    if (owners & source && !isInTheOpen(ledger, card)) ledger.owners.set(card, owners | target);
}

const isInTheOpen = ({ discards, marketDiscard }: Ledger, card: CardId): boolean =>
  marketDiscard.includes(card) || discards.some((pile) => pile.includes(card));

function forget({ owners, whereabouts }: Ledger, pool: number, place: 'hand' | 'deck'): void {
  for (const [card, known] of whereabouts)
    if (known === place && (owners.get(card) ?? 0) & pool) whereabouts.delete(card);
}

function moveSeen(ledger: Ledger, card: CardId, from: Place, to: Place): void {
  if (from.zone === 'discard') remove(ledger.discards[from.seat] as CardId[], card);
  if (from.zone === 'market-discard') remove(ledger.marketDiscard, card);
  ledger.owners.set(card, poolOf(to));
  ledger.whereabouts.delete(card);
  if (to.zone === 'hand' || to.zone === 'deck') ledger.whereabouts.set(card, to.zone);
  if (to.zone === 'discard') (ledger.discards[to.seat] as CardId[]).push(card);
  if (to.zone === 'market-discard') ledger.marketDiscard.push(card);
}

function moved(ledger: Ledger, card: CardId | null, from: Place, to: Place): void {
  if (from.zone === 'deck') ledger.deckSizes[from.seat] = (ledger.deckSizes[from.seat] as number) - 1;
  if (to.zone === 'deck') ledger.deckSizes[to.seat] = (ledger.deckSizes[to.seat] as number) + 1;
  if (from.zone === 'set-aside') ledger.aside -= 1;
  if (to.zone === 'set-aside') ledger.aside += 1;
  if (card === null) moveUnseen(ledger, from, to);
  else moveSeen(ledger, card, from, to);
  if (from.zone === 'set-aside' && ledger.aside === 0)
    for (const [known, owners] of ledger.owners)
      if (owners & ASIDE && owners !== ASIDE) ledger.owners.set(known, owners & ~ASIDE);
}

/** A discard becomes the deck (V-122), or is shuffled into it. */
function reshuffled(ledger: Ledger, from: Place): void {
  if (from.zone === 'market-discard') {
    ledger.marketDiscard.length = 0;
    return;
  }
  if (from.zone !== 'discard') return;
  const { seat } = from;
  const pile = ledger.discards[seat] as CardId[];
  // V-122: the deck was empty, so whatever else is theirs is in their hand.
  if (ledger.deckSizes[seat] === 0)
    for (const [card, owners] of ledger.owners)
      if (owners === bitOf(seat) && !pile.includes(card)) ledger.whereabouts.set(card, 'hand');
  for (const card of pile) ledger.whereabouts.set(card, 'deck');
  ledger.deckSizes[seat] = (ledger.deckSizes[seat] as number) + pile.length;
  ledger.discards[seat] = [];
}

function note(ledger: Ledger, event: Event): void {
  for (let seat = 0; seat < ledger.tops.length; seat++) retop(ledger.tops[seat] as Tops, seat, event);
  switch (event.type) {
    case 'moved':
      moved(ledger, event.card, event.from, event.to);
      return;
    case 'reshuffled':
      reshuffled(ledger, event.from);
      return;
    case 'discard-shuffled':
      ledger.discards[event.seat] = event.cards.slice();
      return;
    default:
  }
}

/** What was told so far is read once: a story only ever grows. */
const read = new WeakMap<readonly Event[], { ledger: Ledger; at: number; last: Event | undefined }>();

export function remember(view: View, heard: readonly Event[]): Ledger {
  let known = read.get(heard);
  // Unless a move was taken back.
  if (known === undefined || heard[known.at - 1] !== known.last) {
    known = { ledger: atStart(view), at: 0, last: undefined };
    read.set(heard, known);
  }
  while (known.at < heard.length) {
    known.last = heard[known.at++] as Event;
    // Start from the same table as any seat that was told the deal.
    if (known.last.type === 'turn-began' && known.last.number === 1) known.ledger = atStart(view);
    else note(known.ledger, known.last);
  }
  return known.ledger;
}
