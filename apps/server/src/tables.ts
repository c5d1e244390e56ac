import { commitTo, isRecord, type Json, type Language, type Refusal } from '@comptoir/kit';
import type { NewTable } from '@comptoir/protocol';
import { newInvitation, newSeatCode, newSecret, newTableId } from './codes.ts';
import type { TableGame } from './games.ts';
import { type News, type PersonRow, StoreUnavailable, type TableRow } from './storage/store.ts';
import { TableActor } from './table/actor.ts';
import { newClock } from './table/clock.ts';
import { text } from './table/frames.ts';
import { postOf } from './table/posting.ts';
import {
  type Cup,
  isBotSeat,
  type SeatState,
  type Settings,
  seatLines,
  type TableState,
  writeState,
} from './table/table-state.ts';
import type { TableTools } from './table/tools.ts';
import { readTable } from './table/up-to-date.ts';

/** How many tables one person may own at a time. */
const WAITING_LIMIT = 20;
const PLAYING_LIMIT = 100;
/** How many of these may have no person at them: bots that play among themselves use up cores. */
const ROBOTS_LIMIT = 10;
/** A table that nobody looks at leaves memory after this. */
const IDLE = 30_000;
/** How many tables are swept at a time. */
const PAGE = 100;
/** A table that could not be read or moved is tried again after this time. */
const RETRY = 60_000;
/** A bot that is awaited for longer than this has met a defect, or a server without the cores it needs. */
const STUCK = 60_000;
const STUCK_LIMIT = 1_000;

/** The stored table cannot be read. It is left alone and does not affect other tables. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable';
}

/** Somebody who opens a table, and the language of the words that lead to it. */
export type Host = PersonRow & { readonly language?: Language };

export type Creation =
  | { readonly ok: true; readonly actor: TableActor }
  | {
      readonly ok: false;
      readonly code: 'unknown-game' | 'options' | 'seats' | 'no-such-bot' | 'too-many-tables' | 'not-ratable';
      readonly refusal?: Refusal;
    };

/** Null when the rules throw on the options that were sent. */
function readOptions(
  { game }: TableGame,
  options: object,
): ReturnType<TableGame['game']['readOptions']> | null {
  try {
    return game.readOptions(options);
  } catch {
    return null;
  }
}

/** The tables of this node: those in use are in memory, all others only in the store. */
export class Tables {
  readonly #tools: TableTools;
  readonly #actors = new Map<string, Promise<TableActor | null>>();
  readonly #loaded = new Map<string, TableActor>();
  /** When each table that this server cannot play is looked at again. */
  readonly #frozen = new Map<string, number>();
  #stuck: ReadonlySet<string> = new Set();

  constructor(tools: TableTools) {
    this.#tools = tools;
  }

  get size(): number {
    return this.#loaded.size;
  }

  get(id: string): Promise<TableActor | null> {
    const known = this.#actors.get(id);
    if (known) return known;
    const loading = this.#load(id).then(
      (actor) => {
        if (actor) this.#loaded.set(id, actor);
        else this.#actors.delete(id);
        return actor;
      },
      (error) => {
        this.#actors.delete(id);
        throw error;
      },
    );
    this.#actors.set(id, loading);
    return loading;
  }

  /** For work on many tables: null also for one that cannot be read, which keeps no other waiting. */
  readable(id: string): Promise<TableActor | null> {
    return this.get(id).catch((error: unknown) => {
      if (error instanceof UnreadableTable) return null;
      throw error;
    });
  }

  async #load(id: string): Promise<TableActor | null> {
    const row = await this.#tools.store.table(id);
    const actor = row && (await this.#read(row));
    if (actor === null) return null;
    await actor.upgrade();
    actor.bots.wake();
    if (actor.table.frozen !== null) this.#freeze(id);
    else this.#frozen.delete(id);
    return actor;
  }

  async #read(row: TableRow): Promise<TableActor | null> {
    try {
      const read = await readTable(this.#tools, row);
      return read && new TableActor(this.#tools, read);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      if (!this.#frozen.has(row.id)) this.#tools.failed('unreadable', row.id, error);
      this.#freeze(row.id);
      throw new UnreadableTable('unreadable', { cause: error });
    }
  }

  #freeze(id: string): void {
    this.#frozen.set(id, this.#tools.now() + RETRY);
  }

  /** How many tables this server has met that it cannot play. */
  get frozen(): number {
    return this.#frozen.size;
  }

  async create(
    owner: Host,
    wish: NewTable,
    invited: readonly (string | null)[] | null = null,
    { cup, secret: shared }: { readonly cup?: Cup; readonly secret?: string | undefined } = {},
  ): Promise<Creation> {
    const { store, now } = this.#tools;
    const rules = this.#tools.games.get(wish.game);
    if (rules === undefined) return { ok: false, code: 'unknown-game' };
    const given = isRecord(wish.options) ? wish.options : {};
    const options =
      wish.seats && given.players === undefined ? { ...given, players: wish.seats.length } : given;
    const reading = readOptions(rules, options);
    if (reading === null) return { ok: false, code: 'options' };
    if (!reading.ok) return { ok: false, code: 'options', refusal: reading.refusal };
    const count = rules.game.seats(reading.options);
    // No rating where advice is allowed, nor at a table for one.
    const { players } = reading.options as { players?: number };
    if (wish.rated && (wish.hints || players === 1)) return { ok: false, code: 'not-ratable' };
    const seats = this.#newSeats(rules, owner, wish, count, invited);
    if (typeof seats === 'string') return { ok: false, code: seats };
    const counts = await store.countsOf(owner.id);
    const isFull = counts.waiting >= WAITING_LIMIT || counts.playing >= PLAYING_LIMIT;
    if (isFull || !this.mayPlay(owner.id, seats)) return { ok: false, code: 'too-many-tables' };

    const { watch, pace, timeout, giveUp, undo, hints, rated } = wish;
    const settings: Settings = {
      options: reading.options as Json,
      watch,
      pace,
      timeout,
      giveUp,
      undo,
      hints,
      ...(rated ? { rated } : {}),
      ...(shared === undefined ? {} : { shared: true }),
      ...(cup ? { cup } : {}),
    };
    const secret = shared ?? newSecret();
    const at = now();
    const row: TableRow = {
      id: newTableId(),
      game: wish.game,
      rules: rules.game.rules,
      owner: owner.id,
      visibility: wish.visibility,
      settings: JSON.stringify(settings),
      secret,
      commitment: commitTo(secret),
      invitation: await this.#freeWords(owner.language ?? 'fr'),
      createdAt: at,
    };
    const state: TableState = {
      seq: 1,
      rules: rules.game.rules,
      status: 'waiting',
      seats,
      clock: newClock(pace, count, at),
      proposals: [],
      base: 0,
      rematch: null,
      game: null,
    };
    await store.createTable(row, {
      row: {
        table: row.id,
        seq: 1,
        kind: 'seats',
        seat: null,
        person: owner.id,
        key: null,
        body: '{"cause":"created"}',
        events: '[]',
        hash: null,
        clock: JSON.stringify(state.clock),
        at,
      },
      index: { status: 'waiting', awaited: [], deadline: null, botWaits: false },
      seats: seatLines(seats),
      state: writeState(state).body,
      post: postOf(
        { state: { ...state, seats: [] }, decisions: [] },
        { state, decisions: [] },
        { at, pause: this.#tools.noticePause, pace, endOf: () => null, isHere: (id) => id === owner.id },
      ),
    });
    const actor = await this.get(row.id);
    if (actor === null) throw new Error('a new table was not stored');
    return { ok: true, actor };
  }

  /** Three words that no table has yet. There are 134 million, so a few tries are enough. */
  async #freeWords(language: Language): Promise<string> {
    for (;;) {
      const words = newInvitation(language);
      if ((await this.#tools.store.tableOfInvitation(words)) === null) return words;
    }
  }

  /**
   * Limits the tables of one person where only bots play; tables with a person at them are not limited. Counting those
   * in memory is enough: tables of bots stay there while they play.
   */
  mayPlay(owner: string, seats: readonly SeatState[]): boolean {
    return !seats.every(isBotSeat) || this.#robotTables(owner) < ROBOTS_LIMIT;
  }

  #robotTables(owner: string): number {
    let count = 0;
    for (const { table } of this.#loaded.values())
      if (table.row.owner === owner && table.state.status === 'playing' && table.state.seats.every(isBotSeat))
        count += 1;
    return count;
  }

  /** Seats as wished. The owner sits down at once; at a table of invited people every seat waits for its person. */
  #newSeats(
    rules: TableGame,
    owner: PersonRow,
    { seats: wished }: NewTable,
    count: number,
    invited: readonly (string | null)[] | null,
  ): SeatState[] | 'seats' | 'no-such-bot' {
    const kinds = wished ?? Array.from({ length: count }, () => ({ kind: 'open' as const }));
    if (kinds.length !== count) return 'seats';
    const [fallback = 'random'] = Object.keys(rules.bots);
    if (kinds.some((seat) => seat.kind === 'bot' && !Object.hasOwn(rules.bots, seat.bot)))
      return 'no-such-bot';
    const own = invited ? -1 : kinds.findIndex(({ kind }) => kind !== 'bot');
    return kinds.map((seat, at) => {
      const person = at === own ? owner : null;
      return {
        kind: person ? 'person' : seat.kind,
        person: person?.id ?? null,
        name: person?.name ?? null,
        bot: seat.kind === 'bot' ? seat.bot : fallback,
        code: seat.kind === 'reserved' ? newSeatCode() : null,
        substituted: false,
        contribution: null,
        invited: invited?.[at] ?? null,
      };
    });
  }

  /** News of another node, for the tables that are in memory here. */
  hear(news: Exclude<News, { kind: 'ended' | 'room' }>, chat: (table: string, id: number) => void): void {
    if (news.kind === 'gap') {
      void this.poll();
    } else if (news.kind === 'chat') {
      if ((this.#loaded.get(news.table)?.audience.size ?? 0) > 0) chat(news.table, news.id);
    } else if (news.kind === 'presence') {
      this.#loaded.get(news.present.table)?.audience.hearPresence(news.node, news.present);
    } else {
      this.#loaded
        .get(news.table)
        ?.hear(news.seq)
        .catch(() => {});
    }
  }

  /** Checks whether a table in memory is behind, in case a notification was lost. */
  async poll(): Promise<void> {
    const ids = [...this.#loaded.keys()];
    for (let at = 0; at < ids.length; at += 500) {
      try {
        const some = ids.slice(at, at + 500);
        const seqs = await this.#tools.store.seqs(some);
        for (const [id, seq] of seqs) await this.#loaded.get(id)?.hear(seq);
        // Another node found that they never started.
        for (const id of some) if (!seqs.has(id)) this.#forget(id);
      } catch {
        // The store is unavailable; the next check comes soon.
      }
    }
  }

  /** Tells the other nodes again who is connected here; they forget what is not repeated. */
  async announce(): Promise<void> {
    for (const { audience } of this.#loaded.values()) audience.lookAround();
    const present = [...this.#loaded.values()].map(({ audience }) => audience.presence);
    const some = present.filter(({ seats, watching }) => seats.length + watching > 0);
    if (some.length > 0) await this.#tools.store.announce(this.#tools.node, some);
  }

  /** Tables out of memory whose time is up, and bots that nobody moves. */
  async sweep(): Promise<void> {
    const { store } = this.#tools;
    await this.#lookAfter(
      (now, after) => store.due(now, PAGE, after),
      (actor) => actor.timeOuts.tick(),
    );
    await this.#lookAfter(
      (now, after) => store.botsWaiting(now, PAGE, after),
      async (actor) => actor.bots.wake(),
    );
  }

  /** Walks over all tables of a kind. A failure of one does not stop the others. */
  async #lookAfter(
    page: (now: number, after: string) => Promise<string[]>,
    work: (actor: TableActor) => Promise<void>,
  ): Promise<void> {
    const { now, failed } = this.#tools;
    for (let after = '', ids = ['']; ids.length > 0; after = ids.at(-1) ?? '') {
      ids = await page(now(), after);
      const playable = ids.filter((id) => (this.#frozen.get(id) ?? 0) <= now());
      await Promise.all(
        playable.map(async (id) => {
          try {
            const actor = await this.get(id);
            if (actor) await work(actor);
            if (actor && actor.table.frozen !== null) this.#freeze(id);
          } catch (error) {
            if (error instanceof StoreUnavailable) throw error;
            if (error instanceof UnreadableTable) return;
            this.#freeze(id);
            failed('sweep', id, error);
          }
        }),
      );
    }
  }

  /** Finds tables whose bot is awaited and does not move; each is reported once. */
  async watch(): Promise<void> {
    const { store, now, failed } = this.#tools;
    const found = await store.stuckBots(now() - STUCK, STUCK_LIMIT);
    const stuck = new Set(found.filter((id) => !this.#frozen.has(id)));
    for (const id of stuck)
      if (!this.#stuck.has(id)) failed('watch', id, new Error(`a bot is awaited for ${STUCK / 1000} s`));
    this.#stuck = stuck;
  }

  /** How many tables wait for a bot that does not move. */
  get stuck(): number {
    return this.#stuck.size;
  }

  /** Removes tables that never started. */
  async expire(before: number): Promise<void> {
    for (const id of await this.#tools.store.expire(before)) this.#forget(id);
  }

  /** Removes a table that nobody was told of. */
  async remove(id: string): Promise<void> {
    await this.#tools.store.removeTable(id);
    this.#forget(id);
  }

  /** Tables that are no longer kept. */
  forget(ids: readonly string[]): void {
    for (const id of ids) this.#forget(id);
  }

  #forget(id: string): void {
    const actor = this.#loaded.get(id);
    actor?.audience.tell(text({ type: 'error', code: 'expired', table: id }));
    actor?.close();
    this.#frozen.delete(id);
    this.#loaded.delete(id);
    this.#actors.delete(id);
  }

  evict(): void {
    const before = this.#tools.now() - IDLE;
    for (const [id, actor] of this.#loaded) {
      if (!actor.isIdle(before)) continue;
      // The stored rows are enough to come back; saving the state makes it faster.
      void actor.settled();
      actor.close();
      this.#loaded.delete(id);
      this.#actors.delete(id);
    }
  }

  /** Finishes what is under way and releases everything. */
  async close(): Promise<void> {
    const actors = [...this.#loaded.values()];
    await Promise.all(actors.map((actor) => actor.settled()));
    for (const actor of actors) actor.close();
    this.#loaded.clear();
    this.#actors.clear();
  }
}
