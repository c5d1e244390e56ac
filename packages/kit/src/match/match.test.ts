import type { Auction, AuctionDecision, AuctionOptions } from '@comptoir/auction/rules';
import { auction as toyAuction } from '@comptoir/auction/rules';
import type { AuctionEvent, View } from '@comptoir/auction/view';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Menu, Move } from '../decision.ts';
import type { Json } from '../json.ts';
import { xoshiro } from '../random.ts';
import { writeRecord } from '../record.ts';
import { verifyRecord } from '../replay.ts';
import { randomMove } from '../testing/random-play.ts';
import { noteLooked } from './asking.ts';
import { nextToAsk, stateAt, undoPoints } from './course.ts';
import { type Match, movesInForce, recordOf, startMatch, submit, undo, undoByConsent } from './match.ts';

type AuctionMatch = Match<Auction, AuctionDecision, AuctionEvent, View, AuctionOptions>;

const newMatch = (secret = 'c0ffee'.repeat(10).padEnd(64, '0'), rounds = 4): AuctionMatch =>
  startMatch(toyAuction, {
    options: { players: 2, rounds },
    seats: [
      { name: 'Ada', contribution: 'rain' },
      { name: 'Bob', contribution: null },
    ],
    secret,
  });

const asked = (match: AuctionMatch, id: string) =>
  toyAuction.decisions(match.state).find((decision) => decision.id === id);

function play(match: AuctionMatch, move: Move): void {
  const done = submit(match, move);
  if (!done.ok) throw new Error(`${JSON.stringify(move)}: ${done.refusal.reason}`);
}

/** Bids the first cards, lets the window pass, and returns the seat whose turn it is. */
function toTurn(match: AuctionMatch): number {
  for (;;) {
    const decision = toyAuction.decisions(match.state).find(({ standing }) => standing !== true);
    if (decision === undefined) throw new Error('over');
    if (decision.id === 'turn.act') return decision.seat;
    const answer: Json =
      decision.kind === 'pick-cards' ? decision.from.slice(0, decision.min) : decision.kind !== 'confirm';
    play(match, { seat: decision.seat, id: decision.id, answer });
  }
}

const menu = (seat: number, entry: string, answer: Json = null): Move => ({
  seat,
  id: 'turn.act',
  answer: { entry, answer },
});
const hash = (match: AuctionMatch) => toyAuction.hash(match.state);

describe('submit', () => {
  test('enters a move with the hash of the state after it', () => {
    const match = newMatch();
    const answer = match.state.hands[1]!.slice(0, 1);
    const done = submit(match, { seat: 1, id: 'bid.card', answer }, 0);
    expect(done).toMatchObject({ ok: true, seq: 1, events: [] });
    expect(match.entries).toEqual([{ seat: 1, id: 'bid.card', answer, state: hash(match) }]);
  });

  test('a late or premature sender is refused as stale and nothing changes', () => {
    const match = newMatch();
    play(match, { seat: 0, id: 'cheer', answer: null });
    const before = hash(match);
    const move = { seat: 1, id: 'cheer', answer: null };
    for (const seq of [0, 2, -1, Number.NaN]) {
      expect(submit(match, move, seq)).toMatchObject({ ok: false, refusal: { code: 'stale' } });
    }
    expect([hash(match), match.entries.length, match.history.points?.length]).toEqual([before, 1, 1]);
    expect(submit(match, move, 1)).toMatchObject({ ok: true, seq: 2 });
  });

  test('a refused move leaves no trace', () => {
    const match = newMatch();
    const before = hash(match);
    expect(submit(match, { seat: 0, id: 'bid.card', answer: [99] })).toMatchObject({
      refusal: { reason: 'card-not-offered' },
    });
    expect(submit(match, { seat: 0, id: 'turn.act', answer: null })).toMatchObject({
      refusal: { code: 'not-awaited' },
    });
    expect([hash(match), match.entries, match.history.points]).toEqual([before, [], []]);
  });

  test('the seed comes from the secret and from what the seats added', () => {
    const [one, two] = [newMatch(), newMatch('ab'.repeat(32))];
    const other = startMatch(toyAuction, {
      ...one,
      seats: [one.seats[0]!, { name: 'Bob', contribution: 'x' }],
    });
    expect(new Set([hash(one), hash(two), toyAuction.hash(other.state)]).size).toBe(3);
    expect(hash(newMatch())).toBe(hash(one));
  });
});

describe('undo is bounded by information', () => {
  let match: AuctionMatch;
  let seat: number;
  let from: number;
  beforeEach(() => {
    match = newMatch();
    seat = toTurn(match);
    from = match.entries.length;
  });

  test('open play of one’s own may be taken back, one move or several', () => {
    const start = hash(match);
    play(match, menu(seat, 'sell', match.state.won[seat]!.slice(0, 1)));
    const middle = hash(match);
    play(match, { seat, id: 'cheer', answer: null });
    expect(undoPoints(match, seat).slice(0, 2)).toEqual([from + 1, from]);
    expect(undo(match, seat, from + 1)).toBe(true);
    expect(hash(match)).toBe(middle);
    expect(undo(match, seat, from)).toBe(true);
    expect(hash(match)).toBe(start);
    expect(match.entries.slice(-2)).toEqual([
      { undo: from + 1, state: middle },
      { undo: from, state: start },
    ]);
  });

  test('what the mover shows of their own hand is theirs to take back', () => {
    const start = hash(match);
    play(match, menu(seat, 'show', match.state.hands[seat]!.slice(0, 1)));
    expect(undo(match, seat, from)).toBe(true);
    expect(hash(match)).toBe(start);
  });

  test.each(['draw', 'look', 'reshuffle'])('no way back across a %s', (entry) => {
    play(match, menu(seat, 'sell', match.state.won[seat]!.slice(0, 1)));
    play(match, menu(seat, entry));
    expect(undoPoints(match, seat)).toEqual([]);
    expect(undo(match, seat, from)).toBe(false);
    // Moves after it may still be taken back, as far as this point.
    play(match, menu(seat, 'show', match.state.hands[seat]!.slice(0, 1)));
    expect(undoPoints(match, seat)).toEqual([from + 2]);
    expect(undo(match, seat, from + 1)).toBe(false);
    expect(undo(match, seat, from + 2)).toBe(true);
  });

  test("no way back across another seat's move", () => {
    play(match, menu(seat, 'sell', match.state.won[seat]!.slice(0, 1)));
    const other = 1 - seat;
    play(match, { seat: other, id: 'cheer', answer: null });
    expect(undoPoints(match, seat)).toEqual([]);
    expect(undo(match, seat, from)).toBe(false);
    expect(undoPoints(match, other)).toEqual([from + 1]);
    expect(undo(match, other, from)).toBe(false);
  });

  test('no way back across the end of a turn that turns up the next lot', () => {
    play(match, menu(seat, 'end'));
    expect(undoPoints(match, seat)).toEqual([]);
  });

  test('a secret bid may be taken back until the others speak; the last bid uncovers all', () => {
    const fresh = newMatch();
    play(fresh, { seat: 0, id: 'bid.card', answer: fresh.state.hands[0]!.slice(0, 1) });
    expect(undoPoints(fresh, 0)).toEqual([0]);
    play(fresh, { seat: 1, id: 'bid.card', answer: fresh.state.hands[1]!.slice(0, 1) });
    expect(undoPoints(fresh, 0)).toEqual([]);
    expect(undoPoints(fresh, 1)).toEqual([]);
  });

  test('only to a point that is offered, and a refusal changes nothing', () => {
    play(match, menu(seat, 'sell', match.state.won[seat]!.slice(0, 1)));
    const before = hash(match);
    const length = match.entries.length;
    for (const to of [from + 1, from - 50, -1, 0.5, Number.NaN]) expect(undo(match, seat, to)).toBe(false);
    expect(undo(match, 1 - seat, from)).toBe(false);
    expect([hash(match), match.entries.length]).toEqual([before, length]);
  });

  test('one who answers a state that was undone is stale', () => {
    play(match, menu(seat, 'sell', match.state.won[seat]!.slice(0, 1)));
    const seen = match.entries.length;
    undo(match, seat, from);
    expect(submit(match, menu(seat, 'end'), seen)).toMatchObject({ refusal: { code: 'stale' } });
  });

  test('asking twice gives the same answer', () => {
    play(match, menu(seat, 'sell', match.state.won[seat]!.slice(0, 1)));
    const first = undoPoints(match, seat);
    for (const point of match.history.points ?? []) point.revealing = null;
    expect(undoPoints(match, seat)).toEqual(first);
  });
});

describe('undo by consent', () => {
  test('goes anywhere, clears the points and stays in the record', () => {
    const match = newMatch();
    const hashes = [hash(match)];
    const rng = xoshiro(3);
    for (let i = 0; i < 12; i++) {
      play(match, randomMove(toyAuction, toyAuction.decisions(match.state), rng, 20));
      hashes.push(hash(match));
    }
    undoByConsent(match, 4);
    expect([hash(match), match.history.points]).toEqual([hashes[4], []]);
    expect(match.entries.at(-1)).toEqual({ undo: 4, state: hashes[4] });
    expect(movesInForce(match.entries)).toHaveLength(4);
    expect(verifyRecord(toyAuction, writeRecord(recordOf(match)))).toMatchObject({ ok: true, moves: 13 });
  });

  test('a match with many returns replays to the same end', () => {
    const match = newMatch();
    const rng = xoshiro(9);
    for (let i = 0; i < 60; i++) {
      const open = toyAuction.decisions(match.state);
      if (open.length === 0) break;
      const mover = match.history.points?.at(-1)?.move.seat ?? 0;
      const [latest] = undoPoints(match, mover);
      if (i % 4 === 3 && latest !== undefined) undo(match, mover, latest);
      else play(match, randomMove(toyAuction, open, rng, 30));
    }
    expect(match.entries.some((entry) => 'undo' in entry)).toBe(true);
    expect(toyAuction.hash(stateAt(match, match.entries.length))).toBe(hash(match));
    expect(verifyRecord(toyAuction, writeRecord(recordOf(match)))).toMatchObject({ ok: true });
  });

  test('stateAt is the state after the first entries, whatever came later', () => {
    const match = newMatch();
    const rng = xoshiro(4);
    const hashes = [hash(match)];
    for (let i = 0; i < 8; i++) {
      play(match, randomMove(toyAuction, toyAuction.decisions(match.state), rng, 20));
      hashes.push(hash(match));
    }
    hashes.forEach((expected, seq) => {
      expect(toyAuction.hash(stateAt(match, seq))).toBe(expected);
    });
  });
});

test('the menu of the toy offers what these tests rely on', () => {
  const match = newMatch();
  toTurn(match);
  const decision = asked(match, 'turn.act') as Menu;
  expect(decision.entries.map(({ id }) => id)).toEqual(['sell', 'show', 'draw', 'look', 'reshuffle', 'end']);
});

test('K-215 after a return everybody is asked again: what was let pass may look different now', () => {
  const match = newMatch();
  toTurn(match);
  for (let open = nextToAsk(match); open?.standing === true; open = nextToAsk(match))
    noteLooked(match.asking, open);
  expect(undoByConsent(match, match.seq - 1)).toBe(true);
  expect(nextToAsk(match)).toMatchObject({ standing: true });
});
