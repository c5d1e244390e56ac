import { type Append, StoreUnavailable } from './store.ts';

interface Waiting {
  readonly append: Append;
  readonly resolve: (won: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** How many rows share one transaction at most. */
const BATCH = 256;

/**
 * Rows of different tables that arrive together share one transaction and so one flush to the disk. A row waits for the
 * end of its turn of the event loop, and at most for the commit before it.
 */
export class GroupCommit {
  readonly #commit: (appends: readonly Append[]) => Promise<boolean[]>;
  readonly #parallel: number;
  #waiting: Waiting[] = [];
  /** Tables with a row on its way: their next one waits, so that no row is there before those it follows. */
  readonly #written = new Set<string>();
  #running = 0;
  #scheduled = false;

  constructor(commit: (appends: readonly Append[]) => Promise<boolean[]>, parallel: number) {
    this.#commit = commit;
    this.#parallel = parallel;
  }

  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#running >= this.#parallel) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      void this.#flush();
    });
  }

  /** One row per table: within a transaction only table and seq tell which row won. */
  #take(): Waiting[] {
    const batch: Waiting[] = [];
    this.#waiting = this.#waiting.filter((waiting) => {
      const { table } = waiting.append.row;
      if (batch.length >= BATCH || this.#written.has(table)) return true;
      this.#written.add(table);
      batch.push(waiting);
      return false;
    });
    return batch;
  }

  async #flush(): Promise<void> {
    if (this.#running >= this.#parallel) return;
    const batch = this.#take();
    if (batch.length === 0) return;
    this.#running += 1;
    if (this.#waiting.length > 0) this.#schedule();
    const settle = await this.#write(batch);
    this.#running -= 1;
    for (const { append } of batch) this.#written.delete(append.row.table);
    // The next rows are handed to the disk before people are told about these.
    void this.#flush();
    settle();
  }

  /** Writes the rows; what is returned tells everyone. A row that fails takes no row of another table with it. */
  async #write(batch: readonly Waiting[]): Promise<() => void> {
    try {
      const won = await this.#commit(batch.map(({ append }) => append));
      return () => {
        for (const [at, { resolve }] of batch.entries()) resolve(won[at] === true);
      };
    } catch (error) {
      if (batch.length === 1 || error instanceof StoreUnavailable)
        return () => {
          for (const { reject } of batch) reject(error);
        };
      const alone: (() => void)[] = [];
      for (const waiting of batch) alone.push(await this.#write([waiting]));
      return () => {
        for (const settle of alone) settle();
      };
    }
  }
}
