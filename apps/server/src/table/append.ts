import type { Append } from '../storage/store.ts';
import { deadlineOf } from './clock.ts';
import { rememberEvents } from './entries.ts';
import { awaitedSeats, isBotSeat, seatLines, type Table, writeState } from './table-state.ts';
import type { Change, Turned } from './turning.ts';

/** Moves are written without the state after them; one row in this many has it. */
const SNAPSHOT = 16;

/** What is written for a change: its row, and what lists and sweeps need to know. `unsaved` rows came since the last state. */
export function appendOf(
  { row: fixed, frozen, settings }: Table,
  change: Change,
  { state, decisions }: Turned,
  { at, unsaved }: { readonly at: number; readonly unsaved: number },
): Append {
  const { kind, seat, person, key, next, isBase } = change;
  const events = change.play?.events ?? change.events ?? [];
  const isSaved = kind !== 'move' || state.status !== 'playing' || unsaved + 1 >= SNAPSHOT;
  const written = isSaved ? writeState(state) : null;
  const row = rememberEvents(
    {
      table: fixed.id,
      seq: state.seq,
      kind,
      seat: seat ?? null,
      person: person ?? null,
      key: key ?? null,
      body: JSON.stringify(change.body),
      hash: written?.hash ?? null,
      clock: JSON.stringify(state.clock),
      at,
    },
    events,
  );
  const awaited = awaitedSeats(decisions);
  const isBotAwaited = !state.clock.paused && awaited.some((asked) => isBotSeat(state.seats[asked]!));
  return {
    row,
    state: written?.body ?? null,
    index: {
      status: state.status,
      deadline: state.status === 'playing' ? deadlineOf(state.clock, settings.pace) : null,
      awaited: frozen === null ? awaited : null,
      botWaits: frozen === null ? isBotAwaited : null,
    },
    ...(next?.seats ? { seats: seatLines(next.seats) } : {}),
    ...(isBase ? { isBase: true } : {}),
    ...(next?.rules === undefined ? {} : { rules: state.rules }),
  };
}
