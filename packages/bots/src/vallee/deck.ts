import type { CardId, Seat } from '@comptoir/kit';
import {
  cardOf,
  folkNumberOf,
  HAND_LIMIT,
  handLimit,
  isJunk,
  nextStack,
  type State,
  stacksToWin,
  teammateOf,
} from '@comptoir/vallee';
import type { Tops } from './tops.ts';

/** The cards of one player and where they are; what is not built yet. Of the order of the deck only what is known counts. */
export interface Holdings {
  readonly hand: readonly CardId[];
  readonly deck: readonly CardId[];
  /** Cards on top of the deck that its player knows: they come to the hand next. */
  readonly tops: Readonly<Tops>;
  readonly discard: readonly CardId[];
  /** Cards that come to the hand at the start of the next turn. */
  readonly stored: readonly CardId[];
  /** Cards of the teammate, who may add to a stack (V-265), and how many of them they can have in hand. */
  readonly mate: readonly CardId[];
  readonly mateHand: number;
  /** How much there is to buy, now or later: 1 where there is enough, 0 where the market stays bare. */
  readonly supply: number;
  /** The stack to build next, and the last one. */
  readonly next: number;
  readonly last: number;
  /** The hand is filled up to here at the end of the turn. */
  readonly limit: number;
  /** What its player likes; null for those that only want to win. */
  readonly liking: Liking | null;
}

/** What a player with a style sees in its cards. */
export interface Liking {
  /** What the factors of its prospects weigh, in their order; null as they were fitted. */
  readonly weights: readonly number[] | null;
  /** What a bought card that is aimed at somebody is worth beside that. */
  readonly aimed: number;
}

const NONE: readonly CardId[] = [];
/** With as many cards to buy somebody finds what they need. */
const PLENTY = 5;

function supplyOf({ market, marketDeck, marketDiscard }: State): number {
  let cards = marketDeck.length + marketDiscard.length;
  for (let slot = 0; slot < market.length && cards < PLENTY; slot++)
    if ((market[slot] as CardId) >= 0) cards += 1;
  return Math.min(1, cards / PLENTY);
}
export const NO_TOPS: Readonly<Tops> = [];

export function holdingsOf(
  g: State,
  seat: Seat,
  tops: Readonly<Tops> = NO_TOPS,
  liking: Liking | null = null,
): Holdings {
  const zones = g.players[seat] as State['players'][number];
  const { turn } = g;
  let { discard } = zones;
  let stored = NONE;
  if (zones.planning.length > 0) {
    // V-084: techniques in the planning area are on their way to the discard. They are not on top of it yet.
    // V-355: what is to be finished first is not.
    const coming = zones.planning.filter(({ card, as }) => cardOf(as ?? card).finish === undefined);
    discard = [...coming.map(({ card }) => card), ...discard];
    stored = zones.planning.flatMap((planned) => planned.stored);
  }
  if (zones.kept !== undefined && zones.kept.length > 0) stored = [...stored, ...zones.kept]; // V-394
  const mate = g.players[teammateOf(g, seat) ?? -1];
  return {
    hand: zones.hand,
    deck: zones.deck,
    tops,
    discard,
    stored,
    mate: mate === undefined ? NONE : [...mate.hand, ...mate.deck, ...mate.discard],
    mateHand: mate === undefined ? 0 : mate.hand.length,
    supply: supplyOf(g),
    next: nextStack(g, seat),
    last: stacksToWin(g),
    limit: turn.active === seat ? handLimit(g) : HAND_LIMIT,
    liking,
  };
}

export function without(cards: readonly CardId[], gone: readonly CardId[]): CardId[] {
  const rest: CardId[] = [];
  for (let i = 0; i < cards.length; i++)
    if (!gone.includes(cards[i] as CardId)) rest.push(cards[i] as CardId);
  return rest;
}

// Copies field by field: they are made by the thousand.
const holding = (
  { deck, tops, stored, mate, mateHand, supply, last, limit, liking }: Holdings,
  hand: readonly CardId[],
  discard: readonly CardId[],
  next: number,
): Holdings => ({ hand, deck, tops, discard, stored, mate, mateHand, supply, next, last, limit, liking });

/** After cards of the hand went to the discard. */
export const discarding = (h: Holdings, cards: readonly CardId[]): Holdings =>
  holding(h, without(h.hand, cards), h.discard.concat(cards), h.next);

/** After cards of the hand left for good. */
export const losing = (h: Holdings, cards: readonly CardId[]): Holdings =>
  holding(h, without(h.hand, cards), h.discard, h.next);

export const gaining = (h: Holdings, card: CardId): Holdings =>
  holding(h, h.hand.concat(card), h.discard, h.next);

export const building = (h: Holdings, cards: readonly CardId[]): Holdings =>
  holding(h, without(h.hand, cards), h.discard, h.next + 1);

/** Junk has no folk, and so no number. */
export const NO_FOLK = -1;
/** The number of a card's folk. */
export const folkNumber = (card: CardId): number => (isJunk(card) ? NO_FOLK : folkNumberOf(card));

export const nameOf = (card: CardId): string => cardOf(card).id;

/** Copies of a card are alike: one of each. */
export function oneOfEach(cards: readonly CardId[]): CardId[] {
  const seen = new Set<string>();
  return cards.filter((card) => {
    const name = nameOf(card);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
