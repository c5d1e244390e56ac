import { auction as toyAuction } from '@comptoir/auction/rules';
import type { AuctionEvent } from '@comptoir/auction/view';
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../game.ts';
import { below, xoshiro } from '../random.ts';
import { isUndo } from '../record.ts';
import { randomMove } from '../testing/random-play.ts';
import {
  type CourseStep,
  courseAt,
  enter,
  enterUndo,
  heardBy,
  isLate,
  learn,
  nextToAsk,
  prepare,
  prepareAgreedUndo,
  prepareUndo,
  stateAt,
  undoPoints,
} from './course.ts';
import {
  movesInForce,
  recordEntries,
  resumeMatch,
  startMatch,
  submit,
  undo,
  undoByConsent,
} from './match.ts';

const START = {
  options: { players: 3, rounds: 4 },
  seats: ['Ada', 'Bob', 'Cem'].map((name) => ({ name, contribution: null })),
  secret: 'ab'.repeat(32),
};
const VIEWERS = [SPECTATOR, 0, 1, 2];
const newMatch = () => startMatch(toyAuction, START);
type Toy = ReturnType<typeof newMatch>;

/** What a viewer would hear who was told only the moves in force, from the deal on. */
function toldFromScratch({ entries }: Toy, viewer: number): AuctionEvent[] {
  const again = newMatch();
  for (const move of movesInForce(entries)) submit(again, move);
  return [...heardBy(again, viewer)];
}

/** Plays at random, with returns alone and by consent, and looks after every step. */
function wander(seed: number, steps: number, look: (match: Toy) => void, isConsentGiven = true): Toy {
  const match = newMatch();
  const rng = xoshiro(seed);
  for (let step = 0; step < steps && match.decisions.length > 0; step++) {
    const mover = match.history.points?.at(-1)?.move.seat ?? 0;
    const [latest] = undoPoints(match, mover);
    const dice = below(rng, 10);
    if (dice === 0 && isConsentGiven) undoByConsent(match, below(rng, match.seq + 1));
    else if (dice < 4 && latest !== undefined) undo(match, mover, latest);
    else submit(match, randomMove(toyAuction, match.decisions, rng, 30));
    look(match);
  }
  return match;
}

describe('after any sequence of returns', () => {
  test('the state is that of the moves in force, and everybody has heard those and no others', () => {
    const lists = new Map<number, unknown>();
    wander(5, 60, (match) => {
      expect(toyAuction.hash(stateAt(match, match.seq))).toBe(toyAuction.hash(match.state));
      for (const viewer of VIEWERS) {
        const list = heardBy(match, viewer);
        expect(list).toEqual(toldFromScratch(match, viewer));
        // Whoever remembers how far they have read needs the same list every time.
        expect(lists.get(viewer) ?? list).toBe(list);
        lists.set(viewer, list);
      }
    });
  });

  test('a match that is taken up again goes on as if it had never stopped', () => {
    const look = (match: Toy): void => {
      const again = resumeMatch(toyAuction, START, match.entries) as Toy;
      expect(toyAuction.hash(again.state)).toBe(toyAuction.hash(match.state));
      expect([again.seq, again.asking.mover]).toEqual([match.seq, match.asking.mover]);
      for (const seat of [0, 1, 2]) {
        expect(undoPoints(again, seat)).toEqual(undoPoints(match, seat));
        expect(heardBy(again, seat)).toEqual(heardBy(match, seat));
      }
    };
    // A record does not say which returns were agreed on.
    for (const seed of [6, 16]) wander(seed, 40, look, false);
  });

  test('entries that lead elsewhere are not taken up', () => {
    const { entries } = wander(7, 20, () => {});
    const altered = entries.map((entry, at) =>
      at === entries.length - 1 ? { ...entry, state: 'x' } : entry,
    );
    expect(resumeMatch(toyAuction, START, altered)).toBeNull();
    expect(resumeMatch(toyAuction, START, [{ undo: 3, state: '' }])).toBeNull();
    expect(resumeMatch(toyAuction, START, [{ seat: 0, id: 'turn.act', answer: null, state: '' }])).toBeNull();
  });
});

test('A, B, back to A, back to B, C: the moves in force are A, B, C in every form of the journal', () => {
  const match = newMatch();
  const bid = (seat: number) => ({ seat, id: 'bid.card', answer: match.state.hands[seat]!.slice(0, 1) });
  const [a, b, c] = [bid(0), bid(1), bid(2)];
  submit(match, a);
  submit(match, b);
  undoByConsent(match, 1);
  undoByConsent(match, 2);
  submit(match, c);
  expect(movesInForce(match.entries)).toEqual([a, b, c]);
  const played = newMatch();
  for (const move of [a, b, c]) submit(played, move);
  expect(toyAuction.hash(match.state)).toBe(toyAuction.hash(played.state));
  for (const viewer of VIEWERS) expect(heardBy(match, viewer)).toEqual(heardBy(played, viewer));
});

/** A journal that counts other things too, as a server's does, and writes before it takes anything in. */
function journal(seed: number) {
  const match = wander(seed, 30, () => {});
  const gaps = xoshiro(seed);
  const steps: CourseStep<AuctionEvent>[] = [];
  const rows: number[] = [3];
  const first = newMatch();
  steps.push({ seq: 3, item: { seq: 3, move: null, events: heardAtStart(first) } });
  const course = courseAt(toyAuction, { seq: 3, state: first.state });
  learn(course, { seq: 3, fresh: () => newMatch().state }, steps);
  course.history!.points = [];
  for (const entry of match.entries) {
    // Chat, clocks and seats are rows as well.
    const seq = course.seq + 1 + below(gaps, 3);
    course.seq = seq - 1;
    if (isUndo(entry)) {
      const to = rows[entry.undo] as number;
      const mover = course.history!.points?.at(-1)?.move.seat ?? 0;
      const prepared = prepareUndo(course, mover, to) ?? prepareAgreedUndo(course, to);
      enterUndo(course, prepared!, seq);
      steps.push({ seq, to, isAgreed: prepared!.isAgreed });
    } else {
      const { seat, id, answer } = entry;
      const judged = prepare(course, { seat, id, answer });
      if (!judged.ok) throw new Error(judged.refusal.reason);
      const { events } = judged.prepared;
      enter(course, judged.prepared, seq);
      steps.push({ seq, item: { seq, move: { seat, id, answer }, events } });
    }
    expect(toyAuction.hash(course.state)).toBe(entry.state);
    rows.push(seq);
  }
  return { match, course, steps, rows };
}

function heardAtStart(match: Toy): readonly AuctionEvent[] {
  return match.history.line.marks[0]!.last!.item.events;
}

describe('a journal of another numbering behind the driver', () => {
  test('gives the same game, the same ears and the same record', () => {
    const { match, course, steps, rows } = journal(8);
    for (const viewer of VIEWERS) expect(heardBy(course, viewer)).toEqual(heardBy(match, viewer));
    const entries = recordEntries(
      steps.slice(1).map((step, at) => {
        const entry = match.entries[at]!;
        return { seq: step.seq, entry: 'to' in step ? { ...entry, undo: step.to } : entry };
      }),
    );
    const inForceNow = (list: typeof entries) => movesInForce(list);
    expect(inForceNow(entries)).toEqual(inForceNow(match.entries));
    expect(rows).toHaveLength(match.entries.length + 1);
  });

  test('a course taken up at a saved state learns the rest when it is needed', () => {
    const { course, steps } = journal(9);
    const { seq, state, news, asking } = course;
    const saved = courseAt(toyAuction, { seq, state: toyAuction.clone(state), news, mover: asking.mover });
    expect(() => heardBy(saved, 0)).toThrow('has not learnt');
    learn(saved, { seq: 3, fresh: () => newMatch().state }, steps);
    for (const seat of [0, 1, 2]) {
      expect(heardBy(saved, seat)).toEqual(heardBy(course, seat));
      expect(undoPoints(saved, seat)).toEqual(undoPoints(course, seat));
    }
    expect(nextToAsk(saved)?.seat).toBe(
      nextToAsk({ ...course, asking: { ...asking, looked: new Set() } })?.seat,
    );
  });

  test('what could not be written has not happened', () => {
    const match = newMatch();
    const before = toyAuction.hash(match.state);
    const judged = prepare(match, { seat: 0, id: 'cheer', answer: null });
    expect(judged.ok).toBe(true);
    expect([match.seq, toyAuction.hash(match.state), heardBy(match, 1)]).toEqual([
      0,
      before,
      heardBy(newMatch(), 1),
    ]);
  });

  test('nobody returns behind the base', () => {
    const { course } = journal(10);
    expect(prepareAgreedUndo(course, 2)).toBeNull();
    expect(prepareAgreedUndo(course, course.seq + 1)).toBeNull();
    expect(prepareAgreedUndo(course, 3)).not.toBeNull();
  });
});

describe('what comes too late', () => {
  test('a seat that missed something it was told is late, one that missed nothing is not', () => {
    const match = newMatch();
    const bid = (seat: number) => ({ seat, id: 'bid.card', answer: match.state.hands[seat]!.slice(0, 1) });
    submit(match, bid(0));
    // A secret bid tells the others nothing, so bids already on their way are not late.
    expect(isLate(match, 1, 0)).toBe(false);
    expect(isLate(match, 0, 0)).toBe(true);
    expect(submit(match, bid(1), 0)).toMatchObject({ ok: true });
    submit(match, { seat: 2, id: 'cheer', answer: null });
    expect(isLate(match, 1, 2)).toBe(true);
    expect(isLate(match, 1, 3)).toBe(false);
    for (const seen of [4, -1, Number.NaN]) expect(isLate(match, 1, seen)).toBe(true);
  });

  test('a return concerns everybody', () => {
    const match = newMatch();
    submit(match, { seat: 0, id: 'bid.card', answer: match.state.hands[0]!.slice(0, 1) });
    undo(match, 0, 0);
    for (const seat of [0, 1, 2])
      expect([isLate(match, seat, 1), isLate(match, seat, 2)]).toEqual([true, false]);
  });
});
