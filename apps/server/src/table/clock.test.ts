import { expect, test } from 'vitest';
import {
  deadlineOf,
  elapsed,
  newClock,
  pauseClock,
  reserveLeft,
  restingSeats,
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

const HOUR = 3_600_000;

test('a live bank grows by the increment up to its cap, and no turn takes anything from it', () => {
  const capped = { ...live, cap: 62 };
  let clock = turnClock(newClock(capped, 2, 0), capped, { seats: [0], timed: null }, at(0));
  clock = turnClock(clock, capped, { seats: [1], timed: null }, at(1_000, 0));
  expect(clock.left[0]).toBe(62_000);
  const low = { ...live, cap: 30 };
  clock = turnClock(newClock(low, 2, 0), low, { seats: [0], timed: null }, at(0));
  clock = turnClock(clock, low, { seats: [1], timed: null }, at(1_000, 0));
  expect(clock.left[0]).toBe(59_000);
});

test('what a slow turn leaves over fills the reserve up to its cap, and what it lacks is taken from there', () => {
  const pace = { kind: 'slow', hours: 24, reserve: 72 } as const;
  const turn = (seat: number) => ({ seats: [seat], timed: null });
  let clock = turnClock(newClock(pace, 2, 0), pace, turn(0), at(0));
  expect(clock.left[0]).toBe(96 * HOUR);
  // Thirty hours for a turn of twenty-four: six come from the reserve.
  clock = turnClock(clock, pace, turn(1), at(30 * HOUR, 0));
  expect(reserveLeft(clock)).toEqual([66 * HOUR, 72 * HOUR]);
  clock = turnClock(clock, pace, turn(0), at(31 * HOUR, 1));
  expect(clock.left[0]).toBe(90 * HOUR);
  expect(reserveLeft(settle(clock, 31 * HOUR + 25 * HOUR, []))![0]).toBe(65 * HOUR);
  // Twenty hours are left over, six of them have room.
  clock = turnClock(clock, pace, turn(1), at(35 * HOUR, 0));
  expect(reserveLeft(clock)![0]).toBe(72 * HOUR);
});

test('a clock stands still while its person sleeps or is on holiday, and its deadline knows it', () => {
  const pace = { kind: 'slow', hours: 24, rest: true } as const;
  const noon = Date.parse('2026-11-17T11:00:00Z');
  const rest = { zone: 'Europe/Paris', asleep: { from: 23, to: 7 }, holidays: [] };
  const started = (rests: Parameters<typeof newClock>[3]) =>
    turnClock(newClock(pace, 2, noon, rests), pace, { seats: [0], timed: null }, at(noon));
  let clock = started([rest, null]);
  // Eleven hours until 23, eight of sleep, thirteen from 7 to 20.
  expect(deadlineOf(clock, pace)).toBe(noon + 32 * HOUR);
  expect(settle(clock, noon + 14 * HOUR, []).left[0]).toBe(13 * HOUR);
  expect(restingSeats(clock, noon + 14 * HOUR)).toEqual([{ seat: 0, until: noon + 19 * HOUR }]);
  expect(restingSeats(clock, noon + 20 * HOUR)).toEqual([]);
  expect(timedOut(clock, noon + 32 * HOUR - 1, []).seats).toEqual([]);
  expect(timedOut(clock, noon + 32 * HOUR, []).seats).toEqual([0]);
  const holidays = [{ from: '2026-11-18', to: '2026-11-19' }];
  clock = started([{ ...rest, holidays }, null]);
  // The night of the 19th begins within the holiday and ends it at 7 on the 20th.
  expect(deadlineOf(clock, pace)).toBe(noon + 32 * HOUR + 48 * HOUR);
  // Nobody sleeps longer than ten hours of a day.
  clock = started([{ ...rest, asleep: { from: 13, to: 12 } }, null]);
  expect(settle(clock, noon + 24 * HOUR, []).left[0]).toBe(10 * HOUR);
});
