import { canonical, type Json, xoshiro } from '@comptoir/kit';
import { randomMove } from '@comptoir/kit/testing';
import { describe, expect, test } from 'vitest';
import { type Auction, type AuctionDecision, auction, worth } from './rules.ts';
import type { AuctionEvent } from './view.ts';

const OPTIONS = { players: 3, rounds: 4 };
const asked = (g: Auction, id: string) => auction.decisions(g).filter((decision) => decision.id === id);

describe('a simultaneous secret bid', () => {
  const bidOf = (decision: AuctionDecision | undefined): Json =>
    decision?.kind === 'pick-cards' ? decision.from.slice(0, 1) : null;

  test('is in no view, no event and no question before all bids are in', () => {
    for (let seed = 0; seed < 20; seed++) {
      const g = auction.setup(seed, OPTIONS);
      const [first, second, third] = asked(g, 'bid.card');
      const seen = () =>
        [-1, 1, 2].map((viewer) =>
          canonical([auction.view(g, viewer), auction.decisions(g).filter(({ seat }) => seat === viewer)]),
        );
      const before = seen();
      const events: AuctionEvent[] = [];
      auction.apply(g, { seat: 0, id: 'bid.card', answer: bidOf(first) }, events);
      expect(seen()).toEqual(before);
      expect(events).toEqual([]);
      auction.apply(g, { seat: 1, id: 'bid.card', answer: bidOf(second) }, events);
      expect(events).toEqual([]);
      auction.apply(g, { seat: 2, id: 'bid.card', answer: bidOf(third) }, events);
      expect(events.filter(({ type }) => type === 'discarded')).toHaveLength(3);
    }
  });

  test('a world drawn meanwhile keeps the bid of those who know and hides the others', () => {
    const g = auction.setup(5, OPTIONS);
    for (const seat of [0, 1]) {
      const answer = bidOf(asked(g, 'bid.card').find((decision) => decision.seat === seat));
      auction.apply(g, { seat, id: 'bid.card', answer });
    }
    const bids = (state: Auction) => (state.stack.at(-1) as unknown as { answers: Json[] }).answers;
    const rng = xoshiro(1);
    const others = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const world = auction.determinize(g, [0], rng);
      expect(bids(world)[0]).toEqual(bids(g)[0]);
      expect(bids(world)[2]).toBeNull();
      others.add(canonical(bids(world)[1]));
    }
    expect(others.size).toBeGreaterThan(5);
  });
});

describe('a whole game', () => {
  /** Plays a random game; `carry` may exchange the state for another one at every decision. */
  function playOut(seed: number, carry: (g: Auction) => Auction) {
    let g = auction.setup(seed, OPTIONS);
    const rng = xoshiro(seed);
    const frames = new Set<string>();
    for (let decisions = auction.decisions(g); decisions.length > 0; ) {
      frames.add(g.stack.map(({ effect, step }) => `${effect}.${step}`).join(' '));
      g = carry(g);
      decisions = auction.apply(g, randomMove(auction, decisions, rng, 20));
    }
    return { hash: auction.hash(g), outcome: auction.outcome(g), frames };
  }

  test('ends the same when it is saved and loaded at every decision, in every frame', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 25; seed++) {
      const plain = playOut(seed, (g) => g);
      const carried = playOut(seed, (g) => JSON.parse(JSON.stringify(g)) as Auction);
      const cloned = playOut(seed, auction.clone);
      expect(carried).toEqual(plain);
      expect(cloned).toEqual(plain);
      expect(plain.outcome?.winners.length).toBeGreaterThan(0);
      for (const frame of plain.frames) seen.add(frame);
    }
    for (const at of [
      'game.loop round.bid',
      'game.loop round.object',
      'game.loop round.trim',
      'game.loop round.prize turn.act',
      'game.loop round.bid tip.accept',
      'game.loop round.object tip.accept',
      'game.loop round.prize turn.act tip.accept',
    ])
      expect(seen).toContain(at);
  });

  test('nothing is asked and nothing is accepted when it is over', () => {
    const g = auction.setup(1, { players: 2, rounds: 1 });
    const rng = xoshiro(1);
    expect(auction.outcome(g)).toBeNull();
    for (let open = auction.decisions(g); open.length > 0; )
      open = auction.apply(g, randomMove(auction, open, rng, 0));
    expect(auction.decisions(g)).toEqual([]);
    expect(auction.judge(g, { seat: 0, id: 'cheer', answer: null })?.code).toBe('game-over');
    const { scores } = auction.outcome(g)!;
    const won = g.won.flat().reduce((sum, card) => sum + worth(card), 0);
    expect(scores[0]! + scores[1]!).toBe(won + g.coins[0]! + g.coins[1]!);
  });
});

describe('why', () => {
  test('T-03, T-06 cites the rule and the figures of the requirement that made the options', () => {
    const g = auction.setup(1, OPTIONS);
    expect(auction.why(g, 0, { entry: 'tip', answer: 1 })).toBeNull();
    g.bank += g.coins[0]!;
    g.coins[0] = 0;
    expect(asked(g, 'tip').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(auction.why(g, 0, { entry: 'tip', answer: 1 })).toMatchObject({
      rule: 'T-06',
      reason: 'no-coin',
    });
    expect(auction.why(g, 0, { entry: 'draw', answer: null })).toMatchObject({
      rule: 'T-03',
      figures: { coins: 0, needed: 1 },
    });
  });

  test('T-07 no second tip while one is under way', () => {
    const g = auction.setup(1, OPTIONS);
    auction.apply(g, { seat: 0, id: 'tip', answer: 1 });
    expect(asked(g, 'tip')).toEqual([]);
    expect(auction.why(g, 2, { entry: 'tip', answer: 1 })).toMatchObject({ rule: 'T-07' });
  });
});
