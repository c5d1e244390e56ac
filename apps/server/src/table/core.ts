import { type Kinded, type Seat, sameJson } from '@comptoir/kit';
import type { EntryKind, FrameRefusal } from '@comptoir/protocol';
import type { OwnTimer, TableGame } from '../games.ts';
import {
  type JournalRow,
  type Outage,
  type Present,
  type Store,
  StoreUnavailable,
} from '../storage/store.ts';
import { isInside, maySee } from './admission.ts';
import type { Advise, Think } from './bot-seats.ts';
import { deadlineOf, turnClock, type Waiting } from './clock.ts';
import {
  entriesFrame,
  type Moment,
  redactAll,
  rememberEvents,
  tableFrame,
  tableRefusal,
  text,
} from './frames.ts';
import { Presence } from './presence.ts';
import {
  awaitedSeats,
  decisionsOf,
  isBotSeat,
  readState,
  seatLines,
  type Table,
  type TableState,
  writeState,
} from './table-state.ts';
import { bringUpToDate, isOutdated } from './up-to-date.ts';

export interface Subscriber {
  readonly person: string | null;
  send(text: string): void;
  /** Says why and hangs up: another node may do better. */
  bye(reason: string): void;
}

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

/** A change of the table and the row that tells it. */
export interface Change {
  readonly kind: EntryKind;
  readonly seat?: Seat | null;
  readonly person?: string | null;
  readonly key?: string | null;
  readonly body: object;
  readonly events?: readonly unknown[];
  readonly next: Partial<TableState>;
  /** The questions after it, where they are known already. */
  readonly decisions?: readonly Kinded[];
  readonly isBase?: boolean;
  /** The seat that answered, for its clock. */
  readonly mover?: Seat;
}

/** What has become of the table: rows of this node, or of others. */
export interface Changed {
  readonly rows: readonly JournalRow[];
  readonly isForeign: boolean;
}

const KEYS = 256;
/** How long after a failed write the store is asked what became of it. */
const DOUBT = 500;

/**
 * The journal of one table and what follows from it. Work goes through a queue, one piece at a time: check, apply to a
 * copy, write, and only when that is durable acknowledge and tell. Memory is never ahead of what is stored.
 */
export class TableCore {
  readonly tools: TableTools;
  readonly #changed: (change: Changed) => void;
  #table: Table;
  #decisions: readonly Kinded[];
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #subscribers = new Set<Subscriber>();
  readonly #presence = new Presence();
  #toldPresence = '';
  readonly #keys = new Map<string, number>();
  /** A write whose fate is unknown: the store is asked before anything else. */
  #isInDoubt = false;
  #isClosed = false;
  #touched: number;
  /** Where a seat may return to alone: known to whoever carries out its commands. */
  undo: (seat: Seat) => readonly number[] = () => [];

  constructor(tools: TableTools, table: Table, changed: (change: Changed) => void) {
    this.tools = tools;
    this.#changed = changed;
    this.#table = table;
    this.#decisions = decisionsOf(table);
    this.#touched = tools.now();
  }

  get table(): Table {
    return this.#table;
  }
  get decisions(): readonly Kinded[] {
    return this.#decisions;
  }
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Nobody looks and nothing is under way. */
  isIdle(since: number): boolean {
    return this.#subscribers.size === 0 && this.#waiting === 0 && this.#touched < since;
  }

  hasSubscribers(): boolean {
    return this.#subscribers.size > 0;
  }

  close(): void {
    this.#isClosed = true;
  }

  /** Resolves when what is under way is done. */
  async settled(): Promise<void> {
    await this.#queue.catch(() => {});
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
    return {
      table: this.#table,
      decisions: this.#decisions,
      undo: (seat) => this.undo(seat),
      now: now(),
      outages: outages(),
    };
  }

  /** Sends what this subscriber has not seen, then everything as it happens. Called inside the queue. */
  async admit(subscriber: Subscriber, since: number | undefined): Promise<void> {
    if (!maySee(this.#table, subscriber.person)) return this.#showOut(subscriber);
    const { seq } = this.#table.state;
    const isNew = since === undefined || since > seq;
    const from = isNew ? 0 : since;
    const rows = await this.#rowsAfter(from, isNew);
    const frame = isNew ? tableFrame : entriesFrame;
    subscriber.send(text(frame(this.moment(), subscriber.person, rows)));
    this.#subscribers.add(subscriber);
    // Whoever has just come is told in any case.
    if (!this.lookAround()) subscriber.send(this.#toldPresence);
  }

  #showOut(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber);
    subscriber.send(text({ type: 'error', code: 'not-watchable', table: this.#table.row.id }));
  }

  /** A start or a change of seats may close the table to some of those who look at it. */
  #showOutStrangers(): void {
    for (const subscriber of this.#subscribers)
      if (!maySee(this.#table, subscriber.person)) this.#showOut(subscriber);
  }

  /** Without the store the table is shown as it stands; its story follows when the store is back. */
  async #rowsAfter(from: number, isNew: boolean): Promise<JournalRow[]> {
    const { row, state } = this.#table;
    if (from === state.seq) return [];
    try {
      return await this.tools.store.rows(row.id, from, state.seq - from);
    } catch (error) {
      if (isNew && error instanceof StoreUnavailable) return [];
      throw error;
    }
  }

  dismiss(subscriber: Subscriber): void {
    if (this.#subscribers.delete(subscriber)) this.lookAround();
  }

  /** Tells who is at the table now, if that has changed. */
  lookAround(): boolean {
    const { store, node, now } = this.tools;
    const { row, state } = this.#table;
    const persons = new Set<string>();
    for (const { person } of this.#subscribers) if (person !== null) persons.add(person);
    if (this.#presence.look(state.seats, persons)) void store.announce(node, [this.presence]).catch(() => {});
    const online = this.#presence.online(state.seats, now());
    const frame = text({ type: 'presence', table: row.id, online });
    if (frame === this.#toldPresence) return false;
    this.#toldPresence = frame;
    this.tell(frame);
    return true;
  }

  /** Seats with their person at this node: what other nodes are told. */
  get presence(): Present {
    return { table: this.#table.row.id, seats: this.#presence.here };
  }

  /** What another node says about its connections. */
  hearPresence(node: string, seats: readonly Seat[]): void {
    const { store, node: own, now } = this.tools;
    if (node === own) return;
    if (this.#presence.hear(node, seats, now()) && this.#presence.here.length > 0)
      void store.announce(own, [this.presence]).catch(() => {});
    this.lookAround();
  }

  /** The same frame for whoever watches. */
  tell(frame: string): void {
    for (const subscriber of this.#subscribers) subscriber.send(frame);
  }

  #broadcast(rows: readonly JournalRow[]): void {
    if (this.#subscribers.size === 0) return;
    const moment = this.moment();
    // Spectators are told the same; seats and the owner each their own.
    const frames = new Map<string, string>();
    for (const subscriber of this.#subscribers) {
      const { person } = subscriber;
      const isSomebody = isInside(this.#table, person);
      const who = isSomebody && person !== null ? person : '';
      let frame = frames.get(who);
      if (frame === undefined) {
        frame = text(entriesFrame(moment, isSomebody ? person : null, rows));
        frames.set(who, frame);
      }
      subscriber.send(frame);
    }
  }

  /** Writes a change and tells it. Null when another node was faster; then its rows have been read. */
  async commit(change: Change): Promise<number | null> {
    const { store, now: clock, outages } = this.tools;
    const now = clock();
    const seq = this.#table.state.seq + 1;
    let state: TableState = { ...this.#table.state, ...change.next, seq };
    let decisions = change.decisions ?? decisionsOf({ rules: this.#table.rules, state });
    if (state.status === 'playing' && this.#table.rules && decisions.length === 0) {
      state = { ...state, status: 'over', proposals: [] };
      decisions = [];
    }
    const table = { ...this.#table, state };
    // Whom a frozen table waits for is not known here: its clocks go on as they are.
    if (table.frozen === null) {
      const turn = { now, outages: outages(), mover: change.mover ?? null };
      const turned = turnClock(state.clock, table.settings.pace, waitingFor(table, decisions), turn);
      state = { ...state, clock: turned, news: this.#news(state, decisions, change) };
    }
    const { body, hash } = writeState(state);
    const events = change.events ?? [];
    const row: JournalRow = {
      table: table.row.id,
      seq,
      kind: change.kind,
      seat: change.seat ?? null,
      person: change.person ?? null,
      key: change.key ?? null,
      body: JSON.stringify(change.body),
      events: events.length === 0 ? '[]' : JSON.stringify(events),
      hash,
      clock: JSON.stringify(state.clock),
      at: now,
    };
    rememberEvents(row, events);
    const awaited = awaitedSeats(decisions);
    let won: boolean;
    try {
      won = await store.append({
        row,
        state: body,
        index: {
          status: state.status,
          deadline: state.status === 'playing' ? deadlineOf(state.clock, table.settings.pace) : null,
          awaited: table.frozen === null ? awaited : null,
          botWaits:
            table.frozen === null
              ? !state.clock.paused && awaited.some((seat) => isBotSeat(state.seats[seat]!))
              : null,
        },
        ...(change.next.seats ? { seats: seatLines(change.next.seats) } : {}),
        ...(change.isBase ? { isBase: true, rules: state.rules } : {}),
      });
    } catch (error) {
      this.#doubt();
      throw error;
    }
    if (!won) {
      this.tools.counted('conflict');
      await this.catchUp();
      return null;
    }
    this.#table = { ...table, state };
    this.#decisions = decisions;
    if (row.person !== null && row.key !== null) this.#remember(row.person, row.key, seq);
    if (change.kind === 'start' || change.next.seats) this.#showOutStrangers();
    this.#broadcast([row]);
    if (change.next.seats) this.lookAround();
    this.#changed({ rows: [row], isForeign: false });
    return seq;
  }

  /** By seat: the last row that told it anything, by an event or by another question. */
  #news(state: TableState, decisions: readonly Kinded[], change: Change): number[] {
    const game = this.#table.rules?.game ?? null;
    return state.seats.map((_, seat) => {
      const before = this.#table.state.news[seat] ?? 0;
      if (change.kind !== 'move') return change.kind === 'seats' ? before : state.seq;
      const mine = (all: readonly Kinded[]) => all.filter((decision) => decision.seat === seat);
      const isTold =
        seat === change.seat ||
        redactAll(game, change.events ?? [], seat).length > 0 ||
        !sameJson(mine(this.#decisions), mine(decisions));
      return isTold ? state.seq : before;
    });
  }

  #remember(person: string, key: string, seq: number): void {
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
    const { store } = this.tools;
    const { row, state } = this.#table;
    const found = await store.state(row.id);
    this.#isInDoubt = false;
    if (found === null || found.seq <= state.seq) return;
    const rows = await store.rows(row.id, state.seq, found.seq - state.seq);
    const wasFrozen = this.#table.frozen;
    const { settings } = this.#table;
    this.#table = bringUpToDate({ row, settings, state: readState(found.body) }, this.tools);
    this.#decisions = decisionsOf(this.#table);
    this.#showOutStrangers();
    this.#broadcast(rows);
    this.lookAround();
    this.#changed({ rows, isForeign: true });
    if (this.#table.frozen !== null && wasFrozen === null) this.#handOver(this.#table.frozen);
    await this.upgrade();
  }

  /** Brings the table to the rules of this server; what was before can be told, but no longer replayed. */
  async upgrade(): Promise<void> {
    const { rules, state } = this.#table;
    if (rules === null || state.status !== 'playing' || !isOutdated(this.#table)) return;
    const { rules: to } = rules.game;
    const next = { rules: to, game: state.game, base: state.seq + 1, proposals: [] };
    await this.commit({ kind: 'rules', body: { from: state.rules, to }, next, isBase: true });
  }

  /** A newer server plays the table now: whoever is here finds it by coming in again, its bots are free at once. */
  #handOver(reason: string): void {
    const { store, node } = this.tools;
    void store.release(this.#table.row.id, node).catch(() => {});
    for (const subscriber of [...this.#subscribers]) subscriber.bye(reason);
  }

  /** Another node says that the table has come to `seq`. */
  async hear(seq: number): Promise<void> {
    if (seq <= this.#table.state.seq && !this.#isInDoubt) return;
    await this.enqueue(async () => {
      if (seq > this.#table.state.seq) await this.catchUp();
    });
  }

  refuse(code: FrameRefusal['code'], reason?: string): Result {
    this.tools.counted('refused');
    return { ok: false, refusal: tableRefusal(code, reason) };
  }
}

/** Persons the game waits for; at live tables those apart whose question has a timer of its own. */
function waitingFor({ rules, settings, state }: Table, decisions: readonly Kinded[]): Waiting {
  const seats: Seat[] = [];
  const timed: Seat[] = [];
  let kind: OwnTimer = 'window';
  for (const seat of awaitedSeats(decisions)) {
    const sitting = state.seats[seat];
    if (sitting === undefined || isBotSeat(sitting)) continue;
    const asked = decisions.find((decision) => decision.seat === seat && decision.standing !== true);
    const own = asked && settings.pace.kind === 'live' ? rules?.timerOf?.(asked) : null;
    if (own) kind = own;
    (own ? timed : seats).push(seat);
  }
  return { seats, timed: timed.length > 0 ? { kind, seats: timed } : null };
}
