import type { BaseState, Seat } from '@comptoir/kit';
import { StoreUnavailable } from '../storage/store.ts';
import type { TableActor } from './actor.ts';
import { newClock } from './clock.ts';
import { seedOf } from './history.ts';
import { type Denial, isFull, isOpened, type SeatsChange } from './lobby.ts';
import type { Table, TableState } from './table-state.ts';
import type { Change } from './turning.ts';

export type SeatingResult =
  | { readonly ok: true; readonly seq: number; readonly seat: Seat | null }
  | { readonly ok: false; readonly denial: Denial | 'unavailable' };

/** How often a change goes again when another node was faster. */
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
          if ('denial' in found) return { ok: false, denial: found.denial };
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
      const next = opening === undefined ? { seats } : { seats, opening };
      return { seat, change: { kind: 'seats', seat, person, body: { cause }, next } };
    });
  }

  /**
   * Deals. The seed comes from the secret that was promised and from what the seats added; if some of that is still
   * sealed, they are asked to open it first.
   */
  start(person: string): Promise<SeatingResult> {
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
        clock: newClock(settings.pace, state.seats.length, this.#actor.tools.now()),
      };
      const body = { options: settings.options, rules: rules.game.rules };
      return { seat: null, change: { kind: 'start', person, body, events, next } };
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
