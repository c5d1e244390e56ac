import {
  below,
  type CardId,
  cloneJson,
  cloneRng,
  type Frame,
  NO_CARD,
  type Rng,
  reshuffle,
  type Seat,
  type Viewer,
  type Waiting,
  xoshiro,
} from '@comptoir/kit';
import type { Auction } from './rules.ts';

/** Who sees what in the auction. A hidden pile is a number, an unknown hand a number too. */
export interface View {
  viewer: Viewer;
  deck: number;
  hands: (CardId[] | number)[];
  won: CardId[][];
  coins: number[];
  bank: number;
  mayObject: boolean[];
  cheered: boolean[];
  lot: CardId;
  discard: CardId[];
  round: number;
}

export type AuctionEvent =
  | { type: 'dealt'; each: number }
  | { type: 'round'; round: number }
  | { type: 'turned-up'; card: CardId }
  | { type: 'coins'; seat: Seat; amount: number }
  | { type: 'discarded'; seat: Seat; zone: 'hand' | 'won'; card: CardId }
  | { type: 'objected'; seat: Seat }
  | { type: 'awarded'; seat: Seat; card: CardId }
  | { type: 'unsold'; card: CardId }
  | { type: 'drawn'; seat: Seat; card: CardId | null }
  | { type: 'looked'; seat: Seat; card: CardId | null }
  | { type: 'shown'; seat: Seat; card: CardId }
  | { type: 'reshuffled' }
  | { type: 'cheered'; seat: Seat };

export function view(g: Auction, viewer: Viewer): View {
  return {
    viewer,
    deck: g.deck.length,
    hands: g.hands.map((hand, seat) => (seat === viewer ? hand.slice() : hand.length)),
    won: g.won.map((pile) => pile.slice()),
    coins: g.coins.slice(),
    bank: g.bank,
    mayObject: g.mayObject.slice(),
    cheered: g.cheered.slice(),
    lot: g.lot,
    discard: g.discard.slice(),
    round: g.round,
  };
}

export function redact(event: AuctionEvent, viewer: Viewer): AuctionEvent | null {
  if ((event.type === 'drawn' || event.type === 'looked') && event.seat !== viewer)
    return { ...event, card: null };
  return event;
}

function takeFrom(v: View, seat: Seat, zone: 'hand' | 'won', card: CardId): void {
  const hand = v.hands[seat]!;
  if (zone === 'hand' && typeof hand === 'number') v.hands[seat] = hand - 1;
  else {
    const pile = zone === 'won' ? v.won[seat]! : (hand as CardId[]);
    pile.splice(pile.indexOf(card), 1);
  }
}

export function fold(v: View, event: AuctionEvent): View {
  switch (event.type) {
    case 'round':
      v.round = event.round;
      v.cheered.fill(false);
      break;
    case 'turned-up':
      v.deck -= 1;
      v.lot = event.card;
      break;
    case 'coins':
      v.coins[event.seat]! += event.amount;
      v.bank -= event.amount;
      break;
    case 'discarded':
      takeFrom(v, event.seat, event.zone, event.card);
      v.discard.push(event.card);
      break;
    case 'objected':
      v.mayObject[event.seat] = false;
      break;
    case 'awarded':
      v.won[event.seat]!.push(event.card);
      v.lot = NO_CARD;
      break;
    case 'unsold':
      v.discard.push(event.card);
      v.lot = NO_CARD;
      break;
    case 'drawn': {
      const hand = v.hands[event.seat]!;
      v.deck -= 1;
      if (typeof hand === 'number') v.hands[event.seat] = hand + 1;
      else hand.push(event.card as CardId);
      break;
    }
    case 'cheered':
      v.cheered[event.seat] = true;
      break;
    default:
      break;
  }
  return v;
}

export function cloneAuction(g: Auction): Auction {
  return {
    ...g,
    rng: cloneRng(g.rng),
    stack: g.stack.map((frame) => cloneJson(frame)),
    deck: g.deck.slice(),
    hands: g.hands.map((hand) => hand.slice()),
    won: g.won.map((pile) => pile.slice()),
    coins: g.coins.slice(),
    mayObject: g.mayObject.slice(),
    cheered: g.cheered.slice(),
    discard: g.discard.slice(),
  };
}

export function determinize(g: Auction, knowers: readonly Seat[], rng: Rng): Auction {
  const world = cloneAuction(g);
  const hidden = world.hands.map((_, seat) => seat).filter((seat) => !knowers.includes(seat));
  const pool = reshuffle(rng, [...world.deck, ...hidden.flatMap((seat) => world.hands[seat]!)]);
  for (const seat of hidden) world.hands[seat] = pool.splice(0, world.hands[seat]!.length);
  world.deck = pool;
  // A tip may lie on top of the frame in which the bids wait.
  const bids = (world.stack as (Frame & Waiting)[]).find((frame) => frame.answers)?.answers;
  for (const seat of hidden) {
    if (bids?.[seat] == null) continue;
    const hand = world.hands[seat]!;
    bids[seat] = [[hand[below(rng, hand.length)]!]];
  }
  world.rng = xoshiro(below(rng, 0x7fffffff));
  return world;
}
