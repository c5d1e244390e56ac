import type { Seat } from '@comptoir/kit';
import type { Pace } from '@comptoir/protocol';
import type { OwnTimer } from '../games.ts';
import type { Outage } from '../storage/store.ts';
import { awakeFor, type Rest, restsFrom, restsUntil } from './rest.ts';

/** The clocks of a table at the moment `since`. Milliseconds. */
export interface ClockState {
  readonly left: readonly number[];
  readonly since: number;
  readonly running: readonly Seat[];
  readonly paused: boolean;
  /** Seats whose question has a timer of its own, and when their silence counts as an answer (K-205, K-212). */
  readonly window: (Timed & { readonly until: number }) | null;
  /** By seat: what it had in reserve when its turn began or ended; absent where the pace has none. */
  readonly reserve?: readonly number[];
  /** By seat: when its clock stands still; absent where the pace knows no rest. */
  readonly rests?: readonly (Rest | null)[];
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
  /** Those of the seats whose person missed their last turn. */
  readonly away?: readonly Seat[];
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

/** What a seat can have in reserve. */
const reserveOf = (pace: Pace): number => (pace.kind === 'slow' ? (pace.reserve ?? 0) * HOUR : 0);

export function newClock(
  pace: Pace,
  seats: number,
  now: number,
  rests?: readonly (Rest | null)[],
): ClockState {
  const reserve = reserveOf(pace);
  return {
    left: new Array<number>(seats).fill(allowance(pace)),
    since: now,
    running: [],
    paused: false,
    window: null,
    ...(reserve > 0 ? { reserve: new Array<number>(seats).fill(reserve) } : {}),
    ...(rests ? { rests } : {}),
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
  const spent = (seat: Seat): number => {
    const rest = clock.rests?.[seat];
    if (!rest) return passed;
    return elapsed(clock.since, now, [...outages, ...restsFrom(rest, clock.since, now)]);
  };
  return {
    ...clock,
    left: clock.left.map((left, seat) =>
      clock.running.includes(seat) ? Math.max(0, left - spent(seat)) : left,
    ),
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
  const cap = reserveOf(pace);
  /** What a turn leaves over is kept, as far as there is room for it. */
  const reserve = settled.reserve?.map((kept, seat) =>
    clock.running.includes(seat) && !waiting.seats.includes(seat)
      ? Math.min(cap, settled.left[seat] ?? 0)
      : kept,
  );
  const left = settled.left.map((time, seat) => {
    const ran = clock.running.includes(seat);
    const runs = waiting.seats.includes(seat);
    if (pace.kind === 'slow') return runs && !ran ? allowance(pace) + (reserve?.[seat] ?? 0) : time;
    if (runs && !ran && waiting.away?.includes(seat)) return Math.max(time, GRACE);
    if (!ran || runs || mover === null) return time;
    // A bank that was fuller than the cap is not emptied by a turn.
    return Math.max(
      time,
      Math.min(time + pace.increment * 1000, (pace.cap ?? Number.MAX_SAFE_INTEGER / 1000) * 1000),
    );
  });
  return {
    ...settled,
    left,
    ...(reserve ? { reserve } : {}),
    running: waiting.seats,
    window: windowAfter(settled, pace, waiting, now, mover),
  };
}

/** A pass leaves the timer of a window alone; anything else that asks again starts it again (K-205). */
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
  const ends = clock.running.map((seat) => {
    const [left = 0, rest] = [clock.left[seat], clock.rests?.[seat]];
    return rest ? awakeFor(rest, clock.since, left) : clock.since + left;
  });
  if (clock.window) ends.push(clock.window.until);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** The seats whose clock runs and stands still all the same, because their person rests. */
export const restingSeats = ({ running, rests }: ClockState, now: number): { seat: Seat; until: number }[] =>
  running.flatMap((seat) => {
    const rest = rests?.[seat];
    const until = rest ? restsUntil(rest, now) : null;
    return until === null ? [] : [{ seat, until }];
  });

/** By seat: what of the time that is left is the reserve. */
export const reserveLeft = ({ reserve, left, running }: ClockState): number[] | undefined =>
  reserve?.map((kept, seat) => (running.includes(seat) ? Math.min(kept, left[seat] ?? 0) : kept));

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
