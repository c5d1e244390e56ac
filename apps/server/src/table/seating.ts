import type { BaseState, Seat } from '@comptoir/kit';
import type { Doors } from '@comptoir/protocol';
import { readSettings } from '../notices/settings.ts';
import { StoreUnavailable } from '../storage/store.ts';
import type { TableActor } from './actor.ts';
import { newClock, settle } from './clock.ts';
import { seedOf } from './history.ts';
import { type Denial, isFull, isOpened, type SeatsChange } from './lobby.ts';
import { type Rest, restOf } from './rest.ts';
import { isSealed, seatOf, type Table, type TableState } from './table-state.ts';
import type { Change } from './turning.ts';

export type SeatingResult =
  | { readonly ok: true; readonly seq: number; readonly seat: Seat | null }
  | { readonly ok: false; readonly denial: Denial | 'unavailable' };

/** How often a change is tried again when another node was faster. */
const ATTEMPTS = 3;

/** What changes a table outside of play: who sits where, the deal, the table that continues it. */
export class Seating {
  readonly #actor: TableActor;

  constructor(actor: TableActor) {
    this.#actor = actor;
  }

  async #carryOut(
    work: (table: Table) => { change: Change; seat: Seat | null } | { denial: Denial },
  ): Promise<SeatingResult> {
    const actor = this.#actor;
    try {
      return await actor.enqueue(async () => {
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          const found = work(actor.table);
          if ('denial' in found) {
            // Somebody may have sat down at another node a moment ago.
            if (!(await actor.isBehind())) return { ok: false, denial: found.denial };
            continue;
          }
          const seq = await actor.commit(found.change);
          if (seq !== null) return { ok: true, seq, seat: found.seat };
        }
        return { ok: false, denial: 'unavailable' };
      });
    } catch (error) {
      if (error instanceof StoreUnavailable) return { ok: false, denial: 'unavailable' };
      throw error;
    }
  }

  /** Changes who sits where. */
  change(
    cause: string,
    work: (table: Table) => SeatsChange,
    person: string | null = null,
  ): Promise<SeatingResult> {
    return this.#carryOut((table) => {
      // At a frozen table a person can be forgotten, nothing else.
      if (table.frozen !== null && !(cause === 'forgotten' && this.#actor.isWhole))
        return { denial: 'frozen' };
      const found = work(table);
      if (!found.ok) return { denial: found.denial };
      const { seat, seats, opening } = found;
      // Nobody who knows the deal from another table may sit down here, and seats add nothing to its seed.
      const isDrawn = cause === 'sat' && seats[seat]?.invited === person;
      if (isSealed(table) && !isDrawn && (cause === 'sat' || cause === 'sealed'))
        return { denial: 'shared-deal' };
      const next = opening === undefined ? { seats } : { seats, opening };
      return { seat, change: { kind: 'seats', seat, person, body: { cause }, next } };
    });
  }

  /**
   * Deals. The seed comes from the secret that was promised and from what the seats added; if some of that is still
   * sealed, they are asked to open it first.
   */
  async start(person: string): Promise<SeatingResult> {
    const rests = await this.#rests().catch(() => undefined);
    return this.#carryOut((table) => {
      const { row, rules, settings, state } = table;
      if (person !== row.owner) return { denial: 'not-owner' };
      if (rules === null) return { denial: 'frozen' };
      if (state.status !== 'waiting') return { denial: 'not-waiting' };
      if (!isFull(state.seats)) return { denial: 'seats-not-filled' };
      if (!isOpened(state.seats))
        return { seat: null, change: { kind: 'seats', body: { cause: 'opening' }, next: { opening: true } } };
      const events: unknown[] = [];
      const game: BaseState = rules.game.setup(seedOf(table), settings.options, events);
      const next: Partial<TableState> = {
        status: 'playing',
        rules: rules.game.rules,
        game,
        base: state.seq + 1,
        clock: newClock(settings.pace, state.seats.length, this.#actor.tools.now(), rests),
      };
      const body = { options: settings.options, rules: rules.game.rules };
      return { seat: null, change: { kind: 'start', person, body, events, next } };
    });
  }

  /** When the clocks of those at the table stand still, where its pace honours that. */
  async #rests(): Promise<(Rest | null)[] | undefined> {
    const { table, tools } = this.#actor;
    const { pace } = table.settings;
    if (pace.kind !== 'slow' || pace.rest !== true) return undefined;
    return Promise.all(
      table.state.seats.map(async ({ person }) =>
        person === null ? null : restOf(readSettings(await tools.store.noticeSettings(person))),
      ),
    );
  }

  /** Somebody has other quiet hours or holidays from now on, or another person has sat down. */
  async refreshRests(): Promise<void> {
    const { table, tools } = this.#actor;
    const rests = await this.#rests();
    if (rests === undefined || JSON.stringify(rests) === JSON.stringify(table.state.clock.rests)) return;
    await this.#carryOut(({ state }) => {
      if (state.status !== 'playing') return { denial: 'not-playing' };
      // Time that has passed counts by the old hours.
      const clock = { ...settle(state.clock, tools.now(), tools.outages()), rests };
      return { seat: null, change: { kind: 'seats', body: { cause: 'rest' }, next: { clock } } };
    });
  }

  /** Takes one's seat back after a time-out, at once. */
  async back(person: string): Promise<SeatingResult> {
    const actor = this.#actor;
    const seat = seatOf(actor.table.state.seats, person);
    if (seat === null) return { ok: false, denial: 'not-seated' };
    try {
      await actor.enqueue(() => actor.play.back(seat));
      return { ok: true, seq: actor.table.state.seq, seat };
    } catch (error) {
      if (error instanceof StoreUnavailable) return { ok: false, denial: 'unavailable' };
      throw error;
    }
  }

  /** The owner opens or closes the table to spectators. */
  doors(person: string, { watch, talk }: Doors): Promise<SeatingResult> {
    return this.#carryOut((table) => {
      const { row, state } = table;
      if (person !== row.owner) return { denial: 'not-owner' };
      if (isSealed(table)) return { denial: 'shared-deal' };
      const next = { ...(watch === undefined ? {} : { watch }), ...(talk === undefined ? {} : { talk }) };
      // The seats are named so that people who may no longer watch are disconnected.
      const change: Change = {
        kind: 'seats',
        person,
        body: { cause: 'doors' },
        next: { ...next, seats: state.seats },
      };
      return { seat: null, change };
    });
  }

  /** All tables with this deal have ended: record and table are open to everybody. */
  disclose(): Promise<SeatingResult> {
    return this.#carryOut((table) => {
      if (!isSealed(table)) return { denial: 'not-waiting' };
      const next = { disclosed: true, watch: true };
      return { seat: null, change: { kind: 'seats', body: { cause: 'disclosed' }, next } };
    });
  }

  /** Names the table that continues this one. */
  linkRematch(table: string): Promise<SeatingResult> {
    return this.#carryOut(({ state }) => {
      if (state.rematch !== null) return { denial: 'not-over' };
      return { seat: null, change: { kind: 'seats', body: { cause: 'rematch' }, next: { rematch: table } } };
    });
  }
}
