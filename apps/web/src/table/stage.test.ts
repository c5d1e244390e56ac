import type { Beat, Kinded } from '@comptoir/kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stage } from './stage.svelte.ts';
import type { SeatClock, StoryEntry, Table, TableNow } from './table.ts';

type Now = TableNow<Kinded, unknown, unknown>;

/** A table after so many moves; its last entry tells the decisions of these seats. The screen is at seat 0. */
const after = (seq: number, deciders: readonly number[], clocks: readonly SeatClock[] | null = null): Now =>
  ({
    seq,
    viewer: 0,
    handOver: null,
    clocks,
    story: [{ seq, seat: deciders[0] ?? 1, events: deciders }],
  }) as unknown as Now;

let tell: (now: Now) => void;
const table = {
  now: after(0, []),
  watch: (listener: (now: Now) => void) => {
    tell = listener;
    return () => undefined;
  },
} as unknown as Table;
const beatsOf = ({ seq, events }: StoryEntry<unknown>): Beat<unknown>[] =>
  events.map((seat) => ({ seq, seat: seat as number, headline: seq, changes: [], what: kind }));
/** How the beats of the story are headed. */
let kind: Beat<unknown>['what'] = 'decision';
const open = (): Stage => new Stage(table, beatsOf);
const seen = (stage: Stage): unknown[] => [stage.shown.seq, stage.beat?.seq ?? null, stage.isBehind];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a decision of another is shown at once and has its time before anything is asked', () => {
  const stage = open();
  tell(after(1, [1]));
  expect(seen(stage)).toEqual([1, 1, true]);
  tell(after(2, [2]));
  expect(seen(stage)).toEqual([1, 1, true]);
  vi.advanceTimersByTime(2500);
  expect(seen(stage)).toEqual([2, 2, true]);
  vi.advanceTimersByTime(2500);
  expect(seen(stage)).toEqual([2, null, false]);
  stage.close();
});

test('who decides next is known as long as somebody else is still to be shown', () => {
  const stage = open();
  stage.setPace('step');
  tell(after(1, [1]));
  tell(after(2, [1]));
  tell(after(3, [2]));
  expect([stage.beat?.seat, stage.nextSeat]).toEqual([1, 2]);
  stage.next();
  stage.next();
  expect([stage.beat?.seat, stage.nextSeat]).toEqual([2, null]);
  stage.close();
});

test('what one decides oneself waits for nothing, also in the entry of another; what waits can be skipped', () => {
  const stage = open();
  tell(after(1, [0]));
  expect(seen(stage)).toEqual([1, null, false]);
  tell(after(2, [1]));
  tell(after(3, [1]));
  stage.skip();
  expect(seen(stage)).toEqual([3, null, false]);
  stage.close();
});

test('housekeeping belongs to the decision before it and takes no time of its own', () => {
  const stage = open();
  tell(after(1, []));
  expect(seen(stage)).toEqual([1, null, false]);
  tell(after(2, [1]));
  tell(after(3, []));
  tell(after(4, [2]));
  expect(seen(stage)).toEqual([2, 2, true]);
  stage.next();
  expect(seen(stage)).toEqual([4, 4, true]);
  tell(after(5, []));
  vi.advanceTimersByTime(2500);
  expect(seen(stage)).toEqual([5, null, false]);
  stage.close();
});

test('each seat that decided something in one entry has a beat of its own', () => {
  const stage = open();
  tell(after(1, [2, 0, 1]));
  expect([stage.shown.seq, stage.beat?.seat]).toEqual([1, 2]);
  stage.next();
  expect([stage.shown.seq, stage.beat?.seat]).toEqual([1, 1]);
  stage.next();
  expect(seen(stage)).toEqual([1, null, false]);
  stage.close();
});

test('step by step nothing moves before one asks for the next', () => {
  const stage = open();
  stage.setPace('step');
  tell(after(1, [1]));
  tell(after(2, [1]));
  vi.advanceTimersByTime(600_000);
  expect(seen(stage)).toEqual([1, 1, true]);
  stage.next();
  expect(seen(stage)).toEqual([2, 2, true]);
  stage.setPace('calm');
  vi.advanceTimersByTime(2500);
  expect(seen(stage)).toEqual([2, null, false]);
  stage.close();
});

test('step by step a walk is one thing: what carries on is told with the beat that began', () => {
  const stage = open();
  stage.setPace('step');
  kind = 'step';
  tell(after(1, [1]));
  tell(after(2, [1]));
  kind = 'change';
  tell(after(3, [1]));
  expect([seen(stage), stage.beat?.changes]).toEqual([
    [3, 1, true],
    [2, 3],
  ]);
  tell(after(4, [2]));
  kind = 'decision';
  tell(after(5, [2]));
  stage.next();
  expect([seen(stage), stage.beat?.changes]).toEqual([[4, 4, true], []]);
  stage.next();
  expect(seen(stage)).toEqual([5, 5, true]);
  stage.next();
  expect(seen(stage)).toEqual([5, null, false]);
  stage.setPace('calm');
  stage.close();
});

test('a long turn passes in six seconds, if each beat can still be read', () => {
  const stage = open();
  stage.setPace('calm');
  for (let seq = 1; seq <= 8; seq++) tell(after(seq, [1]));
  vi.advanceTimersByTime(7000);
  expect(stage.isBehind).toBe(false);
  stage.close();
});

test.each([
  [{ left: 60_000, isRunning: true, isHeld: false, reserve: null, restsUntil: null }, false],
  [{ left: 8_000_000, isRunning: true, isHeld: true, reserve: null, restsUntil: null }, false],
  [{ left: 80_000_000, isRunning: true, isHeld: false, reserve: null, restsUntil: null }, true],
  [{ left: 60_000, isRunning: false, isHeld: false, reserve: null, restsUntil: null }, true],
])('whose time runs is not shown a film: %j', (clock, waits) => {
  const stage = open();
  tell(after(1, [1]));
  tell(after(2, [1], [clock]));
  expect(stage.isBehind).toBe(waits);
  stage.close();
});

test('whoever skips to their turn is stopped by what takes something from them', () => {
  const stage = new Stage(table, beatsOf, ({ seat }) => seat === 3);
  for (const [at, seat] of [1, 2, 3, 1].entries()) tell(after(at + 1, [seat]));
  stage.pass();
  expect([...seen(stage), stage.isStopped]).toEqual([3, 3, true, true]);
  stage.pass();
  expect(seen(stage)).toEqual([4, null, false]);
  stage.close();
});

test('what takes something from this seat is shown until it was read, and never holds up a running clock', () => {
  const stage = new Stage(table, beatsOf, ({ seat }) => seat === 3);
  tell(after(1, [3]));
  tell(after(2, [1]));
  vi.advanceTimersByTime(60_000);
  expect(seen(stage)).toEqual([1, 1, true]);
  expect(stage.isStopped).toBe(true);
  stage.next();
  expect(seen(stage)).toEqual([2, 2, true]);
  vi.advanceTimersByTime(2500);
  expect(seen(stage)).toEqual([2, null, false]);
  tell(after(3, [3], [{ isRunning: true, isHeld: false, left: 60_000 } as unknown as SeatClock]));
  expect(seen(stage)).toEqual([3, null, false]);
  stage.close();
});

test('at every pace a reply is told with what it answers', () => {
  const stage = open();
  stage.setPace('calm');
  kind = 'decision';
  tell(after(1, [1]));
  kind = 'reply';
  tell(after(2, [2]));
  expect([seen(stage), stage.beat?.changes]).toEqual([[2, 1, true], [2]]);
  vi.advanceTimersByTime(2500);
  expect(seen(stage)).toEqual([2, null, false]);
  kind = 'decision';
  stage.close();
});

test('an answer to what this seat has just said is not played back', () => {
  const stage = new Stage(table, beatsOf, undefined, undefined, ({ seat }) => seat === 2);
  stage.setPace('step');
  tell(after(1, [2]));
  expect(seen(stage)).toEqual([1, null, false]);
  tell(after(2, [1]));
  expect(seen(stage)).toEqual([2, 2, true]);
  stage.setPace('calm');
  stage.close();
});
