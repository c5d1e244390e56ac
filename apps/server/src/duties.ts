/** Work that is repeated as long as the server runs. */
export class Duties {
  readonly #failed: (what: string, error: unknown) => void;
  readonly #stops: (() => Promise<void>)[] = [];

  constructor(failed: (what: string, error: unknown) => void) {
    this.#failed = failed;
  }

  /** A failure is reported, and the work is tried again at its next turn. It never runs twice at a time. */
  every(pause: number, what: string, work: () => Promise<unknown> | void): void {
    let running: Promise<unknown> = Promise.resolve();
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      running = Promise.resolve()
        .then(work)
        .catch((error: unknown) => this.#failed(what, error))
        .finally(() => {
          isBusy = false;
        });
    }, pause);
    this.#stops.push(async () => {
      clearInterval(timer);
      await running;
    });
  }

  /** Resolves when what is under way is done. */
  async stop(): Promise<void> {
    await Promise.all(this.#stops.map((end) => end()));
  }
}
