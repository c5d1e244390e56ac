import { type Kinded, type Seat, SPECTATOR, type Viewer } from '@comptoir/kit';
import type { FrameRefusal, ServerFrame, TableInfo } from '@comptoir/protocol';
import type { Outage } from '../storage/store.ts';
import { isSealed, isWatchable, seatOf, type Table } from './table-state.ts';

/** A moment of a table: what frames are made of. */
export interface Moment {
  readonly table: Table;
  readonly decisions: readonly Kinded[];
  /** Where a seat may return to alone, latest first; null while that is not known. */
  undo(seat: Seat): readonly number[] | null;
  readonly now: number;
  readonly outages: readonly Outage[];
}

export const viewerOf = ({ state }: Table, person: string | null): Viewer =>
  seatOf(state.seats, person) ?? SPECTATOR;

export function tableInfo(table: Table, person: string | null): TableInfo {
  const { row, settings, frozen, state } = table;
  // Before the deal reserved seats are the owner's; afterwards one was freed by a vote of all who play.
  const mayInvite =
    person === row.owner || (state.status === 'playing' && seatOf(state.seats, person) !== null);
  return {
    table: row.id,
    seq: state.seq,
    game: row.game,
    rules: state.rules,
    options: settings.options,
    status: state.status,
    frozen,
    visibility: row.visibility,
    watch: isWatchable(table),
    talk: state.talk ?? 'all',
    hints: settings.hints === true,
    rated: settings.rated === true,
    pace: settings.pace,
    timeout: settings.timeout,
    giveUp: settings.giveUp ?? null,
    undo: settings.undo,
    owner: row.owner,
    ...(row.invitation && state.status === 'waiting' ? { invitation: row.invitation } : {}),
    ...(isSealed(table) ? { sealed: true } : {}),
    ...(settings.cup ? { cup: settings.cup } : {}),
    commitment: row.commitment,
    seats: state.seats.map((seat, at) => ({
      seat: at,
      kind: seat.kind,
      name: seat.name,
      person: seat.person,
      bot: seat.kind === 'bot' ? seat.bot : null,
      substituted: seat.substituted,
      away: seat.away ?? null,
      seal: seat.seal ?? null,
      contributed: seat.contribution !== null,
      ...(mayInvite && seat.code && seat.kind === 'reserved' ? { code: seat.code } : {}),
    })),
    createdAt: row.createdAt,
    rematch: state.rematch,
    opening: state.opening === true,
  };
}

export const tableRefusal = (code: FrameRefusal['code'], reason: string = code): FrameRefusal => ({
  code,
  rule: null,
  reason,
  figures: {},
});

export const text = (frame: ServerFrame): string => JSON.stringify(frame);
