import {
  type AnyGame,
  type BaseState,
  type GameRecord,
  type Json,
  type Move,
  type Outcome,
  type RecordEntry,
  reveals,
  type Seat,
  seedFrom,
} from '@comptoir/kit';
import type { JournalRow, Store } from '../storage/store.ts';
import { readState, type Table } from './table-state.ts';

/** A moment that a seat may return to: the state before a move of its latest run. */
export interface Point {
  /** The seq of the table at that moment. */
  readonly seq: number;
  readonly before: BaseState;
  readonly move: Move;
  revealing: boolean | null;
}

interface Played {
  readonly seq: number;
  readonly move: Move;
}

type MoveBody = { id: string; answer: Json };

/** The moves that count among these rows. */
function movesInForce(rows: readonly JournalRow[]): Played[] {
  let moves: Played[] = [];
  for (const row of rows) {
    if (row.kind === 'undo') {
      const { to } = JSON.parse(row.body) as { to: number };
      moves = moves.filter(({ seq }) => seq <= to);
    } else if (row.kind === 'move') {
      const { id, answer } = JSON.parse(row.body) as MoveBody;
      moves.push({ seq: row.seq, move: { seat: row.seat ?? 0, id, answer } });
    }
  }
  return moves;
}

export const seedOf = ({ row, state }: Table): string =>
  seedFrom({ secret: row.secret, contributions: state.seats.map(({ contribution }) => contribution) });

/** The game as it stood at the base, from which these rules can replay. */
async function baseState(
  store: Store,
  table: Table,
  game: AnyGame,
  rows: readonly JournalRow[],
): Promise<BaseState> {
  const kept = await store.base(table.row.id, table.state.base);
  if (kept !== null) return readState(kept).game as BaseState;
  const start = rows.find(({ kind }) => kind === 'start');
  const { options } = JSON.parse(start?.body ?? '{}') as { options: unknown };
  return game.setup(seedOf(table), options);
}

/** The game after the first `to` rows, played again from its base. */
export async function stateAt(store: Store, table: Table, game: AnyGame, to: number): Promise<BaseState> {
  const rows = await store.rows(table.row.id, 0, to);
  const state = await baseState(store, table, game, rows);
  const later = rows.filter(({ seq }) => seq > table.state.base);
  for (const { move } of movesInForce(later)) game.apply(state, move);
  return state;
}

/** The points of the latest unbroken run of moves of one seat, for a table that was just loaded. */
export async function rebuildPoints(store: Store, table: Table, game: AnyGame): Promise<Point[]> {
  const rows = await store.rows(table.row.id, 0, table.state.seq);
  // What was agreed on is not taken back alone.
  const barrier = rows.findLast(({ kind, body }) => kind === 'undo' && body.includes('"proposal"'))?.seq ?? 0;
  const moves = movesInForce(rows.filter(({ seq }) => seq > table.state.base));
  const mover = moves.at(-1)?.move.seat;
  let first = moves.length;
  while (first > 0 && moves[first - 1]?.move.seat === mover && (moves[first - 1]?.seq ?? 0) > barrier)
    first--;
  const state = await baseState(store, table, game, rows);
  const points: Point[] = [];
  for (const [at, { seq, move }] of moves.entries()) {
    if (at >= first) points.push({ seq: seq - 1, before: game.clone(state), move, revealing: null });
    game.apply(state, move);
  }
  return points;
}

/** Where this seat may return without anyone having learnt anything since; latest first. */
export function openPoints(game: AnyGame, points: readonly Point[], seat: Seat): number[] {
  const found: number[] = [];
  for (let at = points.length - 1; at >= 0; at--) {
    const point = points[at];
    if (point === undefined || point.move.seat !== seat) break;
    point.revealing ??= reveals(game, point.before, point.move);
    if (point.revealing) break;
    found.push(point.seq);
  }
  return found;
}

/** The record of a table. It opens the secret: only for a table that no longer plays. */
export function recordOf(table: Table, rows: readonly JournalRow[], outcome: Outcome | null): GameRecord {
  const start = rows.find(({ kind }) => kind === 'start');
  const { options, rules } = JSON.parse(start?.body ?? '{"options":{},"rules":0}') as {
    options: Json;
    rules: number;
  };
  const entries: RecordEntry[] = [];
  /** By row: the number of entries up to it. */
  const counts: number[] = [0];
  for (const row of rows) {
    const state = row.hash ?? '';
    if (row.kind === 'move') {
      const { id, answer } = JSON.parse(row.body) as MoveBody;
      entries.push({ seat: row.seat ?? 0, id, answer, state });
    } else if (row.kind === 'undo') {
      const { to } = JSON.parse(row.body) as { to: number };
      entries.push({ undo: counts[to] ?? 0, state });
    }
    counts[row.seq] = entries.length;
  }
  return {
    header: {
      game: table.row.game,
      rules,
      options,
      seats: table.state.seats.map(({ name, bot, contribution }) => ({ name: name ?? bot, contribution })),
      commitment: table.row.commitment,
    },
    entries,
    footer: { secret: table.row.secret, outcome },
  };
}
