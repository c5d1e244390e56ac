/** How long after a failed write the store is asked what became of it. */
const PAUSE = 500;

/**
 * A write failed, and whether the row is there is not known. Nothing else is done at the table before the store has
 * answered, and it is asked again and again until it does.
 */
export class Doubt {
  readonly #ask: () => Promise<void>;
  #timer: NodeJS.Timeout | null = null;
  #isOpen = false;
  #isClosed = false;

  /** `ask` reads the store, and rejects while that is not possible. */
  constructor(ask: () => Promise<void>) {
    this.#ask = ask;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  begin(): void {
    this.#isOpen = true;
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      if (this.#isOpen) this.#ask().catch(() => this.begin());
    }, PAUSE);
    this.#timer.unref();
  }

  /** The store has answered. */
  end(): void {
    this.#isOpen = false;
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
  }
}
