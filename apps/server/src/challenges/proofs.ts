import type { Proof } from '@comptoir/challenges/proof';
import { Buckets } from '../http/limits.ts';

/** How many journals may wait for their turn. */
const WAITING = 20;
/** A person may send this many at once, for days without a network, and then one a minute. */
const AT_ONCE = 30;
const PER_SECOND = 1 / 60;

/**
 * Plays journals again, one at a time however many people send one, and yields between two moves. So a table waits at
 * most for one answer of a bot, and most of the time is left to the tables.
 */
export class Proofs {
  readonly #people = new Set<string>();
  readonly #sent: Buckets;
  #last: Promise<unknown> = Promise.resolve();

  constructor(now?: () => number) {
    this.#sent = new Buckets(PER_SECOND, AT_ONCE, now);
  }

  /** What the journal of this person proves; `refused` while another one of theirs waits, or too many do. */
  async play(person: string, proof: Generator<void, Proof>): Promise<Proof | 'refused'> {
    if (this.#people.has(person) || this.#people.size >= WAITING || !this.#sent.take(person))
      return 'refused';
    this.#people.add(person);
    const done = this.#last.then(() => inPieces(proof)).finally(() => this.#people.delete(person));
    this.#last = done.catch(() => {});
    return done;
  }
}

async function inPieces(proof: Generator<void, Proof>): Promise<Proof> {
  for (;;) {
    const { done, value } = proof.next();
    if (done === true) return value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
