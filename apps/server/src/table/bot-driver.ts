import { type Json, type Kinded, LEAVE, noteLooked } from '@comptoir/kit';
import { StoreUnavailable } from '../storage/store.ts';
import type { TableActor } from './actor.ts';
import { nextBotTurn, patient, tempoOf, thinkSafely, WindowRound } from './bot-seats.ts';
import { Lease } from './lease.ts';
import { isBotSeat } from './table-state.ts';

/** A question asked this often without a new row is a defect of bot or rules. */
const STUCK = 4;

/** Ends early when what was waited for is no longer wanted. */
function pause(time: number, signal: AbortSignal): Promise<void> {
  if (time <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, time);
    signal.addEventListener('abort', end);
  });
}

/** Moves the bots of one table, if this node is the one to do it. */
export class BotDriver {
  readonly #actor: TableActor;
  readonly #lease: Lease;
  readonly #window = new WindowRound();
  #isThinking = false;
  /** The required question put last, and how often in a row. */
  #put = { question: '', times: 0 };
  /** The pause or thought under way, and the row it is about. */
  #thought: { readonly seq: number; readonly cancel: AbortController } | null = null;

  constructor(actor: TableActor) {
    this.#actor = actor;
    this.#lease = new Lease(actor.tools, actor.table.row.id);
  }

  get isThinking(): boolean {
    return this.#isThinking;
  }

  changed(): void {
    this.#cancelStale();
    this.wake();
  }

  /** The game went on while a bot was thinking: cancel the thought and ask again. */
  #cancelStale(): void {
    if (this.#thought && (this.#actor.isClosed || this.#thought.seq !== this.#actor.table.state.seq))
      this.#thought.cancel.abort();
  }

  /** Another node moves them from now on. */
  giveUp(): void {
    this.#lease.giveUp();
  }

  close(): void {
    this.#cancelStale();
  }

  #next() {
    const { table, course, isClosed } = this.#actor;
    return isClosed || course === null ? null : nextBotTurn(table, course);
  }

  wake(): void {
    if (this.#isThinking || this.#next() === null) return;
    this.#isThinking = true;
    this.#moveAll()
      .catch((error): 'refused' => {
        const { tools, table } = this.#actor;
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
    const actor = this.#actor;
    const { think, failed, counted } = actor.tools;
    for (let turn = this.#next(); turn !== null; turn = this.#next()) {
      if (!(await this.#lease.holds())) return 'refused';
      const { decision, seq } = turn;
      const { table } = actor;
      if (!this.#movesOn(seq, decision)) {
        counted('bot-stuck');
        failed('bots', table.row.id, new Error(`no progress at ${decision.id} of row ${seq}`));
        return 'refused';
      }
      const heard = await actor.heardBy(decision.seat);
      const place = this.#window.place(table.rules, decision);
      const tempo = tempoOf(table.rules, decision, patient(actor.tools, table, turn), place);
      const { before, budget, until } = tempo;
      const cancel = new AbortController();
      const { signal } = cancel;
      this.#thought = { seq, cancel };
      this.#cancelStale();
      await pause(before, signal);
      if (signal.aborted) continue;
      const isDue = pause(until, signal);
      const reply = await thinkSafely(table, turn, {
        think,
        budget,
        heard,
        signal,
        failed: (error) => {
          counted('bot-mishap');
          failed('a bot failed', table.row.id, error);
        },
      });
      await isDue;
      this.#thought = null;
      if (signal.aborted) continue;
      if (decision.standing === true && actor.course) noteLooked(actor.course.asking, decision);
      if (reply === null || reply === LEAVE || actor.isClosed) continue;
      await actor.enqueue(() => this.#answer(seq, decision, reply.answer));
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
    const { state } = this.#actor.table;
    // The game went on while the bot was thinking: think again.
    if (state.seq !== seq || state.status !== 'playing' || state.clock.paused) return;
    if (!isBotSeat(state.seats[seat]!)) return;
    await this.#actor.play.move({ seat, id, answer }, { cause: 'bot' });
  }
}
