import type { Seat } from '@comptoir/kit';
import type { Pace } from '@comptoir/protocol';
import type { OwnTimer } from '../games.ts';
import type { Outage } from '../storage/store.ts';

/** The clocks of a table at the moment `since`. Milliseconds. */
export interface ClockState {
  readonly left: readonly number[];
  readonly since: number;
  readonly running: readonly Seat[];
  readonly paused: boolean;
  /** Seats whose question has a timer of its own, and when their silence counts as an answer (K-205, K-212). */
  readonly window: (Timed & { readonly until: number }) | null;
}

/** Persons asked by a response window, or in the middle of an effect. */
export interface Timed {
  readonly kind: OwnTimer;
  readonly seats: readonly Seat[];
}

/** Whom the game waits for after a row. */
export interface Waiting {
  /** Persons who must answer and whose own clock runs. */
  readonly seats: readonly Seat[];
  /** Persons whose question has a timer of its own. */
  readonly timed: Timed | null;
}

const HOUR = 3_600_000;
/** K-212: seconds for a choice in the middle of an effect, where the table says nothing. */
const DECISION = 30;
/** A player who comes back after a time-out has at least this long. */
const GRACE = 30_000;

const allowance = (pace: Pace): number => {
  switch (pace.kind) {
    case 'free':
      return 0;
    case 'live':
      return pace.bank * 1000;
    case 'slow':
      return pace.hours * HOUR;
  }
};

export function newClock(pace: Pace, seats: number, now: number): ClockState {
  return {
    left: new Array<number>(seats).fill(allowance(pace)),
    since: now,
    running: [],
    paused: false,
    window: null,
  };
}

/** The time that counts between two moments: the time without any server does not. */
export function elapsed(from: number, to: number, outages: readonly Outage[]): number {
  let counted = Math.max(0, to - from);
  let covered = from;
  for (const outage of [...outages].sort((a, b) => a.from - b.from)) {
    const start = Math.max(outage.from, covered);
    const end = Math.min(outage.to, to);
    if (end > start) {
      counted -= end - start;
      covered = end;
    }
  }
  return counted;
}

/** Takes the time that has passed from the clocks that ran. */
export function settle(clock: ClockState, now: number, outages: readonly Outage[]): ClockState {
  if (clock.paused) return { ...clock, since: now };
  const passed = elapsed(clock.since, now, outages);
  const lost = Math.max(0, now - clock.since) - passed;
  return {
    ...clock,
    left: clock.left.map((left, seat) => (clock.running.includes(seat) ? Math.max(0, left - passed) : left)),
    window: clock.window && { ...clock.window, until: clock.window.until + lost },
    since: now,
  };
}

/** The clocks after a row; `mover` answered in it. */
export function turnClock(
  clock: ClockState,
  pace: Pace,
  waiting: Waiting,
  { now, outages, mover }: { now: number; outages: readonly Outage[]; mover: Seat | null },
): ClockState {
  if (pace.kind === 'free') return { ...clock, since: now };
  const settled = settle(clock, now, outages);
  const left = settled.left.map((time, seat) => {
    const ran = clock.running.includes(seat);
    const runs = waiting.seats.includes(seat);
    if (pace.kind === 'slow') return runs && !ran ? allowance(pace) : time;
    return ran && !runs && mover !== null ? time + pace.increment * 1000 : time;
  });
  return {
    ...settled,
    left,
    running: waiting.seats,
    window: windowAfter(settled, pace, waiting, now, mover),
  };
}

/** A pass leaves the timer of a window alone; anything else that asks anew starts it again (K-205). */
function windowAfter(
  { window }: ClockState,
  pace: Pace,
  { timed }: Waiting,
  now: number,
  mover: Seat | null,
): ClockState['window'] {
  if (pace.kind !== 'live' || timed === null) return null;
  const rest = window?.kind === timed.kind ? window.seats.filter((seat) => seat !== mover) : [];
  const isSame = rest.length === timed.seats.length && rest.every((seat) => timed.seats.includes(seat));
  const seconds = timed.kind === 'window' ? pace.window : (pace.decision ?? DECISION);
  return { ...timed, until: isSame && window ? window.until : now + seconds * 1000 };
}

export function pauseClock(
  clock: ClockState,
  paused: boolean,
  now: number,
  outages: readonly Outage[],
): ClockState {
  const settled = settle(clock, now, outages);
  const held = now - clock.since;
  // A window waits too: its end moves by the length of the pause.
  const window =
    clock.paused && settled.window
      ? { ...settled.window, until: settled.window.until + held }
      : settled.window;
  return { ...settled, window, paused };
}

/** Time for someone who is back. */
export function welcomeBack(clock: ClockState, pace: Pace, seat: Seat): ClockState {
  if (pace.kind === 'free') return clock;
  const floor = pace.kind === 'slow' ? allowance(pace) : GRACE;
  return { ...clock, left: clock.left.map((time, at) => (at === seat ? Math.max(time, floor) : time)) };
}

/** When the time of one seat is up; null where it does not run. */
export const endOf = (clock: ClockState, pace: Pace, seat: Seat): number | null =>
  clock.running.includes(seat) ? deadlineOf({ ...clock, running: [seat], window: null }, pace) : null;

/** When the next time-out happens. */
export function deadlineOf(clock: ClockState, pace: Pace): number | null {
  if (clock.paused || pace.kind === 'free') return null;
  const ends = clock.running.map((seat) => clock.since + (clock.left[seat] ?? 0));
  if (clock.window) ends.push(clock.window.until);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Who has run out of time at this moment. */
export function timedOut(
  clock: ClockState,
  now: number,
  outages: readonly Outage[],
): { seats: Seat[]; window: Seat[] } {
  const settled = settle(clock, now, outages);
  if (settled.paused) return { seats: [], window: [] };
  return {
    seats: settled.running.filter((seat) => (settled.left[seat] ?? 0) <= 0),
    window: settled.window && settled.window.until <= now ? [...settled.window.seats] : [],
  };
}
