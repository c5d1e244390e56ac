import { type Seat, undoPoints } from '@comptoir/kit';
import type { TableActor } from './actor.ts';
import { knownPoints } from './history.ts';

/** Undo points are worked out when nobody has moved for this long: it takes a while, and nobody notices the delay. */
const REST = 200;

/** Where each seat of a table may return to alone. Until that is worked out it is not known, and frames say so. */
export class UndoPoints {
  readonly #actor: TableActor;
  #timer: NodeJS.Timeout | null = null;
  #isWaiting = false;

  constructor(actor: TableActor) {
    this.#actor = actor;
  }

  get #isAllowed(): boolean {
    const { settings, state } = this.#actor.table;
    return settings.undo !== 'none' && state.status === 'playing';
  }

  known(seat: Seat): readonly number[] | null {
    const { course } = this.#actor;
    return course && this.#isAllowed ? knownPoints(course, seat) : [];
  }

  /** Works them out for the frames that this seat is sent. Called inside the queue. */
  async reckon(seat: Seat): Promise<void> {
    const course = this.#isAllowed ? await this.#actor.learnt() : null;
    if (course !== null) undoPoints(course, seat);
  }

  /** Those who were not told yet are told when the table is at rest and the server has time. */
  reckonLater(): void {
    this.close();
    if (this.#actor.isClosed || this.#isWaiting || this.#owed().length === 0) return;
    this.#timer = setTimeout(() => {
      this.#isWaiting = true;
      this.#actor.tools.leisure.add(() => this.#reckonAtLeisure());
    }, REST);
    this.#timer.unref();
  }

  async #reckonAtLeisure(): Promise<void> {
    this.#isWaiting = false;
    try {
      if (this.#owed().length > 0) await this.#actor.enqueue(() => this.#reckonOwed());
    } catch {
      this.reckonLater();
    }
  }

  /** Seats of those who follow the table and do not know yet. */
  #owed(): Seat[] {
    const { table, audience } = this.#actor;
    return table.state.seats.flatMap(({ person }, seat) =>
      audience.isFollowedBy(person) && this.known(seat) === null ? [seat] : [],
    );
  }

  async #reckonOwed(): Promise<void> {
    const { table, audience, isClosed } = this.#actor;
    if (isClosed) return;
    for (const seat of this.#owed()) {
      await this.reckon(seat);
      audience.retell(table.state.seats[seat]?.person ?? null);
    }
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
