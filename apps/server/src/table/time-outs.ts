import type { Seat } from '@comptoir/kit';
import { defaultAnswer } from '../games.ts';
import { StoreUnavailable } from '../storage/store.ts';
import type { TableActor } from './actor.ts';
import { deadlineOf, timedOut } from './clock.ts';
import { runOut } from './lobby.ts';

const LONGEST_TIMER = 2_147_483_647;

/** The timer of a table for its next deadline, and what happens to those whose time is up. */
export class TimeOuts {
  readonly #actor: TableActor;
  #timer: NodeJS.Timeout | null = null;

  constructor(actor: TableActor) {
    this.#actor = actor;
  }

  /** Restarts the timer whenever the deadline may have moved. */
  arm(): void {
    this.close();
    const { tools, table, isClosed } = this.#actor;
    const { state, settings, frozen } = table;
    const isTimed = state.status === 'playing' && frozen === null;
    const deadline = isTimed ? deadlineOf(state.clock, settings.pace) : null;
    if (deadline === null || isClosed) return;
    const wait = Math.min(Math.max(deadline - tools.now(), 0), LONGEST_TIMER);
    this.#timer = setTimeout(() => {
      this.tick().catch((error: unknown) => this.#report(error));
    }, wait);
    this.#timer.unref();
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** A defect is reported to the operator; an unavailable store reports itself. */
  #report(error: unknown): void {
    const { tools, table } = this.#actor;
    if (!(error instanceof StoreUnavailable)) tools.failed('time', table.row.id, error);
  }

  /** Does what the table's policy says about those whose time is up. */
  tick(): Promise<void> {
    return this.#actor.enqueue(() => this.#timeOut());
  }

  async #timeOut(): Promise<void> {
    const actor = this.#actor;
    const { rules, settings, state, frozen } = actor.table;
    if (rules === null || frozen !== null || state.status !== 'playing') return;
    const { now, outages } = actor.tools;
    const out = timedOut(state.clock, now(), outages());
    if (out.window.length + out.seats.length === 0) this.arm();
    for (const seat of out.window) await this.#silence(seat);
    for (const seat of out.seats) {
      if (settings.timeout === 'default') {
        await this.#silence(seat);
        continue;
      }
      await this.#runOut(seat);
    }
  }

  async #runOut(seat: Seat): Promise<void> {
    const actor = this.#actor;
    const { timeout, giveUp = null } = actor.table.settings;
    const isPlayedFor = timeout === 'bot';
    const change = runOut(actor.table.state, seat, { at: actor.tools.now(), isPlayedFor, giveUp });
    if (!change.ok) return;
    const body = change.isGivenUp ? { timeout: seat, cause: 'given-up' } : { timeout: seat };
    await actor.commit({ kind: 'clock', seat, body, next: { seats: change.seats } });
  }

  /** The default answer for someone who said nothing. */
  async #silence(seat: Seat): Promise<void> {
    const { table, decisions, play } = this.#actor;
    const decision = decisions.find((asked) => asked.seat === seat && asked.standing !== true);
    if (table.rules === null || decision === undefined) return;
    const answer = defaultAnswer(table.rules, decision);
    await play.move({ seat, id: decision.id, answer }, { cause: 'timeout' });
  }
}
