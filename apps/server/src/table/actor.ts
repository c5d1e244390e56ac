import { enter, enterUndo, heardBy, type Kinded, type Seat } from '@comptoir/kit';
import type { Post, Reminder } from '../storage/outbox.ts';
import type { JournalRow } from '../storage/store.ts';
import { appendOf } from './append.ts';
import { Audience, type Subscriber } from './audience.ts';
import { BotDriver } from './bot-driver.ts';
import { endOf } from './clock.ts';
import { Counsel } from './counsel.ts';
import { Doubt } from './doubt.ts';
import type { Moment } from './frames.ts';
import { courseOf, dealtCourse, learnFrom, playOn, type TableCourse } from './history.ts';
import { Keys } from './keys.ts';
import { Play } from './play.ts';
import { awaitedPersons, postOf, warningOf } from './posting.ts';
import { WorkQueue } from './queue.ts';
import { Seating } from './seating.ts';
import { seatOf, type Table, type TableState, writeState } from './table-state.ts';
import { TimeOuts } from './time-outs.ts';
import type { TableTools } from './tools.ts';
import { type Change, type Turned, turned } from './turning.ts';
import { UndoPoints } from './undo-points.ts';
import { isOutdated, type Read, readTable } from './up-to-date.ts';

/**
 * One table: its game, its journal and the queue for everything that changes them. A change is judged and played on a
 * copy, then written; only when it is durable is it taken in, acknowledged and told, so memory is never ahead of what
 * is stored. Everything else a table does is in files of its own, which change it only through `commit`.
 */
export class TableActor {
  readonly tools: TableTools;
  /** Who follows the table, and what they are sent. */
  readonly audience: Audience;
  /** Answers, returns, proposals and votes. */
  readonly play = new Play(this);
  readonly seating = new Seating(this);
  readonly counsel = new Counsel(this);
  readonly timeOuts = new TimeOuts(this);
  readonly bots: BotDriver;
  readonly #undoPoints = new UndoPoints(this);
  readonly #doubt = new Doubt(() => this.enqueue(async () => {}));
  readonly #keys = new Keys();
  readonly #queue = new WorkQueue(() => this.#ready());
  #table: Table;
  #course: TableCourse | null;
  /** Rows since the last state that was stored. */
  #unsaved: number;
  #touched: number;
  #isClosed = false;

  constructor(tools: TableTools, { table, course, unsaved }: Read) {
    this.tools = tools;
    this.#table = table;
    this.#course = course;
    this.#unsaved = unsaved;
    this.#touched = tools.now();
    this.audience = new Audience(tools, this);
    this.bots = new BotDriver(this);
    this.timeOuts.arm();
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

  moment(): Moment {
    const { now, outages } = this.tools;
    const undo = (seat: Seat) => this.#undoPoints.known(seat);
    return { table: this.#table, decisions: this.decisions, undo, now: now(), outages: outages() };
  }

  // The queue.

  enqueue<T>(work: () => Promise<T>): Promise<T> {
    this.#touched = this.tools.now();
    return this.#queue.add(work);
  }

  /** Null when the next piece of work may begin at once. */
  #ready(): Promise<void> | null {
    const awake = this.tools.awake();
    if (awake === null && !this.#doubt.isOpen) return null;
    return (awake ?? Promise.resolve()).then(() => (this.#doubt.isOpen ? this.catchUp() : undefined));
  }

  /** Nobody looks and nothing is under way. */
  isIdle(since: number): boolean {
    return this.audience.size === 0 && this.#queue.isIdle && this.#touched < since && !this.bots.isThinking;
  }

  /** Resolves when what is under way is done, and the state is stored. */
  async settled(): Promise<void> {
    await this.#queue.rest();
    await this.#save().catch(() => {});
  }

  /** Stores the state, so that whoever comes next need not play the last rows again. */
  async #save(): Promise<void> {
    const { row, state, frozen } = this.#table;
    if (this.#unsaved === 0 || frozen !== null) return;
    this.#unsaved = 0;
    await this.tools.store.saveState(row.id, state.seq, writeState(state).body);
  }

  close(): void {
    this.#isClosed = true;
    for (const chapter of [this.#undoPoints, this.#doubt, this.timeOuts, this.bots, this.counsel])
      chapter.close();
  }

  // The journal.

  /** Writes a change and tells it. Null when another node was faster; then its rows have been read. */
  async commit(change: Change): Promise<number | null> {
    const { store, now, outages, counted } = this.tools;
    const at = now();
    const after = turned(this.#table, change, { now: at, outages: outages() });
    const append = {
      ...appendOf(this.#table, change, after, { at, unsaved: this.#unsaved }),
      ...(this.#table.frozen === null ? { post: this.#postOf(after, at) } : {}),
    };
    const { row } = append;
    let won: boolean;
    try {
      won = await store.append(append);
    } catch (error) {
      this.#doubt.begin();
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
    this.#keys.note(row);
    this.#tell([row], change.kind === 'start' || change.next?.seats !== undefined);
    this.#changed();
    if (change.next?.seats) await this.play.conclude();
    return row.seq;
  }

  /** Messages for those who are elsewhere; they leave with the row. */
  #postOf(after: Turned, at: number): Post {
    const { pace } = this.#table.settings;
    return postOf({ state: this.#table.state, decisions: this.decisions }, after, {
      at,
      pause: this.tools.noticePause,
      pace,
      endOf: (seat) => endOf(after.state.clock, pace, seat),
      isHere: (person) => this.audience.isHere(person),
    });
  }

  /** For somebody who can be reached from now on: when they are reminded of the turn that they have here already. */
  reminderOf(person: string): Reminder | null {
    const { row, state, settings } = this.#table;
    const seat = awaitedPersons({ state, decisions: this.decisions }).get(person);
    const warn =
      seat === undefined ? null : warningOf(settings.pace, endOf(state.clock, settings.pace, seat));
    return warn === null ? null : { table: row.id, person, seq: state.seq, due: warn };
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
      // A change of seats does not make an answer late.
      if (kind !== 'seats') course.news.fill(seq);
    }
  }

  #tell(rows: readonly JournalRow[], maySeatsHaveChanged: boolean): void {
    if (maySeatsHaveChanged) this.audience.showOutStrangers();
    this.audience.broadcast(rows);
    if (maySeatsHaveChanged) this.audience.lookAround();
  }

  #changed(): void {
    this.bots.changed();
    this.timeOuts.arm();
    this.#undoPoints.reckonLater();
  }

  /** Reads what other nodes wrote, or what was in doubt. */
  async catchUp(): Promise<void> {
    const { row, state, frozen } = this.#table;
    const rows = await this.tools.store.rows(row.id, state.seq);
    this.#doubt.end();
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
    for (const told of rows) this.#keys.note(told);
    this.#tell(rows, true);
    this.#changed();
    if (this.#table.frozen !== null && frozen === null) this.#handOver(this.#table.frozen);
    await this.#upgrade();
  }

  /** Whether other nodes have written what was not known here; it is known now. Called inside the queue. */
  async isBehind(): Promise<boolean> {
    const { seq } = this.#table.state;
    await this.catchUp();
    return this.#table.state.seq > seq;
  }

  /** A client that has seen more than this node was at another one. Called inside the queue. */
  async reach(seq: number): Promise<void> {
    if (seq > this.#table.state.seq) await this.catchUp();
  }

  /** Another node says that the table has come to `seq`. */
  async hear(seq: number): Promise<void> {
    if (seq <= this.#table.state.seq && !this.#doubt.isOpen) return;
    await this.enqueue(() => this.reach(seq));
  }

  /** Brings a table that was just loaded to the rules of this server. */
  upgrade(): Promise<void> {
    return this.enqueue(() => this.#upgrade());
  }

  /** What was before can be told, but no longer replayed. */
  async #upgrade(): Promise<void> {
    const { rules, state } = this.#table;
    if (rules === null || state.status !== 'playing' || !isOutdated(this.#table)) return;
    const { rules: to } = rules.game;
    const next: Partial<TableState> = { rules: to, base: state.seq + 1, proposals: [] };
    await this.commit({ kind: 'rules', body: { from: state.rules, to }, next, isBase: true });
  }

  /** A newer server plays the table now. People here find it by reconnecting; its bots are released at once. */
  #handOver(reason: string): void {
    this.bots.giveUp();
    this.audience.sendAway(reason);
  }

  /** The row of a command that was carried out already: it is acknowledged again, not carried out again. */
  async seen(person: string, key: string): Promise<number | null> {
    return this.remembered(person, key) ?? this.tools.store.rowOfKey(this.#table.row.id, person, key);
  }
  remembered(person: string, key: string): number | undefined {
    return this.#keys.rowOf(person, key);
  }

  /** The course with all that came before, for undo and for what seats have heard. Called inside the queue. */
  async learnt(): Promise<TableCourse | null> {
    if (this.#course !== null) await learnFrom(this.tools.store, this.#table, this.#course);
    return this.#course;
  }

  /** Everything a seat was told since the start that has not been taken back, for the bot that thinks for it. */
  heardBy(seat: Seat): Promise<readonly unknown[]> {
    const course = this.#course;
    if (course !== null && course.history !== null) return Promise.resolve(heardBy(course, seat));
    return this.enqueue(async () => {
      const learnt = await this.learnt();
      return learnt === null ? [] : heardBy(learnt, seat);
    });
  }

  // Those who follow it.

  subscribe(subscriber: Subscriber, since: number | undefined): Promise<void> {
    return this.enqueue(async () => {
      if (since !== undefined) await this.reach(since);
      const seat = seatOf(this.#table.state.seats, subscriber.person);
      // Replaying from the start must not delay showing the table.
      if (seat !== null && this.#course?.history) await this.#undoPoints.reckon(seat);
      await this.audience.admit(subscriber, since);
      this.#undoPoints.reckonLater();
      if (subscriber.person !== null)
        // People at the table need no message about it; one too many does no harm.
        void this.tools.store.seen(subscriber.person, this.#table.row.id).catch(() => {});
    });
  }
}
