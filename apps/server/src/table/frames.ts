import { type AnyGame, explained, type Kinded, type Seat, SPECTATOR, type Viewer } from '@comptoir/kit';
import type {
  Clocks,
  EntriesFrame,
  Entry,
  EntryKind,
  FrameRefusal,
  ServerFrame,
  TableFrame,
  TableInfo,
} from '@comptoir/protocol';
import type { JournalRow, Outage } from '../storage/store.ts';
import { deadlineOf, settle } from './clock.ts';
import { missing } from './proposals.ts';
import { awaitedSeats, seatOf, type Table } from './table-state.ts';

/** A moment of a table: what frames are made of. */
export interface Moment {
  readonly table: Table;
  readonly decisions: readonly Kinded[];
  /** Where a seat may return to alone, latest first. */
  undo(seat: Seat): readonly number[];
  readonly now: number;
  readonly outages: readonly Outage[];
}

export const viewerOf = ({ state }: Table, person: string | null): Viewer =>
  seatOf(state.seats, person) ?? SPECTATOR;

export function tableInfo({ row, settings, frozen, state }: Table, person: string | null): TableInfo {
  const isOwner = person === row.owner;
  return {
    table: row.id,
    seq: state.seq,
    game: row.game,
    rules: state.rules,
    options: settings.options,
    status: state.status,
    frozen,
    visibility: row.visibility,
    watch: settings.watch,
    hints: settings.hints === true,
    pace: settings.pace,
    timeout: settings.timeout,
    undo: settings.undo,
    owner: row.owner,
    commitment: row.commitment,
    seats: state.seats.map((seat, at) => ({
      seat: at,
      kind: seat.kind,
      name: seat.name,
      person: seat.person,
      bot: seat.kind === 'bot' ? seat.bot : null,
      substituted: seat.substituted,
      seal: seat.seal ?? null,
      contributed: seat.contribution !== null,
      ...(isOwner && seat.code && seat.kind === 'reserved' ? { code: seat.code } : {}),
    })),
    createdAt: row.createdAt,
    rematch: state.rematch,
    opening: state.opening === true,
  };
}

function clocksOf({ table, now, outages }: Moment): Clocks {
  const { pace } = table.settings;
  const { clock } = table.state;
  const settled = settle(clock, now, outages);
  return {
    kind: pace.kind,
    now,
    paused: clock.paused,
    left: [...settled.left],
    running: [...clock.running, ...(clock.window?.seats ?? [])],
    ...(clock.window ? { timed: [...clock.window.seats] } : {}),
    deadline: deadlineOf(settled, pace),
  };
}

/** A seat is told with its questions what is missing in them, and why. */
function questionsTo({ table: { rules, state }, decisions }: Moment, viewer: Viewer): Kinded[] {
  const own = decisions.filter(({ seat }) => seat === viewer);
  return rules && state.game ? [...explained(rules.game, state.game, own)] : own;
}

function nowOf(moment: Moment, viewer: Viewer) {
  const { table, decisions } = moment;
  return {
    table: table.row.id,
    seq: table.state.seq,
    awaited: awaitedSeats(decisions),
    decisions: questionsTo(moment, viewer),
    undo: viewer === SPECTATOR ? [] : [...moment.undo(viewer)],
    clocks: clocksOf(moment),
    proposals: table.state.proposals.map((proposal) => ({
      ...proposal,
      agreed: [...proposal.agreed],
      needed: missing(table.state, proposal),
    })),
  };
}

const outcomeOf = ({ rules, state }: Table): unknown =>
  rules && state.game && state.status === 'over' ? rules.game.outcome(state.game) : null;

/** The table as a whole, with the rows that this person has not seen. */
export function tableFrame(moment: Moment, person: string | null, rows: readonly JournalRow[]): TableFrame {
  const { table } = moment;
  const viewer = viewerOf(table, person);
  const { rules, state } = table;
  return {
    type: 'table',
    ...nowOf(moment, viewer),
    info: tableInfo(table, person),
    seat: viewer === SPECTATOR ? null : viewer,
    view: rules && state.game ? rules.game.view(state.game, viewer) : null,
    entries: rows.map((row) => entryOf(row, rules?.game ?? null, viewer)),
    outcome: outcomeOf(table),
  };
}

/** By list of events and viewer: what is told to several connections, and asked for news, is worked out once. */
const redacted = new WeakMap<readonly unknown[], unknown[][]>();

function redactAll(game: AnyGame | null, events: readonly unknown[], viewer: Viewer): readonly unknown[] {
  if (game === null || events.length === 0) return [];
  let lists = redacted.get(events);
  if (lists === undefined) {
    lists = [];
    redacted.set(events, lists);
  }
  // Viewers are seats from 0, and spectators before them.
  const at = viewer - SPECTATOR;
  let told = lists[at];
  if (told === undefined) {
    told = [];
    for (const event of events) {
      const seen = game.redact(event, viewer);
      if (seen !== null) told.push(seen);
    }
    lists[at] = told;
  }
  return told;
}

/** What rows of this process told, spared from being read back from their text. */
const told = new WeakMap<JournalRow, readonly unknown[]>();

export function eventsOf(row: JournalRow): readonly unknown[] {
  let events = told.get(row);
  if (events === undefined) {
    events = row.events === '[]' ? [] : (JSON.parse(row.events) as unknown[]);
    told.set(row, events);
  }
  return events;
}

export function rememberEvents(row: JournalRow, events: readonly unknown[]): void {
  told.set(row, events);
}

export function entryOf(row: JournalRow, game: AnyGame | null, viewer: Viewer): Entry {
  return {
    seq: row.seq,
    at: row.at,
    kind: row.kind as EntryKind,
    seat: row.seat,
    ...(row.kind === 'undo' ? { to: (JSON.parse(row.body) as { to: number }).to } : {}),
    events: [...redactAll(game, eventsOf(row), viewer)],
  };
}

/** After these a client needs the view anew: events do not lead there. */
const ANEW: readonly string[] = ['start', 'undo', 'rules'];
/** These change what `info` says. */
const INFORMING: readonly string[] = ['seats', 'clock', 'end'];
/** Beyond this many entries the view is shorter. */
const MANY = 100;

export function entriesFrame(
  moment: Moment,
  person: string | null,
  rows: readonly JournalRow[],
): EntriesFrame | TableFrame {
  if (rows.length > MANY || rows.some(({ kind }) => ANEW.includes(kind)))
    return tableFrame(moment, person, rows);
  const { table } = moment;
  const viewer = viewerOf(table, person);
  const game = table.rules?.game ?? null;
  const informs = table.state.status !== 'playing' || rows.some(({ kind }) => INFORMING.includes(kind));
  return {
    type: 'entries',
    ...nowOf(moment, viewer),
    entries: rows.map((row) => entryOf(row, game, viewer)),
    ...(informs ? { info: tableInfo(table, person) } : {}),
    outcome: outcomeOf(table),
  };
}

export const tableRefusal = (code: FrameRefusal['code'], reason: string = code): FrameRefusal => ({
  code,
  rule: null,
  reason,
  figures: {},
});

export const text = (frame: ServerFrame): string => JSON.stringify(frame);
