import { setImmediate as nextTurn } from 'node:timers/promises';
import { type JournalRow, type Present, type Store, StoreUnavailable } from '../storage/store.ts';
import { isInside, mayRead, maySee } from './admission.ts';
import { type Moment, text } from './frames.ts';
import { Presence } from './presence.ts';
import { seatOf, type Table } from './table-state.ts';
import { Telling } from './telling.ts';

export interface Subscriber {
  readonly person: string | null;
  send(text: string): void;
  /** Says why and hangs up: another node may do better. */
  bye(reason: string): void;
}

const LONG = 20;

/** What the audience looks at. */
interface Stage {
  readonly table: Table;
  moment(): Moment;
}

interface AudienceTools {
  readonly store: Store;
  readonly node: string;
  now(): number;
}

/** Those who follow one table at this node, and who sits at it anywhere. */
export class Audience {
  readonly #tools: AudienceTools;
  readonly #stage: Stage;
  /** With the row they had when they subscribed; later ones were sent to them as they happened. */
  readonly #subscribers = new Map<Subscriber, number>();
  readonly #presence = new Presence();
  #toldPresence = '';

  constructor(tools: AudienceTools, stage: Stage) {
    this.#tools = tools;
    this.#stage = stage;
  }

  get size(): number {
    return this.#subscribers.size;
  }

  /** Sends what this subscriber has not seen, then everything as it happens. */
  async admit(subscriber: Subscriber, since: number | undefined): Promise<void> {
    const { table } = this.#stage;
    if (!maySee(table, subscriber.person)) return this.#showOut(subscriber);
    const { seq } = table.state;
    const isNew = since === undefined || since > seq;
    const rows = await this.#rowsAfter(isNew ? 0 : since, isNew);
    const telling = new Telling(this.#stage.moment(), rows);
    const { person } = subscriber;
    subscriber.send(isNew ? telling.tableTo(person) : telling.entriesTo(person));
    this.#subscribers.set(subscriber, seq);
    // Whoever has just come is told in any case.
    if (!this.lookAround()) subscriber.send(this.#toldPresence);
  }

  /** Without the store the table is shown as it stands; its story follows when the store is back. */
  async #rowsAfter(from: number, isNew: boolean): Promise<JournalRow[]> {
    const { row, state } = this.#stage.table;
    if (from === state.seq) return [];
    // Sending a long journal takes a while: yield, so that others get their turn.
    if (state.seq - from > LONG) await nextTurn();
    try {
      return await this.#tools.store.rows(row.id, from, state.seq - from);
    } catch (error) {
      if (isNew && error instanceof StoreUnavailable) return [];
      throw error;
    }
  }

  dismiss(subscriber: Subscriber): void {
    if (this.#subscribers.delete(subscriber)) this.lookAround();
  }

  /** Everybody is sent away to look elsewhere. */
  sendAway(reason: string): void {
    for (const subscriber of [...this.#subscribers.keys()]) subscriber.bye(reason);
  }

  #showOut(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber);
    subscriber.send(text({ type: 'error', code: 'not-watchable', table: this.#stage.table.row.id }));
  }

  /** A start or a change of seats may close the table to some of those who look at it. */
  showOutStrangers(): void {
    for (const subscriber of this.#subscribers.keys())
      if (!maySee(this.#stage.table, subscriber.person)) this.#showOut(subscriber);
  }

  /** Tells who is at the table now, if that has changed. */
  lookAround(): boolean {
    const { store, node, now } = this.#tools;
    const { row, state } = this.#stage.table;
    const persons = new Set<string>();
    const watchers = new Set<unknown>();
    for (const subscriber of this.#subscribers.keys()) {
      const { person } = subscriber;
      if (person !== null) persons.add(person);
      // A person with two windows counts once; strangers are told apart by connection.
      if (seatOf(state.seats, person) === null) watchers.add(person ?? subscriber);
    }
    if (this.#presence.look(state.seats, persons, watchers.size))
      void store.announce(node, [this.presence]).catch(() => {});
    const online = this.#presence.online(state.seats, now());
    const frame = text({ type: 'presence', table: row.id, online, watching: this.#presence.watching(now()) });
    if (frame === this.#toldPresence) return false;
    this.#toldPresence = frame;
    this.tell(frame);
    return true;
  }

  /** Seats with their person at this node: what other nodes are told. */
  get presence(): Present {
    const { here, watchingHere } = this.#presence;
    return { table: this.#stage.table.row.id, seats: here, watching: watchingHere };
  }

  /** What another node says about its connections. */
  hearPresence(node: string, present: Present): void {
    const { store, node: own, now } = this.#tools;
    if (node === own) return;
    const { here, watchingHere } = this.#presence;
    if (this.#presence.hear(node, present, now()) && here.length + watchingHere > 0)
      void store.announce(own, [this.presence]).catch(() => {});
    this.lookAround();
  }

  /** The same frame for whoever watches. */
  tell(frame: string): void {
    for (const subscriber of this.#subscribers.keys()) subscriber.send(frame);
  }

  /** A line of talk, for those who may read it and have not blocked whoever said it. */
  tellTalk(frame: string, deaf: readonly string[]): void {
    const { table } = this.#stage;
    for (const subscriber of this.#subscribers.keys()) {
      const { person } = subscriber;
      if (mayRead(table, person) && !(person !== null && deaf.includes(person))) subscriber.send(frame);
    }
  }

  /** Sends the moment again to one person: something has been worked out since. */
  retell(person: string | null): void {
    for (const subscriber of this.#subscribers.keys())
      if (subscriber.person !== null && subscriber.person === person)
        subscriber.send(new Telling(this.#stage.moment(), []).entriesTo(person));
  }

  /** Whether somebody was sent this row when it was written. */
  hasTold(subscriber: Subscriber, seq: number): boolean {
    const since = this.#subscribers.get(subscriber);
    return since !== undefined && since < seq;
  }

  /** Whether somebody has the table open, here or at another node. */
  isHere(person: string): boolean {
    const { seats } = this.#stage.table.state;
    const online = this.#presence.online(seats, this.#tools.now());
    return this.isFollowedBy(person) || online.some((is, seat) => is && seats[seat]?.person === person);
  }

  isFollowedBy(person: string | null): boolean {
    if (person === null) return false;
    for (const subscriber of this.#subscribers.keys()) if (subscriber.person === person) return true;
    return false;
  }

  /** New rows, to each what they may know of them. */
  broadcast(rows: readonly JournalRow[]): void {
    if (this.#subscribers.size === 0) return;
    const { table } = this.#stage;
    const telling = new Telling(this.#stage.moment(), rows);
    // Spectators are told the same; seats and the owner each their own.
    const frames = new Map<string, string>();
    for (const subscriber of this.#subscribers.keys()) {
      const { person } = subscriber;
      const isSomebody = isInside(table, person);
      const who = isSomebody && person !== null ? person : '';
      let frame = frames.get(who);
      if (frame === undefined) {
        frame = telling.entriesTo(isSomebody ? person : null);
        frames.set(who, frame);
      }
      subscriber.send(frame);
    }
  }
}
