import {
  type AnyGame,
  type BaseState,
  cloneJson,
  type Seat,
  SPECTATOR,
  type Viewer,
  xoshiro,
} from '@comptoir/kit';
import type { EntriesFrame, Entry, TableFrame } from '@comptoir/protocol';
import { vallee } from '@comptoir/vallee';
import { tableInfo } from './table-info.ts';

interface Row {
  readonly seq: number;
  readonly kind: Entry['kind'];
  readonly seat: Seat | null;
  readonly to?: number;
  readonly events: readonly unknown[];
  readonly after: BaseState;
}

/** A table of La Vallée that is played and told as a server does it, without a server. */
export function toldTable() {
  const game = vallee as unknown as AnyGame;
  const rng = xoshiro(5);
  const reading = game.readOptions({ players: 2 });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const info = tableInfo(['p0', 'p1']);
  const dealt: unknown[] = [];
  let state = game.setup('cd'.repeat(32), reading.options, dealt);
  const rows: Row[] = [{ seq: 1, kind: 'start', seat: null, events: dealt, after: game.clone(state) }];

  function enter(row: Omit<Row, 'seq' | 'after'>): void {
    rows.push({ ...row, seq: rows.length + 1, after: game.clone(state) });
  }
  const entryFor = (viewer: Viewer, { after: _after, events, ...row }: Row): Entry => ({
    ...row,
    at: 0,
    events: cloneJson(events.flatMap((event) => game.redact(event, viewer) ?? [])),
  });
  const now = (viewer: Viewer) => ({
    table: info.table,
    seq: rows.length,
    awaited: game.decisions(state).map(({ seat }) => seat),
    decisions: cloneJson(game.decisions(state).filter(({ seat }) => seat === viewer)),
    undo: [],
    clocks: { kind: 'free' as const, now: 0, paused: false, left: [], running: [], deadline: null },
    proposals: [],
    outcome: game.outcome(state),
  });

  return {
    game,
    info,
    get seq() {
      return rows.length;
    },
    view: (viewer: Viewer): unknown => cloneJson(game.view(state, viewer)),
    /** The seat that is asked answers anything. */
    move(): Seat {
      const [asked] = game.decisions(state);
      if (asked === undefined) throw new Error('the game is over');
      const events: unknown[] = [];
      game.apply(state, { seat: asked.seat, id: asked.id, answer: game.sample(asked, rng) }, events);
      enter({ kind: 'move', seat: asked.seat, events });
      return asked.seat;
    },
    back(to: number): void {
      const row = rows.find(({ seq }) => seq === to);
      if (row === undefined) throw new Error(`no row ${to}`);
      state = game.clone(row.after);
      enter({ kind: 'undo', seat: 0, to, events: [] });
    },
    /** The whole table, with the rows after `since`. */
    table: (viewer: Viewer, since = 0): TableFrame => ({
      type: 'table',
      ...now(viewer),
      info,
      seat: viewer === SPECTATOR ? null : viewer,
      view: cloneJson(game.view(state, viewer)),
      entries: rows.slice(since).map((row) => entryFor(viewer, row)),
    }),
    /** The rows after `since`; after a return, the whole table. */
    since(viewer: Viewer, since: number): TableFrame | EntriesFrame {
      const fresh = rows.slice(since);
      if (fresh.some(({ kind }) => kind === 'start' || kind === 'undo')) return this.table(viewer, since);
      return { type: 'entries', ...now(viewer), entries: fresh.map((row) => entryFor(viewer, row)) };
    },
  };
}
