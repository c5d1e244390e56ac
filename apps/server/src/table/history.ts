import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type AnyGame,
  advance,
  type BaseState,
  type Course,
  type CourseStep,
  courseAt,
  enter,
  enterUndo,
  type GameRecord,
  type Json,
  type Kinded,
  learn,
  type Move,
  type Outcome,
  prepare,
  type RecordEntry,
  recordEntries,
  type Seat,
  seedFrom,
  stateAt,
} from '@comptoir/kit';
import type { JournalRow, Store } from '../storage/store.ts';
import type { ClockState } from './clock.ts';
import { eventsOf } from './entries.ts';
import { awaitedSeats, hashOf, readState, type Table, type TableState } from './table-state.ts';

/** The kit's driver over the journal of a table. */
export type TableCourse = Course<BaseState, Kinded, unknown, unknown, unknown>;

type MoveBody = { id: string; answer: Json };

export const seedOf = ({ row, state }: Pick<Table, 'row' | 'state'>): string =>
  seedFrom({ secret: row.secret, contributions: state.seats.map(({ contribution }) => contribution) });

/** The course of a table from where it stands; null where there is no game, or none that can be played here. */
export function courseOf({ rules, state }: Table): TableCourse | null {
  if (rules === null || state.game === null) return null;
  const { seq, game, mover } = state;
  return courseAt(rules.game, { seq, state: game, ...(mover === undefined ? {} : { mover }) });
}

/** The course of a table that has just been dealt: nothing came before. */
export function dealtCourse(table: Table, events: readonly unknown[]): TableCourse | null {
  const course = courseOf(table);
  if (course === null) return null;
  const { seq } = table.state;
  const fresh = () => course.game.setup(seedOf(table), table.settings.options);
  learn(course, { seq, fresh }, [{ seq, item: { seq, move: null, events } }]).points = [];
  return course;
}

function moveOf({ seat, body }: JournalRow): Move {
  const { id, answer } = JSON.parse(body) as MoveBody;
  return { seat: seat ?? 0, id, answer };
}

/** Plays rows that were written and are not part of the state yet. Only moves come without a state of their own. */
export function playOn(table: Table, course: TableCourse, rows: readonly JournalRow[]): Table {
  let { state } = table;
  for (const row of rows) {
    if (row.kind !== 'move') throw new Error(`row ${row.seq} has no state of its own`);
    const found = prepare(course, moveOf(row));
    if (!found.ok) throw new Error(`row ${row.seq} is refused: ${found.refusal.reason}`);
    enter(course, found.prepared, row.seq);
    state = {
      ...state,
      ...afterMove(state, course.asking.mover, course.decisions),
      seq: row.seq,
      game: course.state,
      clock: JSON.parse(row.clock) as ClockState,
      status: course.decisions.length === 0 ? 'over' : state.status,
    };
  }
  return { ...table, state };
}

/** What a move changes besides the game and its clocks: proposals to return are void. */
export const afterMove = (
  { proposals, seats }: TableState,
  mover: number | undefined,
  decisions: readonly Kinded[],
): Pick<TableState, 'proposals' | 'mover' | 'seats'> => ({
  proposals: proposals.filter(({ what }) => what !== 'undo'),
  mover,
  seats: afterTurn(seats, decisions),
});

/** A bot plays one turn for a person; the next one is theirs again. */
function afterTurn(seats: TableState['seats'], decisions: readonly Kinded[]): TableState['seats'] {
  if (!seats.some(({ kind, substituted }) => kind === 'person' && substituted)) return seats;
  const awaited = awaitedSeats(decisions);
  return seats.map((seat, at) =>
    seat.substituted && !awaited.includes(at) ? { ...seat, substituted: false } : seat,
  );
}

/** What a row adds to the record: a move, a return, or nothing. */
function told(row: JournalRow): readonly { readonly seq: number; readonly entry: RecordEntry }[] {
  const { seq, kind, body } = row;
  const state = row.hash ?? '';
  if (kind === 'move') return [{ seq, entry: { ...moveOf(row), state } }];
  return kind === 'undo' ? [{ seq, entry: { undo: (JSON.parse(body) as { to: number }).to, state } }] : [];
}

/** What the rows of a journal tell about its game. */
function* stepsOf(rows: readonly JournalRow[]): Generator<CourseStep<unknown>> {
  for (const row of rows) {
    const { seq, kind } = row;
    if (kind === 'start') yield { seq, item: { seq, move: null, events: eventsOf(row) } };
    else if (kind === 'move') yield { seq, item: { seq, move: moveOf(row), events: eventsOf(row) } };
    else if (kind === 'undo') {
      const { to, proposal } = JSON.parse(row.body) as { to: number; proposal?: number };
      yield { seq, to, isAgreed: proposal !== undefined };
    }
  }
}

/** Tells a course what came before, as far as it does not know. */
export async function learnFrom(store: Store, table: Table, course: TableCourse): Promise<void> {
  if (course.history !== null) return;
  const { row, state } = table;
  const rows = await store.rows(row.id, 0, state.seq);
  const fresh = await freshBase(store, table, course, rows);
  learn(course, { seq: state.base, fresh }, stepsOf(rows));
}

/** The game as it stood at the base, from which these rules can replay; new at each call. */
async function freshBase(
  store: Store,
  { row, state, ...table }: Table,
  { game }: TableCourse,
  rows: readonly JournalRow[],
): Promise<() => BaseState> {
  const kept = await store.base(row.id, state.base);
  if (kept !== null) {
    const base = readState(kept).game as BaseState;
    return () => game.clone(base);
  }
  const options = optionsOf(rows)?.options ?? table.settings.options;
  return () => game.setup(seedOf({ row, state }), options);
}

/** Where a seat may return to alone, latest first; null where that has not been worked out. */
export function knownPoints({ history }: TableCourse, seat: Seat): readonly number[] | null {
  if (history === null || history.points === null) return null;
  const found: number[] = [];
  for (let at = history.points.length - 1; at >= 0; at--) {
    const { seq, move, revealing } = history.points[at]!;
    if (move.seat !== seat || revealing === true) break;
    if (revealing === null) return null;
    found.push(seq);
  }
  return found;
}

function optionsOf(rows: readonly JournalRow[]): { options: Json; rules: number } | null {
  const start = rows.find(({ kind }) => kind === 'start');
  return start ? (JSON.parse(start.body) as { options: Json; rules: number }) : null;
}

/** The record of a table. It opens the secret: only for a table that no longer plays. */
export async function recordOf(
  table: Table,
  rows: readonly JournalRow[],
  outcome: Outcome | null,
): Promise<GameRecord> {
  const { options, rules } = optionsOf(rows) ?? { options: {}, rules: 0 };
  const entries = recordEntries(rows.flatMap(told));
  const game = table.rules?.game.asOf(rules) ?? null;
  return {
    header: {
      game: table.row.game,
      rules,
      options,
      seats: table.state.seats.map(({ name, bot, contribution }) => ({ name: name ?? bot, contribution })),
      commitment: table.row.commitment,
    },
    entries: game === null ? entries : await hashed(game, table, options, entries),
    footer: { secret: table.row.secret, outcome },
  };
}

/** How long a record may be worked on before others have their turn. */
const SLICE = 5;

/** The journal keeps few hashes; a record has one after every entry, which are found by playing it again. */
async function hashed(
  game: AnyGame,
  table: Table,
  options: Json,
  entries: readonly RecordEntry[],
): Promise<RecordEntry[]> {
  const fresh = () => game.setup(seedOf(table), options);
  const course: TableCourse = courseAt(game, { seq: 0, state: fresh() });
  learn(course, { seq: 0, fresh }, []);
  const done: RecordEntry[] = [];
  let since = performance.now();
  for (const entry of entries) {
    if ('undo' in entry)
      enterUndo(course, { to: entry.undo, state: stateAt(course, entry.undo), isAgreed: true });
    else advance(course, { seat: entry.seat, id: entry.id, answer: entry.answer });
    done.push({ ...entry, state: hashOf(course.state) });
    if (performance.now() - since > SLICE) {
      await nextTurn();
      since = performance.now();
    }
  }
  return done;
}
