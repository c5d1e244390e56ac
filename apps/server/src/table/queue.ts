interface Piece {
  run(): Promise<void>;
  refuse(error: unknown): void;
}

/** Work on one table, one piece at a time, in the order of its arrival. */
export class WorkQueue {
  readonly #ready: () => Promise<void> | null;
  readonly #waiting: Piece[] = [];
  #isWorking = false;
  #resting: (() => void)[] = [];

  /** `ready` is awaited before each piece of work. If it rejects, the work is rejected with the same reason. */
  constructor(ready: () => Promise<void> | null) {
    this.#ready = ready;
  }

  get isIdle(): boolean {
    return !this.#isWorking;
  }

  add<T>(work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run: () => work().then(resolve, reject), refuse: reject });
      if (!this.#isWorking) void this.#workOff();
    });
  }

  /** Resolves when nothing is left to do. */
  rest(): Promise<void> {
    return this.#isWorking ? new Promise((resolve) => this.#resting.push(resolve)) : Promise.resolve();
  }

  async #workOff(): Promise<void> {
    this.#isWorking = true;
    for (let piece = this.#waiting.shift(); piece; piece = this.#waiting.shift()) {
      try {
        const ready = this.#ready();
        if (ready) await ready;
        await piece.run();
      } catch (error) {
        piece.refuse(error);
      }
    }
    this.#isWorking = false;
    for (const rested of this.#resting.splice(0)) rested();
  }
}
