import type { TableTools } from './tools.ts';

/** How long a silent node keeps the bots of a table. */
const LENGTH = 10_000;
/** A node that was refused the bots of a table asks again after this. */
const REFUSED = 2_000;

/** The right to move the bots of one table. Of all nodes one has it at a time; when it dies, the right runs out. */
export class Lease {
  readonly #tools: Pick<TableTools, 'store' | 'node' | 'now'>;
  readonly #table: string;
  #until = 0;
  #refusedUntil = 0;

  constructor(tools: Pick<TableTools, 'store' | 'node' | 'now'>, table: string) {
    this.#tools = tools;
    this.#table = table;
  }

  /** Whether this node has it, perhaps after asking for it. */
  async holds(): Promise<boolean> {
    const { store, node, now: clock } = this.#tools;
    const now = clock();
    if (this.#until - now > LENGTH / 2) return true;
    if (now < this.#refusedUntil) return false;
    if (await store.lease(this.#table, node, now, now + LENGTH)) {
      this.#until = now + LENGTH;
      return true;
    }
    this.#refusedUntil = now + REFUSED;
    return false;
  }

  /** Another node may have it at once. */
  giveUp(): void {
    this.#until = 0;
    const { store, node } = this.#tools;
    void store.release(this.#table, node).catch(() => {});
  }
}
