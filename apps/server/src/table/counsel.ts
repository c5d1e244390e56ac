import type { Advice } from '@comptoir/bots';
import { type Seat, SPECTATOR, type Wish } from '@comptoir/kit';
import type { FrameRefusal } from '@comptoir/protocol';
import type { TableActor } from './actor.ts';
import { clientOf } from './bot-seats.ts';
import { tableRefusal, viewerOf } from './frames.ts';
import { seatOf } from './table-state.ts';

/** What a seat is advised, or why it is not. */
export type AdviceResult =
  | { readonly seq: number; readonly advice: Advice<unknown>[] }
  | { readonly denial: 'not-seated' | 'no-hints' | 'frozen' | 'thinking' };

/** What a seat may ask without playing. */
export class Counsel {
  readonly #actor: TableActor;
  readonly #advised = new Set<Seat>();
  readonly #closing = new AbortController();

  constructor(actor: TableActor) {
    this.#actor = actor;
  }

  /** Why something cannot be done now; for seats only. */
  why(person: string, wish: Wish): FrameRefusal | null {
    const { table } = this.#actor;
    const { rules, state, frozen } = table;
    const viewer = viewerOf(table, person);
    if (viewer === SPECTATOR) return tableRefusal('forbidden', 'not-seated');
    if (frozen !== null || rules === null) return tableRefusal('frozen', frozen ?? 'frozen');
    if (state.game === null) return tableRefusal('not-awaited');
    try {
      const refusal = rules.game.why(state.game, viewer, wish);
      return refusal && { ...refusal, figures: { ...refusal.figures } };
    } catch {
      // The rules threw on a wish that fits none of their questions.
      return tableRefusal('not-an-option');
    }
  }

  /** What a master would answer from this seat, seeing what it sees; one question of a seat at a time. */
  async advice(person: string): Promise<AdviceResult> {
    const actor = this.#actor;
    const { rules, settings, frozen } = actor.table;
    const seat = seatOf(actor.table.state.seats, person);
    if (seat === null) return { denial: 'not-seated' };
    if (settings.hints !== true) return { denial: 'no-hints' };
    if (rules === null || frozen !== null) return { denial: 'frozen' };
    if (this.#advised.has(seat)) return { denial: 'thinking' };
    this.#advised.add(seat);
    try {
      return await this.#askMaster(seat);
    } finally {
      this.#advised.delete(seat);
    }
  }

  async #askMaster(seat: Seat): Promise<AdviceResult> {
    const actor = this.#actor;
    const heard = [...(await actor.heardBy(seat))];
    const { row, state } = actor.table;
    const { seq } = state;
    const decision = actor.decisions.find((asked) => asked.seat === seat && asked.standing !== true);
    if (decision === undefined) return { seq, advice: [] };
    const { advise, botBudget: budget } = actor.tools;
    const client = clientOf(actor.table);
    // Asking twice gives the same advice and changes nothing for the bots.
    const seed = seq + 1;
    const thought = { game: row.game, seat, decision, state: state.game, heard, seed, budget, client };
    return { seq, advice: [...(await advise(thought, this.#closing.signal))] };
  }

  close(): void {
    this.#closing.abort();
  }
}
