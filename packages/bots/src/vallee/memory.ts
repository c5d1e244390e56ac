import { type CardId, type Rng, type Seat, shuffle, word } from '@comptoir/kit';
import { allSets, cardOf, type Event, type Place, type State, type View } from '@comptoir/vallee';

/**
 * What a seat remembers of the game (V-222): whose every card is, as far as it was told, and which of the others' cards
 * must be in their hands or decks. Owners are bits, since a card that moved unseen may be one of several players'.
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
  /** Known cards on top of each deck, the top last; null for one that was not seen. */
  readonly tops: (CardId | null)[][];
  aside: number;
}

const MARKET = 1 << 4;
const ASIDE = 1 << 5;
const bitOf = (seat: Seat): number => 1 << seat;

/** The table before anything was told: starting decks are known (V-021). */
function atStart({ players, folks, mode }: View): Ledger {
  const seats = players.length;
  const owners = new Map<CardId, number>();
  let id = 0;
  for (const set of allSets()) {
    for (const card of set.cards) {
      for (let copy = 0; copy < card.copies; copy++, id++) {
        if (!folks.includes(set.folk)) continue;
        if (card.value > 1) owners.set(id, MARKET);
        else if (copy < seats) owners.set(id, bitOf(copy));
      }
    }
  }
  const junkEach = 10 - folks.length;
  const first = 1000;
  const all = mode === 'teams' ? 24 : 20;
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

/** A card moved that was not shown: any card that may have been there may be elsewhere now. */
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
  if (from.zone === 'deck') {
    ledger.deckSizes[from.seat] = (ledger.deckSizes[from.seat] as number) - 1;
    (ledger.tops[from.seat] as (CardId | null)[]).pop();
  }
  if (to.zone === 'deck') {
    ledger.deckSizes[to.seat] = (ledger.deckSizes[to.seat] as number) + 1;
    (ledger.tops[to.seat] as (CardId | null)[]).push(card);
  }
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
  ledger.tops[seat] = [];
}

function note(ledger: Ledger, event: Event): void {
  switch (event.type) {
    case 'moved':
      moved(ledger, event.card, event.from, event.to);
      return;
    case 'reshuffled':
      reshuffled(ledger, event.from);
      return;
    case 'shuffled':
      if (event.place.zone === 'deck') ledger.tops[event.place.seat] = [];
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
    note(known.ledger, known.last);
  }
  return known.ledger;
}

/** Places for hidden cards of one owner. */
interface Pool {
  readonly bit: number;
  readonly hand: CardId[] | null;
  readonly slots: { readonly zone: CardId[]; readonly at: number }[];
  cards: CardId[];
}

/** Rearranges the hidden cards of a world so that it agrees with what is remembered; the view stays the same. */
export function recall(world: State, view: View, ledger: Ledger, rng: Rng): State {
  const seat = view.viewer;
  const shown = new Set<CardId>([
    ...(view.looking ?? []),
    ...(view.proposal ?? []),
    ...view.turn.values.map(({ card }) => card),
  ]);
  const pools: Pool[] = [];
  const cards: CardId[] = [];
  const pool = (bit: number, hand: CardId[] | null, zones: readonly CardId[][]): void => {
    const slots: Pool['slots'] = [];
    for (const zone of zones) {
      zone.forEach((card, at) => {
        if (shown.has(card)) return;
        slots.push({ zone, at });
        cards.push(card);
      });
    }
    pools.push({ bit, hand, slots, cards: [] });
  };
  world.players.forEach((zones, owner) => {
    const stores = zones.planning.map(({ stored }) => stored);
    if (owner === seat) pool(bitOf(owner), null, [zones.deck]);
    else pool(bitOf(owner), zones.hand, [zones.hand, ...stores, zones.deck]);
  });
  pool(MARKET, null, [world.marketDeck]);
  shareOut(cards, pools, ledger, rng);
  for (const one of pools) settle(one, ledger, rng);
  layTops(world, view, ledger);
  return world;
}

const bits = (mask: number): number => {
  let count = 0;
  for (let left = mask; left > 0; left &= left - 1) count += 1;
  return count;
};

/** Cards with one possible owner first; the others by chance among those who have room. */
function shareOut(cards: CardId[], pools: readonly Pool[], { owners }: Ledger, rng: Rng): void {
  const masks = new Map<CardId, number>();
  for (const card of cards) masks.set(card, owners.get(card) ?? 0);
  shuffle(
    rng,
    cards.sort((a, b) => a - b),
  );
  const order = cards
    .map((card) => ({ card, mask: masks.get(card) as number }))
    .sort((a, b) => (bits(a.mask) || 9) - (bits(b.mask) || 9));
  const left: CardId[] = [];
  for (const { card, mask } of order) {
    let room = 0;
    for (const { bit, slots, cards: held } of pools) if (mask & bit) room += slots.length - held.length;
    if (room <= 0) {
      left.push(card);
      continue;
    }
    let at = Math.floor((room * (word(rng) >>> 8)) / 0x1000000);
    for (const one of pools) {
      if ((mask & one.bit) === 0) continue;
      at -= one.slots.length - one.cards.length;
      if (at >= 0) continue;
      one.cards.push(card);
      break;
    }
  }
  // Something was not told: the rest goes where there is room. Junk never belongs to the market (I-04).
  left.sort((a, b) => Number(cardOf(b).folk === null) - Number(cardOf(a).folk === null));
  for (const card of left) {
    const free = pools.filter(({ slots, cards: held }) => held.length < slots.length);
    const one = free.find(({ bit }) => bit !== MARKET || cardOf(card).folk !== null) ?? free[0];
    one?.cards.push(card);
  }
}

/** Lays an owner's cards into their places: known ones where they are, the others by chance. */
function settle({ hand, slots, cards }: Pool, { whereabouts }: Ledger, rng: Rng): void {
  shuffle(rng, slots);
  if (hand !== null) {
    const rank = (card: CardId): number => {
      const known = whereabouts.get(card);
      return known === 'hand' ? 0 : known === 'deck' ? 2 : 1;
    };
    const inHand = slots.filter(({ zone }) => zone === hand);
    const elsewhere = slots.filter(({ zone }) => zone !== hand);
    shuffle(rng, cards);
    cards.sort((a, b) => rank(a) - rank(b));
    // Cards known to be in the deck take its places last, so that those in between may be anywhere.
    const sure = cards.filter((card) => rank(card) === 0).length;
    const deep = cards.filter((card) => rank(card) === 2).length;
    const fixed = [...inHand.splice(0, sure)];
    const bottom = elsewhere.splice(Math.max(0, elsewhere.length - deep));
    slots.splice(0, slots.length, ...fixed, ...shuffle(rng, [...inHand, ...elsewhere]), ...bottom);
  } else shuffle(rng, cards);
  slots.forEach(({ zone, at }, i) => {
    zone[at] = cards[i] as CardId;
  });
}

/** Cards that were put on top of a deck before our eyes are still there. */
function layTops(world: State, view: View, { tops }: Ledger): void {
  if (view.looking !== null) return;
  tops.forEach((known, owner) => {
    const deck = world.players[owner]?.deck ?? [];
    for (let depth = 0; depth < known.length && depth < deck.length; depth++) {
      const card = known[known.length - 1 - depth];
      const from = card === null || card === undefined ? -1 : deck.indexOf(card);
      if (from < 0) continue;
      const to = deck.length - 1 - depth;
      const other = deck[to] as CardId;
      deck[to] = deck[from] as CardId;
      deck[from] = other;
    }
  });
}
