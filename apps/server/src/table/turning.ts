import type { BaseState, Kinded, Prepared, PreparedReturn, Seat } from '@comptoir/kit';
import type { EntryKind } from '@comptoir/protocol';
import type { OwnTimer } from '../games.ts';
import type { Outage } from '../storage/store.ts';
import { turnClock, type Waiting } from './clock.ts';
import { afterMove } from './history.ts';
import { stillProposed } from './proposals.ts';
import { awaitedSeats, decisionsOf, isBotSeat, type Table, type TableState } from './table-state.ts';

/** A change of the table and the row that tells it. */
export interface Change {
  readonly kind: EntryKind;
  readonly seat?: Seat | null;
  readonly person?: string | null;
  readonly key?: string | null;
  readonly body: object;
  /** What it tells, where it is not a move. */
  readonly events?: readonly unknown[];
  readonly next?: Partial<TableState>;
  /** The move or the return that it is. */
  readonly play?: Prepared<BaseState, Kinded, unknown>;
  readonly back?: PreparedReturn<BaseState>;
  readonly isBase?: boolean;
}

/** What a change makes of a table. */
export interface Turned {
  readonly state: TableState;
  readonly decisions: readonly Kinded[];
}

/** The table after a change: its game, whom it waits for, and its clocks. Nothing has happened yet. */
export function turned(
  table: Table,
  { next, play, back, kind, seat }: Change,
  { now, outages }: { readonly now: number; readonly outages: readonly Outage[] },
): Turned {
  let state: TableState = { ...table.state, ...next, seq: table.state.seq + 1 };
  if (play) {
    const mover = play.decision.standing === true ? state.mover : play.move.seat;
    state = { ...state, ...afterMove(state, mover, play.decisions), game: play.after };
  }
  if (back) state = { ...state, game: back.state };
  if (next?.seats) state = { ...state, proposals: stillProposed(state) };
  // Whom a frozen table waits for is not known here: its clocks go on as they are.
  if (table.frozen !== null) return { state, decisions: [] };
  const decisions = play?.decisions ?? decisionsOf({ rules: table.rules, state });
  if (state.status === 'playing' && table.rules && decisions.length === 0)
    state = { ...state, status: 'over', proposals: [] };
  const mover = play || (back && kind === 'undo' && !back.isAgreed) ? (seat ?? null) : null;
  const waiting = waitingFor({ ...table, state }, decisions);
  const clock = turnClock(state.clock, table.settings.pace, waiting, { now, outages, mover });
  return { state: { ...state, clock }, decisions };
}

/** Persons the game waits for; at live tables those apart whose question has a timer of its own. */
function waitingFor({ rules, settings, state }: Table, decisions: readonly Kinded[]): Waiting {
  const seats: Seat[] = [];
  const timed: Seat[] = [];
  const away: Seat[] = [];
  let kind: OwnTimer = 'window';
  for (const seat of awaitedSeats(decisions)) {
    const sitting = state.seats[seat];
    if (sitting === undefined || isBotSeat(sitting)) continue;
    // When everybody waits for a person whose time ran out, that clock is ignored.
    if (sitting.away && settings.timeout === 'wait') continue;
    if (sitting.away) away.push(seat);
    const asked = decisions.find((decision) => decision.seat === seat && decision.standing !== true);
    const own = asked && settings.pace.kind === 'live' ? rules?.timerOf?.(asked) : null;
    if (own) kind = own;
    (own ? timed : seats).push(seat);
  }
  return { seats, timed: timed.length > 0 ? { kind, seats: timed } : null, away };
}
