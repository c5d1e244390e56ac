import { expect, test } from 'vitest';
import {
  deadlineOf,
  elapsed,
  newClock,
  pauseClock,
  settle,
  timedOut,
  turnClock,
  welcomeBack,
} from './clock.ts';

const live = { kind: 'live', bank: 60, increment: 5, window: 8 } as const;
const slow = { kind: 'slow', hours: 24 } as const;
const none = { seats: [], timed: null };
const window = (...seats: number[]) => ({ kind: 'window' as const, seats });
const at = (now: number, mover: number | null = null) => ({ now, outages: [], mover });

test('a live clock runs for whoever is awaited and gains its increment when the turn ends', () => {
  let clock = newClock(live, 2, 0);
  clock = turnClock(clock, live, { seats: [0], timed: null }, at(0));
  expect(deadlineOf(clock, live)).toBe(60_000);
  clock = turnClock(clock, live, { seats: [0], timed: null }, at(10_000, 0));
  expect(clock.left).toEqual([50_000, 60_000]);
  clock = turnClock(clock, live, { seats: [1], timed: null }, at(20_000, 0));
  expect(clock.left).toEqual([45_000, 60_000]);
  expect(deadlineOf(clock, live)).toBe(80_000);
  expect(timedOut(clock, 79_999, []).seats).toEqual([]);
  expect(timedOut(clock, 80_000, []).seats).toEqual([1]);
});

test('a slow clock starts afresh with each turn', () => {
  let clock = turnClock(newClock(slow, 2, 0), slow, { seats: [0], timed: null }, at(0));
  clock = turnClock(clock, slow, { seats: [1], timed: null }, at(1000, 0));
  clock = turnClock(clock, slow, { seats: [0], timed: null }, at(2000, 1));
  expect(clock.left[0]).toBe(24 * 3_600_000);
  expect(deadlineOf(clock, slow)).toBe(2000 + 24 * 3_600_000);
});

test('several are awaited at once: each clock runs', () => {
  let clock = turnClock(newClock(live, 3, 0), live, { seats: [0, 2], timed: null }, at(0));
  clock = settle(clock, 4000, []);
  expect(clock.left).toEqual([56_000, 60_000, 56_000]);
});

test('K-205 a response window has its own timer; a pass leaves it, a restart renews it', () => {
  let clock = turnClock(newClock(live, 3, 0), live, { seats: [], timed: window(1, 2) }, at(0));
  expect(deadlineOf(clock, live)).toBe(8000);
  clock = turnClock(clock, live, { seats: [], timed: window(2) }, at(3000, 1));
  expect(deadlineOf(clock, live)).toBe(8000);
  clock = turnClock(clock, live, { seats: [], timed: window(1, 2) }, at(5000, 2));
  expect(deadlineOf(clock, live)).toBe(13_000);
  expect(timedOut(clock, 13_000, []).window).toEqual([1, 2]);
  expect(clock.left).toEqual([60_000, 60_000, 60_000]);
  expect(turnClock(clock, live, none, at(6000, 1)).window).toBeNull();
});

test('K-212 a choice in the middle of an effect has a timer of its own, anew for each', () => {
  const decision = (...seats: number[]) => ({ seats: [], timed: { kind: 'decision' as const, seats } });
  let clock = turnClock(newClock(live, 3, 0), live, decision(1), at(0));
  expect(deadlineOf(clock, live)).toBe(30_000);
  expect(
    deadlineOf(turnClock(newClock(live, 3, 0), { ...live, decision: 5 }, decision(1), at(0)), live),
  ).toBe(5000);
  clock = turnClock(clock, live, decision(1), at(4000, 1));
  expect(timedOut(clock, 33_999, []).window).toEqual([]);
  expect(timedOut(clock, 34_000, []).window).toEqual([1]);
  // Whoever is asked in a window and then by an effect has the time of the effect.
  clock = turnClock(clock, live, { seats: [], timed: window(1, 2) }, at(5000, 1));
  clock = turnClock(clock, live, decision(2), at(6000, 1));
  expect(deadlineOf(clock, live)).toBe(36_000);
  expect(clock.left).toEqual([60_000, 60_000, 60_000]);
});

test('time without a server is credited, overlapping outages once', () => {
  expect(elapsed(0, 100, [])).toBe(100);
  expect(elapsed(0, 100, [{ from: 20, to: 50 }])).toBe(70);
  expect(
    elapsed(0, 100, [
      { from: 40, to: 60 },
      { from: 20, to: 50 },
      { from: 20, to: 50 },
    ]),
  ).toBe(60);
  expect(elapsed(30, 100, [{ from: 0, to: 200 }])).toBe(0);
  const clock = turnClock(newClock(live, 2, 0), live, { seats: [0], timed: null }, at(0));
  expect(timedOut(clock, 100_000, [{ from: 10_000, to: 95_000 }]).seats).toEqual([]);
  expect(settle(clock, 100_000, [{ from: 10_000, to: 95_000 }]).left[0]).toBe(45_000);
});

test('a pause stops the clocks, and the timer of a window', () => {
  let clock = turnClock(newClock(live, 2, 0), live, { seats: [0], timed: window(1) }, at(0));
  clock = pauseClock(clock, true, 2000, []);
  expect(deadlineOf(clock, live)).toBeNull();
  expect(timedOut(clock, 900_000, []).seats).toEqual([]);
  clock = pauseClock(clock, false, 502_000, []);
  expect(clock.left).toEqual([58_000, 60_000]);
  expect(clock.window?.until).toBe(508_000);
});

test('whoever comes back has time to play', () => {
  const clock = { ...newClock(live, 2, 0), left: [0, 60_000] };
  expect(welcomeBack(clock, live, 0).left).toEqual([30_000, 60_000]);
});
