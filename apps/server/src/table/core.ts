import { enter, enterUndo, type Kinded, type Seat, undoPoints } from '@comptoir/kit';
import type { FrameRefusal } from '@comptoir/protocol';
import type { TableGame } from '../games.ts';
import type { Append, JournalRow, Outage, Store } from '../storage/store.ts';
import { Audience } from './audience.ts';
import type { Advise, Think } from './bot-seats.ts';
import { deadlineOf } from './clock.ts';
import { type Moment, rememberEvents, tableRefusal } from './frames.ts';
import { courseOf, dealtCourse, knownPoints, learnFrom, playOn, type TableCourse } from './history.ts';
import {
  awaitedSeats,
  isBotSeat,
  seatLines,
  type Table,
  type TableState,
  writeState,
} from './table-state.ts';
import { type Change, type Turned, turned } from './turning.ts';
import { isOutdated, type Read, readTable } from './up-to-date.ts';

export interface TableTools {
  readonly store: Store;
  readonly node: string;
  readonly games: ReadonlyMap<string, TableGame>;
  readonly think: Think;
  readonly advise: Advise;
  /** Milliseconds a bot waits before it moves, so that people can follow. */
  readonly botPause: number;
  /** Milliseconds a bot may think about one question. */
  readonly botBudget: number;
  now(): number;
  outages(): readonly Outage[];
  /** To be waited for before time is counted: null unless this node has just stood still. */
  awake(): Promise<void> | null;
  failed(what: string, table: string, error: unknown): void;
  counted(
    what: 'move' | 'bot-move' | 'timeout' | 'undo' | 'conflict' | 'refused' | 'bot-mishap' | 'bot-stuck',
  ): void;
}

export type Result =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly refusal: FrameRefusal };

const KEYS = 256;
/** How long after a failed write the store is asked what became of it. */
const DOUBT = 500;
/** A move is written without the state after it; of so many rows one brings it. */
const SNAPSHOT = 16;
/** What may be taken back is worked out when nobody has moved for so long: it takes a while, and people do not see it. */
const RECKON = 200;

/**
 * The journal of one table and what follows from it. Work goes through a queue, one piece at a time: judge, play on a
 * copy, write, and only when that is durable take in, acknowledge and tell. Memory is never ahead of what is stored.
 */
export class TableCore {
  readonly tools: TableTools;
  readonly audience: Audience;
  readonly #changed: () => void;
  #table: Table;
  #course: TableCourse | null;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** Rows since the last state that was stored. */
  #unsaved: number;
  readonly #keys = new Map<string, number>();
  /** A write whose fate is unknown: the store is asked before anything else. */
  #isInDoubt = false;
  #isClosed = false;
  #touched: number;
  #reckoning: NodeJS.Timeout | null = null;

  constructor(tools: TableTools, { table, course, unsaved }: Read, changed: () => void) {
    this.tools = tools;
    this.#changed = changed;
    this.#table = table;
    this.#course = course;
    this.#unsaved = unsaved;
    this.#touched = tools.now();
    this.audience = new Audience(tools, this);
  }

  get table(): Table {
    return this.#table;
  }
  /** The game under way; null before the start, and where it cannot be played here. */
  get course(): TableCourse | null {
    return this.#course;
  }
  get decisions(): readonly Kinded[] {
    return this.#table.state.status === 'playing' ? (this.#course?.decisions ?? []) : [];
  }
  /** Whether all that is stored is known: at a frozen table moves may have been left unplayed. */
  get isWhole(): boolean {
    return this.#table.frozen === null || this.#unsaved === 0;
  }
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Nobody looks and nothing is under way. */
  isIdle(since: number): boolean {
    return this.audience.size === 0 && this.#waiting === 0 && this.#touched < since;
  }

  close(): void {
    this.#isClosed = true;
    if (this.#reckoning) clearTimeout(this.#reckoning);
  }

  /** Resolves when what is under way is done, and the state is stored. */
  async settled(): Promise<void> {
    await this.#queue.catch(() => {});
    await this.save().catch(() => {});
  }

  /** Stores the state, so that whoever comes next need not play the last rows again. */
  async save(): Promise<void> {
    const { row, state, frozen } = this.#table;
    if (this.#unsaved === 0 || frozen !== null) return;
    this.#unsaved = 0;
    await this.tools.store.saveState(row.id, state.seq, writeState(state).body);
  }

  enqueue<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    this.#touched = this.tools.now();
    const run = this.#queue.then(async () => {
      const awake = this.tools.awake();
      if (awake) await awake;
      if (this.#isInDoubt) await this.catchUp();
      return work();
    });
    const done = () => {
      this.#waiting -= 1;
    };
    this.#queue = run.then(done, done);
    return run;
  }

  moment(): Moment {
    const { now, outages } = this.tools;
    const undo = (seat: Seat) => (this.#course && this.#mayUndo ? knownPoints(this.#course, seat) : []);
    return { table: this.#table, decisions: this.decisions, undo, now: now(), outages: outages() };
  }

  get #mayUndo(): boolean {
    const { settings, state } = this.#table;
    return settings.undo !== 'none' && state.status === 'playing';
  }

  /** Works out where a seat may return to alone, for the frames it is sent. Called inside the queue. */
  async reckon(seat: Seat): Promise<readonly number[]> {
    const course = this.#mayUndo ? await this.learnt() : null;
    return course === null ? [] : undoPoints(course, seat);
  }

  /** The same without keeping anybody waiting: it follows when the table has come to rest. */
  reckonLater(seat: Seat): void {
    if (this.#reckoning) clearTimeout(this.#reckoning);
    const { seq } = this.#table.state;
    const tell = async () => {
      if (this.#isClosed || this.#table.state.seq !== seq) return;
      if ((await this.reckon(seat)).length > 0) this.audience.retell(this.#table.state.seats[seat]?.person);
    };
    this.#reckoning = setTimeout(() => void this.enqueue(tell).catch(() => {}), RECKON);
    this.#reckoning.unref();
  }

  /** The course with all that came before: for taking back, and for whoever has listened. Called inside the queue. */
  async learnt(): Promise<TableCourse | null> {
    if (this.#course !== null) await learnFrom(this.tools.store, this.#table, this.#course);
    return this.#course;
  }

  /** Writes a change and tells it. Null when another node was faster; then its rows have been read. */
  async commit(change: Change): Promise<number | null> {
    const { store, now, outages, counted } = this.tools;
    const at = now();
    const after = turned(this.#table, change, { now: at, outages: outages() });
    const append = this.#append(change, after, at);
    const { row } = append;
    let won: boolean;
    try {
      won = await store.append(append);
    } catch (error) {
      this.#doubt();
      throw error;
    }
    if (!won) {
      counted('conflict');
      await this.catchUp();
      return null;
    }
    this.#table = { ...this.#table, state: after.state };
    this.#unsaved = append.state === null ? this.#unsaved + 1 : 0;
    this.#takeIn(change, row.seq);
    this.#remember(row);
    if (change.kind === 'start' || change.next?.seats) this.audience.showOutStrangers();
    this.audience.broadcast([row]);
    if (change.next?.seats) this.audience.lookAround();
    // A person has moved, and may want to take it back.
    if (change.play && row.person !== null && this.#mayUndo) this.reckonLater(change.play.move.seat);
    this.#changed();
    return row.seq;
  }

  #append(change: Change, { state, decisions }: Turned, at: number): Append {
    const { row: fixed, frozen, settings } = this.#table;
    const { kind, seat, person, key, next, isBase } = change;
    const events = change.play?.events ?? change.events ?? [];
    const isSaved = kind !== 'move' || state.status !== 'playing' || this.#unsaved + 1 >= SNAPSHOT;
    const written = isSaved ? writeState(state) : null;
    const row: JournalRow = {
      table: fixed.id,
      seq: state.seq,
      kind,
      seat: seat ?? null,
      person: person ?? null,
      key: key ?? null,
      body: JSON.stringify(change.body),
      events: events.length === 0 ? '[]' : JSON.stringify(events),
      hash: written?.hash ?? null,
      clock: JSON.stringify(state.clock),
      at,
    };
    rememberEvents(row, events);
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
      ...(isBase ? { isBase: true, rules: state.rules } : {}),
    };
  }

  /** The row is written: the course goes on. */
  #takeIn({ kind, play, back, events }: Change, seq: number): void {
    const course = this.#course;
    if (kind === 'start') this.#course = dealtCourse(this.#table, events ?? []);
    else if (course === null || kind === 'rules') this.#course = courseOf(this.#table);
    else if (play) enter(course, play, seq);
    else if (back) enterUndo(course, back, seq);
    else {
      course.seq = seq;
      // Who sits where is no news for whoever is about to answer.
      if (kind !== 'seats') course.news.fill(seq);
    }
  }

  #remember({ person, key, seq }: JournalRow): void {
    if (person === null || key === null) return;
    this.#keys.set(`${person} ${key}`, seq);
    if (this.#keys.size > KEYS) this.#keys.delete(this.#keys.keys().next().value as string);
  }

  /** The row of a command that was carried out already: it is acknowledged again, not carried out again. */
  async seen(person: string, key: string): Promise<number | null> {
    return this.remembered(person, key) ?? this.tools.store.rowOfKey(this.#table.row.id, person, key);
  }

  remembered(person: string, key: string): number | undefined {
    return this.#keys.get(`${person} ${key}`);
  }

  /** Whether the write happened is not known: ask again until the store answers. */
  #doubt(): void {
    this.#isInDoubt = true;
    const ask = () => {
      if (this.#isInDoubt && !this.#isClosed) this.enqueue(async () => {}).catch(() => this.#doubt());
    };
    if (!this.#isClosed) setTimeout(ask, DOUBT).unref();
  }

  /** Reads what other nodes wrote, or what was in doubt. */
  async catchUp(): Promise<void> {
    const { row, state, frozen } = this.#table;
    const rows = await this.tools.store.rows(row.id, state.seq);
    this.#isInDoubt = false;
    if (rows.length === 0) return;
    if (this.#course !== null && rows.every(({ kind }) => kind === 'move')) {
      this.#table = playOn(this.#table, this.#course, rows);
      this.#unsaved += rows.length;
    } else {
      const read = await readTable(this.tools, row);
      if (read === null) return;
      this.#table = read.table;
      this.#course = read.course;
      this.#unsaved = read.unsaved;
    }
    for (const told of rows) this.#remember(told);
    this.audience.showOutStrangers();
    this.audience.broadcast(rows);
    this.audience.lookAround();
    this.#changed();
    if (this.#table.frozen !== null && frozen === null) this.#handOver(this.#table.frozen);
    await this.upgrade();
  }

  /** Another node says that the table has come to `seq`. */
  async hear(seq: number): Promise<void> {
    if (seq <= this.#table.state.seq && !this.#isInDoubt) return;
    await this.enqueue(async () => {
      if (seq > this.#table.state.seq) await this.catchUp();
    });
  }

  /** Brings the table to the rules of this server; what was before can be told, but no longer replayed. */
  async upgrade(): Promise<void> {
    const { rules, state } = this.#table;
    if (rules === null || state.status !== 'playing' || !isOutdated(this.#table)) return;
    const { rules: to } = rules.game;
    const next: Partial<TableState> = { rules: to, base: state.seq + 1, proposals: [] };
    await this.commit({ kind: 'rules', body: { from: state.rules, to }, next, isBase: true });
  }

  /** A newer server plays the table now: whoever is here finds it by coming in again, its bots are free at once. */
  #handOver(reason: string): void {
    const { store, node } = this.tools;
    void store.release(this.#table.row.id, node).catch(() => {});
    this.audience.sendAway(reason);
  }

  refuse(code: FrameRefusal['code'], reason?: string): Result {
    this.tools.counted('refused');
    return { ok: false, refusal: tableRefusal(code, reason) };
  }
}
