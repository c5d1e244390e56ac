import { heardBy, type Json, type Kinded, LEAVE, noteLooked, type Seat } from '@comptoir/kit';
import { StoreUnavailable } from '../storage/store.ts';
import { nextBotTurn, thinkSafely } from './bot-seats.ts';
import type { TableCore } from './core.ts';
import type { Play } from './play.ts';
import { isBotSeat } from './table-state.ts';

/** How long a node that says nothing keeps the bots of a table. */
const LEASE = 10_000;
/** A node that was refused the bots of a table asks again after this. */
const REFUSED = 2_000;
/** A question that is put so often without a row to show for it is a defect of bot or rules. */
const STUCK = 4;

/** Moves the bots of one table, if this node is the one to do it. */
export class BotDriver {
  readonly #core: TableCore;
  readonly #play: Play;
  #isThinking = false;
  #leaseUntil = 0;
  #refusedUntil = 0;
  /** The required question put last, and how often in a row. */
  #put = { question: '', times: 0 };
  /** The thought under way, and the row it is about. */
  #thought: { readonly seq: number; readonly cancel: AbortController } | null = null;

  constructor(core: TableCore, play: Play) {
    this.#core = core;
    this.#play = play;
  }

  get isThinking(): boolean {
    return this.#isThinking;
  }

  changed(): void {
    this.#cancelStale();
    this.wake();
  }

  /** The world goes on while a bot thinks: what it thinks about is no more, and it will be asked anew. */
  #cancelStale(): void {
    if (this.#thought && (this.#core.isClosed || this.#thought.seq !== this.#core.table.state.seq))
      this.#thought.cancel.abort();
  }

  close(): void {
    this.#cancelStale();
  }

  #next() {
    const { table, course, isClosed } = this.#core;
    return isClosed || course === null ? null : nextBotTurn(table, course);
  }

  wake(): void {
    if (this.#isThinking || this.#next() === null) return;
    this.#isThinking = true;
    this.#moveAll()
      .catch((error): 'refused' => {
        const { tools, table } = this.#core;
        if (!(error instanceof StoreUnavailable)) tools.failed('bots', table.row.id, error);
        return 'refused';
      })
      .then((end) => {
        this.#isThinking = false;
        // Something may have come up after the last look.
        if (end === 'done') this.wake();
      });
  }

  async #moveAll(): Promise<'done' | 'refused'> {
    const core = this.#core;
    const { think, botPause, botBudget: budget, failed, counted } = core.tools;
    for (let turn = this.#next(); turn !== null; turn = this.#next()) {
      if (!(await this.#holdsLease())) return 'refused';
      const { decision, seq } = turn;
      const { table } = core;
      if (!this.#movesOn(seq, decision)) {
        counted('bot-stuck');
        failed('bots', table.row.id, new Error(`no progress at ${decision.id} of row ${seq}`));
        return 'refused';
      }
      const heard = await this.heardBy(decision.seat);
      if (botPause > 0 && decision.standing !== true)
        await new Promise((resolve) => setTimeout(resolve, botPause));
      const cancel = new AbortController();
      this.#thought = { seq, cancel };
      this.#cancelStale();
      const reply = await thinkSafely(table, turn, {
        think,
        budget,
        heard,
        signal: cancel.signal,
        failed: (error) => {
          counted('bot-mishap');
          failed('a bot failed', table.row.id, error);
        },
      });
      this.#thought = null;
      if (cancel.signal.aborted) continue;
      if (decision.standing === true && core.course) noteLooked(core.course.asking, decision);
      if (reply === null || reply === LEAVE || core.isClosed) continue;
      await core.enqueue(() => this.#answer(seq, decision, reply.answer));
    }
    return 'done';
  }

  /** False for a question that comes back again and again: another try is left to the next look at waiting bots. */
  #movesOn(seq: number, { seat, id, standing }: Kinded): boolean {
    if (standing === true) return true;
    const question = `${seq} ${seat} ${id}`;
    const times = this.#put.question === question ? this.#put.times + 1 : 1;
    this.#put = { question, times: times > STUCK ? 0 : times };
    return times <= STUCK;
  }

  async #answer(seq: number, { seat, id }: Kinded, answer: Json): Promise<void> {
    const { state } = this.#core.table;
    // The world went on while the bot was thinking: it thinks again.
    if (state.seq !== seq || state.status !== 'playing' || state.clock.paused) return;
    if (!isBotSeat(state.seats[seat]!)) return;
    await this.#play.move({ seat, id, answer }, { cause: 'bot' });
  }

  async #holdsLease(): Promise<boolean> {
    const { tools, table } = this.#core;
    const now = tools.now();
    if (this.#leaseUntil - now > LEASE / 2) return true;
    if (now < this.#refusedUntil) return false;
    if (await tools.store.lease(table.row.id, tools.node, now, now + LEASE)) {
      this.#leaseUntil = now + LEASE;
      return true;
    }
    this.#refusedUntil = now + REFUSED;
    return false;
  }

  /** All that a seat was told since the start and was not taken back, for whoever thinks for it. */
  heardBy(seat: Seat): Promise<readonly unknown[]> {
    const { course } = this.#core;
    if (course !== null && course.history !== null) return Promise.resolve(heardBy(course, seat));
    return this.#core.enqueue(async () => {
      const learnt = await this.#core.learnt();
      return learnt === null ? [] : heardBy(learnt, seat);
    });
  }
}
