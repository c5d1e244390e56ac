import type { Outage, Store } from './storage/store.ts';

/** When all nodes are silent for longer than this it is an outage, and clocks do not count it. */
const SILENCE = 3_000;
const DAY = 86_400_000;
/** Older outages cannot matter to any clock. */
const MEMORY = 60 * DAY;

/**
 * Tells the store that this node is alive, and knows the times when no node could do anything, which no clock counts. A
 * process that stood still and a database that was away look the same: a late beat.
 */
export class Heartbeat {
  readonly #store: Store;
  readonly #node: string;
  readonly #now: () => number;
  readonly #silence: number;
  #beatenAt = 0;
  #beating: Promise<void> | null = null;
  #outages: readonly Outage[] = [];

  private constructor(store: Store, node: string, now: () => number, silence: number) {
    this.#store = store;
    this.#node = node;
    this.#now = now;
    this.#silence = silence;
  }

  static async start(
    store: Store,
    node: string,
    now: () => number,
    silence: number = SILENCE,
  ): Promise<Heartbeat> {
    const heartbeat = new Heartbeat(store, node, now, silence);
    await heartbeat.beat();
    return heartbeat;
  }

  /** Whether the store has not heard from this node for longer than it should. */
  get isLate(): boolean {
    return this.#now() - this.#beatenAt > this.#silence;
  }

  /** The outages that are known, and the one that has perhaps just begun. */
  outages(): readonly Outage[] {
    return this.isLate ? [...this.#outages, { from: this.#beatenAt, to: this.#now() }] : this.#outages;
  }

  beat(): Promise<void> {
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = null;
    });
    return this.#beating;
  }

  async #beat(): Promise<void> {
    const now = this.#now();
    const wasLate = this.isLate;
    await this.#store.heartbeat(this.#node, now, this.#silence);
    // Another node may have been the first to come back: what counts is in the store.
    if (wasLate) this.#outages = await this.#store.outages(now - MEMORY);
    this.#beatenAt = now;
  }

  /**
   * Await this before time is counted; usually null. After a pause the store is asked whether others went on meanwhile;
   * when it cannot be asked, the pause counts as an outage.
   */
  awake(): Promise<void> | null {
    return this.isLate ? this.beat().catch(() => {}) : null;
  }
}
