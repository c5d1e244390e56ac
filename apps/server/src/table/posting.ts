import type { Kinded, Seat } from '@comptoir/kit';
import type { Pace } from '@comptoir/protocol';
import type { Notice, Post } from '../storage/outbox.ts';
import { awaitedSeats, isBotSeat, type TableState } from './table-state.ts';

const HOUR = 3_600_000;
/** People who have the table open are told this much later: they will usually have seen it by then. */
const PATIENCE = 12;

interface PostTools {
  readonly at: number;
  /** Milliseconds after which somebody who is not at the table is told. */
  readonly pause: number;
  readonly pace: Pace;
  /** When the time of a seat is up; null where it does not run. */
  endOf(seat: Seat): number | null;
  isHere(person: string): boolean;
}

interface Standing {
  readonly state: TableState;
  readonly decisions: readonly Kinded[];
}

/** The persons a table waits for, with their seats. */
export function awaitedPersons({ state, decisions }: Standing): Map<string, Seat> {
  const found = new Map<string, Seat>();
  if (state.status !== 'playing') return found;
  for (const seat of awaitedSeats(decisions)) {
    const sitting = state.seats[seat];
    if (sitting && !isBotSeat(sitting) && sitting.person !== null) found.set(sitting.person, seat);
  }
  return found;
}

/** When somebody whose time ends then is reminded of it; null where time does not run, or turns are too short for that. */
export function warningOf(pace: Pace, end: number | null): number | null {
  return pace.kind === 'slow' && end !== null ? end - Math.min(2 * HOUR, (pace.hours * HOUR) / 4) : null;
}

/** What a change of a table has to be told to those who may be elsewhere. */
export function postOf(before: Standing, after: Standing, tools: PostTools): Post {
  const { at, pause, pace, endOf, isHere } = tools;
  const dueFor = (person: string) => at + pause * (isHere(person) ? PATIENCE : 1);
  const was = awaitedPersons(before);
  const is = awaitedPersons(after);
  const notices: Notice[] = [];
  for (const [person, seat] of is) {
    if (was.has(person)) continue;
    notices.push({ person, kind: 'turn', due: dueFor(person) });
    const warning = warningOf(pace, endOf(seat));
    if (warning !== null) notices.push({ person, kind: 'time', due: warning });
  }
  const tell = (person: string, kind: 'over' | 'invited') => {
    if (!isHere(person)) notices.push({ person, kind, due: dueFor(person) });
  };
  if (isOver(after.state) && !isOver(before.state))
    for (const { kind, person } of after.state.seats)
      if (kind === 'person' && person !== null) tell(person, 'over');
  for (const [seat, { kind, invited }] of after.state.seats.entries())
    if (kind === 'reserved' && invited && before.state.seats[seat]?.invited !== invited)
      tell(invited, 'invited');
  return { notices, settled: [...was.keys()].filter((person) => !is.has(person)) };
}

const isOver = ({ status }: TableState): boolean => status === 'over' || status === 'abandoned';
