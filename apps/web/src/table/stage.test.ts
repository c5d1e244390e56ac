import type { Kinded } from '@comptoir/kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stage } from './stage.svelte.ts';
import type { Table, TableNow } from './table.ts';

type Now = TableNow<Kinded, unknown, unknown>;

/** A table after so many moves, the last of them by this seat; the screen is at seat 0. */
const after = (seq: number, seat: number): Now =>
  ({ seq, viewer: 0, handOver: null, story: [{ seq, seat, events: [] }] }) as unknown as Now;

let tell: (now: Now) => void;
const table = {
  now: after(0, 0),
  watch: (listener: (now: Now) => void) => {
    tell = listener;
    return () => undefined;
  },
} as unknown as Table;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a move of another is shown at once and has its time before anything is asked', () => {
  const stage = new Stage(table);
  tell(after(1, 1));
  expect([stage.shown.seq, stage.isBehind]).toEqual([1, true]);
  tell(after(2, 2));
  expect([stage.shown.seq, stage.isBehind]).toEqual([1, true]);
  vi.advanceTimersByTime(1000);
  expect([stage.shown.seq, stage.isBehind]).toEqual([2, true]);
  vi.advanceTimersByTime(1000);
  expect([stage.shown.seq, stage.isBehind]).toEqual([2, false]);
  stage.close();
});

test('a move of one’s own waits for nothing, and what waits can be skipped', () => {
  const stage = new Stage(table);
  tell(after(1, 0));
  expect([stage.shown.seq, stage.isBehind]).toEqual([1, false]);
  tell(after(2, 1));
  tell(after(3, 1));
  stage.skip();
  expect([stage.shown.seq, stage.isBehind]).toEqual([3, false]);
  stage.close();
});
