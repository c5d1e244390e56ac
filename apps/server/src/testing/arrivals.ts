import { PATIENCE } from './patience.ts';

/** Things that arrive, and whoever waits for one of them. */
export class Arrivals<T> {
  readonly all: T[] = [];
  #waiting: (() => void)[] = [];

  add(thing: T): void {
    this.all.push(thing);
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** The first from `from` on that fits; waits for it. */
  async next(fits: (thing: T) => boolean = () => true, from = 0): Promise<T> {
    const deadline = performance.now() + PATIENCE;
    for (;;) {
      const found = this.all.slice(from).find(fits);
      if (found !== undefined) return found;
      if (performance.now() > deadline) throw new Error(`nothing came; so far ${JSON.stringify(this.all)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 1_000);
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }
}
