import {
  type Act,
  allows,
  type BaseState,
  type CardId,
  type Confirm,
  call,
  defineGame,
  effectsFor,
  type Frame,
  generator,
  give,
  goto,
  isRecord,
  type Json,
  type Menu,
  type MenuAnswer,
  NO_CARD,
  type OptionSpec,
  type Outcome,
  type PickCards,
  type PickSeat,
  type Requirement,
  refusal,
  type Seat,
  type Seed,
  shuffle,
  tell,
  type Waiting,
  type Wish,
  whyNot,
} from '@comptoir/kit';
import { type AuctionEvent, cloneAuction, determinize, fold, redact, type View, view } from './view.ts';

/**
 * A small auction. Every round a lot is turned up, all bid one card in secret, the losers
 * may object once per game, and the winner has a turn with a menu. Anybody may tip or cheer at any time. Questions copy the zones they
 * offer: an answer may be the very list of the question, and must not change when the zone does.
 */
export interface Auction extends BaseState {
  deck: CardId[];
  hands: CardId[][];
  won: CardId[][];
  coins: number[];
  bank: number;
  mayObject: boolean[];
  cheered: boolean[];
  lot: CardId;
  discard: CardId[];
  round: number;
  rounds: number;
}

export interface AuctionOptions {
  readonly players: number;
  readonly rounds: number;
}

type Entry = Act | PickCards;
export type AuctionDecision = Entry | Confirm | PickSeat | Menu<Entry>;

const CARDS = 24;
const COINS = 20;
const HAND = 4;

export const worth = (card: CardId): number => (card % 8) + 1;
const seatsOf = (g: Auction): number => g.hands.length;
const seats = (g: Auction): Seat[] => g.hands.map((_, seat) => seat);

// Verbs: the only code that changes zones and tells about it.

function gain(g: Auction, seat: Seat, amount: number): void {
  const paid = Math.min(amount, g.bank);
  g.bank -= paid;
  g.coins[seat]! += paid;
  tell<AuctionEvent>({ type: 'coins', seat, amount: paid });
}

function pay(g: Auction, seat: Seat): void {
  g.bank += 1;
  g.coins[seat]! -= 1;
  tell<AuctionEvent>({ type: 'coins', seat, amount: -1 });
}

function discard(g: Auction, from: CardId[], seat: Seat, zone: 'hand' | 'won', card: CardId): void {
  from.splice(from.indexOf(card), 1);
  g.discard.push(card);
  tell<AuctionEvent>({ type: 'discarded', seat, zone, card });
}

type Spending = 'draw' | 'look' | 'reshuffle';
const SPENDING: readonly Spending[] = ['draw', 'look', 'reshuffle'];
const MAY_SPEND: readonly Requirement<[Auction, Seat]>[] = [
  {
    rule: 'T-03',
    reason: 'no-coin',
    holds: (g, seat) => g.coins[seat]! > 0,
    figures: (g, seat) => ({ coins: g.coins[seat]!, needed: 1 }),
  },
  { rule: 'T-04', reason: 'deck-empty', holds: (g) => g.deck.length > 0 },
];
const MAY_TIP: readonly Requirement<[Auction, Seat]>[] = [
  { rule: 'T-06', reason: 'no-coin', holds: (g, seat) => g.coins[seat]! > 0 },
  { rule: 'T-07', reason: 'tip-under-way', holds: (g) => g.stack.every(({ effect }) => effect !== 'tip') },
];

const effect = effectsFor<Auction, AuctionDecision>();

const game = effect({}, ({ run }) => ({
  deal: run((g) => {
    shuffle(g.rng, g.deck);
    for (const hand of g.hands) hand.push(...g.deck.splice(0, HAND));
    tell<AuctionEvent>({ type: 'dealt', each: HAND });
  }),
  round: run((g, f) => {
    g.round += 1;
    g.cheered.fill(false);
    tell<AuctionEvent>({ type: 'round', round: g.round });
    return call('round', f);
  }),
  loop: run((g) => (g.round < g.rounds && g.deck.length > 0 ? goto('round') : 'over')),
}));

const round = effect(
  { winner: -1, passed: [] as number[], given: 0 },
  ({ run, choose, chooseAll, respond }) => ({
    turnUp: run((g) => {
      g.lot = g.deck.shift() as CardId;
      tell<AuctionEvent>({ type: 'turned-up', card: g.lot });
    }),
    bid: chooseAll<CardId[]>(
      (g) =>
        seats(g)
          .filter((seat) => g.hands[seat]!.length > 0)
          .map((seat) => ({
            kind: 'pick-cards',
            id: 'bid.card',
            seat,
            source: null,
            from: g.hands[seat]!.slice(),
            min: 1,
            max: 1,
          })),
      (g, f, bids) => {
        bids.forEach((bid, seat) => {
          const card = bid?.[0];
          if (card === undefined) return;
          if (f.winner < 0 || worth(card) > worth(bids[f.winner]![0]!)) f.winner = seat;
          discard(g, g.hands[seat]!, seat, 'hand', card);
        });
        return f.winner < 0 ? goto('unsold') : 'next';
      },
    ),
    object: respond<boolean>(
      (g, f) =>
        seats(g)
          .filter((seat) => seat !== f.winner && g.mayObject[seat] && !f.passed.includes(seat))
          .map((seat) => ({ kind: 'confirm', id: 'bid.object', seat, source: null })),
      (g, f, seat, objects) => {
        if (!objects) {
          f.passed.push(seat);
          return 'wait';
        }
        g.mayObject[seat] = false;
        tell<AuctionEvent>({ type: 'objected', seat });
        return goto('unsold');
      },
    ),
    award: run((g, f) => {
      const card = g.lot;
      g.won[f.winner]!.push(card);
      g.lot = NO_CARD;
      tell<AuctionEvent>({ type: 'awarded', seat: f.winner, card });
      return call('turn', { owner: f.winner, card });
    }),
    prize: run((g, f) => {
      if (f.given > 0) gain(g, f.winner, f.given);
    }),
    trim: choose<CardId[]>(
      (g, f) => {
        const hand = g.hands[f.winner]!.slice();
        const excess = hand.length - HAND;
        if (excess <= 0) return null;
        return {
          kind: 'pick-cards',
          id: 'hand.trim',
          seat: f.winner,
          source: null,
          from: hand,
          min: excess,
          max: excess,
        };
      },
      (g, f, cards) => {
        for (const card of cards) discard(g, g.hands[f.winner]!, f.winner, 'hand', card);
      },
    ),
    unsold: run((g) => {
      if (g.lot === NO_CARD) return;
      g.discard.push(g.lot);
      tell<AuctionEvent>({ type: 'unsold', card: g.lot });
      g.lot = NO_CARD;
    }),
  }),
);

/** Selling is open play; drawing, looking and reshuffling are chance; showing is a disclosure of one's own. */
const turn = effect({ sold: 0, shown: false }, ({ run, choose }) => ({
  act: choose<MenuAnswer & Json>(
    (g, f) => {
      const ask = { seat: f.owner, source: 'turn' };
      const entries: Entry[] = [];
      const won = g.won[f.owner]!.slice();
      const hand = g.hands[f.owner]!.slice();
      if (won.length > 0) entries.push({ kind: 'pick-cards', id: 'sell', ...ask, from: won, min: 1, max: 2 });
      if (!f.shown && hand.length > 0)
        entries.push({ kind: 'pick-cards', id: 'show', ...ask, from: hand, min: 1, max: 1 });
      for (const id of SPENDING) if (allows(MAY_SPEND, g, f.owner)) entries.push({ kind: 'act', id, ...ask });
      entries.push({ kind: 'act', id: 'end', ...ask });
      return { kind: 'menu', id: 'turn.act', ...ask, entries };
    },
    (g, f, { entry, answer }) => {
      const seat = f.owner;
      switch (entry) {
        case 'sell':
          for (const card of answer as CardId[]) discard(g, g.won[seat]!, seat, 'won', card);
          f.sold += 1;
          return 'again';
        case 'show':
          f.shown = true;
          tell<AuctionEvent>({ type: 'shown', seat, card: (answer as CardId[])[0]! });
          return 'again';
        case 'draw': {
          pay(g, seat);
          const card = g.deck.shift() as CardId;
          g.hands[seat]!.push(card);
          tell<AuctionEvent>({ type: 'drawn', seat, card });
          return 'again';
        }
        case 'look':
          pay(g, seat);
          tell<AuctionEvent>({ type: 'looked', seat, card: g.deck[0]! });
          return 'again';
        case 'reshuffle':
          pay(g, seat);
          shuffle(g.rng, g.deck);
          tell<AuctionEvent>({ type: 'reshuffled' });
          return 'again';
        default:
          return goto('close');
      }
    },
  ),
  close: run((_, f) => give(f.sold)),
}));

const tip = effect({ to: -1 }, ({ choose }) => ({
  accept: choose<boolean>(
    (_, f) => ({ kind: 'confirm', id: 'tip.accept', seat: f.to, source: 'tip' }),
    (g, f, accepted) => {
      if (!accepted) return 'done';
      pay(g, f.owner);
      gain(g, f.to, 1);
      return 'next';
    },
  ),
}));

function tips(g: Auction): PickSeat[] {
  return seats(g)
    .filter((seat) => allows(MAY_TIP, g, seat))
    .map((seat) => ({
      kind: 'pick-seat',
      id: 'tip',
      seat,
      source: null,
      standing: true,
      from: seats(g).filter((other) => other !== seat),
    }));
}

const cheers = (g: Auction): Act[] =>
  seats(g)
    .filter((seat) => !g.cheered[seat])
    .map((seat) => ({ kind: 'act', id: 'cheer', seat, source: null, standing: true }));

function begin(seed: Seed, { players, rounds }: AuctionOptions): Auction {
  const bySeat = <T>(make: () => T): T[] => Array.from({ length: players }, make);
  return {
    rng: generator(seed),
    stack: [{ effect: 'game', step: 'deal', owner: 0, card: NO_CARD }],
    deck: Array.from({ length: CARDS }, (_, card) => card),
    hands: bySeat(() => []),
    won: bySeat(() => []),
    coins: bySeat(() => 2),
    bank: COINS - 2 * players,
    mayObject: bySeat(() => true),
    cheered: bySeat(() => false),
    lot: NO_CARD,
    discard: [],
    round: 0,
    rounds,
  };
}

function outcome(g: Auction): Outcome | null {
  if (g.stack.length > 0) return null;
  const scores = seats(g).map((seat) =>
    g.won[seat]!.reduce((sum, card) => sum + worth(card), g.coins[seat]!),
  );
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { scores, places, winners: seats(g).filter((seat) => places[seat] === 1) };
}

function violations(g: Auction): string[] {
  const found: string[] = [];
  const cards = [g.deck, ...g.hands, ...g.won, g.discard, g.lot === NO_CARD ? [] : [g.lot]].flat();
  if (cards.length !== CARDS || new Set(cards).size !== CARDS) found.push('T-01 a card is lost or doubled');
  const coins = g.coins.reduce((sum, n) => sum + n, g.bank);
  if (coins !== COINS || g.bank < 0 || g.coins.some((n) => n < 0)) found.push('T-02 the coins do not add up');
  for (const [seat, bid] of (
    (g.stack as (Frame & Waiting)[]).find((frame) => frame.answers)?.answers ?? []
  ).entries()) {
    if (bid !== null && !g.hands[seat]!.includes((bid[0] as CardId[])[0]!))
      found.push(`T-05 seat ${seat} bid a card it does not hold`);
  }
  return found;
}

function whyNotOffered(g: Auction, seat: Seat, { entry }: Wish) {
  if (entry === 'tip') return whyNot(MAY_TIP, g, seat);
  if ((SPENDING as readonly string[]).includes(entry)) return whyNot(MAY_SPEND, g, seat);
  return null;
}

const optionSpecs: readonly OptionSpec[] = [
  { id: 'players', kind: 'choice', values: [2, 3, 4], fallback: 2 },
  { id: 'rounds', kind: 'choice', values: [1, 2, 3, 4, 5, 6], fallback: 3 },
];

export const auction = defineGame<Auction, AuctionDecision, AuctionEvent, View, AuctionOptions>({
  name: 'auction',
  rules: 1,
  players: [2, 3, 4],
  optionSpecs,
  readOptions(input) {
    if (!isRecord(input)) return { ok: false, refusal: refusal(null, 'malformed') };
    const { players = 2, rounds = 3 } = input;
    const known = (value: unknown, most: number): value is number =>
      typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
    if (!known(players, 4) || players < 2 || !known(rounds, 6))
      return { ok: false, refusal: refusal(null, 'out-of-range') };
    return { ok: true, options: { players, rounds } };
  },
  seats: ({ players }) => players,
  seatsOf,
  begin,
  effects: { game, round, turn, tip },
  // A bid is asked even of a seat with one card, a menu even when only `end` is left: skipping would tell the hand.
  playsForced: ({ id }) => id !== 'bid.card' && id !== 'turn.act',
  standing: {
    ids: ['tip', 'cheer'],
    ask: (g) => [...tips(g), ...cheers(g)],
    answered(g, seat, id, answer) {
      if (id === 'tip') return call('tip', { owner: seat }, { to: answer as Seat });
      g.cheered[seat] = true;
      tell<AuctionEvent>({ type: 'cheered', seat });
      return undefined;
    },
  },
  whyNotOffered,
  wishes: (_, { kind }) => (kind === 'menu' ? SPENDING.map((entry) => ({ entry, answer: null })) : []),
  view,
  redact,
  fold,
  determinize,
  clone: cloneAuction,
  outcome,
  violations,
  migrate: (saved) => saved as unknown as Auction,
});
