import { setTimeout as sleep } from 'node:timers/promises';

/** For each millisecond of such work, leave this many for everything else. */
const REST = 3;

/**
 * Work of all tables that nobody waits for, one piece at a time and never more than a part of the time of the server. A
 * busy server does it later; otherwise a slow server would have even more to do.
 */
export class Leisure {
  readonly #now: () => number;
  readonly #pause: (ms: number) => Promise<void>;
  readonly #waiting: (() => Promise<void>)[] = [];
  #isWorking = false;

  constructor(
    now: () => number = () => performance.now(),
    pause: (ms: number) => Promise<void> = (ms) => sleep(ms, undefined, { ref: false }),
  ) {
    this.#now = now;
    this.#pause = pause;
  }

  /** Each piece of work handles its own failures. */
  add(work: () => Promise<void>): void {
    this.#waiting.push(work);
    if (!this.#isWorking) void this.#workOff();
  }

  async #workOff(): Promise<void> {
    this.#isWorking = true;
    for (let work = this.#waiting.shift(); work; work = this.#waiting.shift()) {
      const start = this.#now();
      await work().catch(() => {});
      if (this.#waiting.length > 0) await this.#pause((this.#now() - start) * REST);
    }
    this.#isWorking = false;
  }
}
