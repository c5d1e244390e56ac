import type { Mistake } from '@comptoir/bots';
import { answering, canonical, type Json, type Seat } from '@comptoir/kit';
import type { Analysis } from './analysis.svelte.ts';

/** Less than this share of a win is within the noise of the imagined games. */
const SLIGHT = 0.04;

/** Goes through the costliest answers of a seat: each is to be answered again, and better. */
export class Learning {
  readonly #analysis: Analysis;
  #queue = $state.raw<readonly Mistake<unknown>[]>([]);
  #at = $state(0);
  /** How far the last answer fell short of the best one; null before there is one. */
  left = $state<number | null>(null);
  isThinking = $state(false);
  /** Whether the question is a mistake at all is being looked at. */
  isChecking = $state(false);

  constructor(analysis: Analysis) {
    this.#analysis = analysis;
  }

  get current(): Mistake<unknown> | null {
    return this.#queue[this.#at] ?? null;
  }
  get number(): number {
    return this.#at + 1;
  }
  get count(): number {
    return this.#queue.length;
  }
  get isRight(): boolean {
    return this.left !== null && this.left < SLIGHT;
  }

  async begin(seat: Seat): Promise<void> {
    this.#queue = this.#analysis.lessonsOf(seat);
    this.#at = 0;
    await this.#show();
  }

  async next(): Promise<void> {
    this.#at += 1;
    await this.#show();
  }

  /** Gives the question up: the analysis shows both answers. */
  reveal(): void {
    const place = this.current?.seq ?? this.#analysis.place;
    this.stop();
    this.#analysis.go(place);
  }

  stop(): void {
    this.isChecking = false;
    this.#queue = [];
    this.#at = 0;
    this.#analysis.isTrying = false;
  }

  /** Compares an answer with the best one by the same estimate as everywhere. */
  async judge(answer: Json): Promise<void> {
    this.isThinking = true;
    const weighing = await this.#analysis.weigh([answer]);
    this.isThinking = false;
    const [best] = weighing?.advice ?? [];
    const own = weighing?.advice.find(({ reply }) => canonical(reply) === canonical(answering(answer)));
    if (best === undefined || own === undefined) return;
    this.left = own.isEqual ? 0 : Math.max(0, best.chance - own.chance);
  }

  /** The next answer that is still a mistake when it is weighed more closely. */
  async #show(): Promise<void> {
    this.left = null;
    this.isChecking = true;
    for (let { current } = this; current !== null; current = this.current) {
      this.#analysis.go(current.seq);
      this.#analysis.isTrying = true;
      const stands = await this.#analysis.stands(current);
      // Somebody has left or gone on meanwhile.
      if (this.current !== current) return;
      if (stands) break;
      this.#queue = this.#queue.filter((one) => one !== current);
    }
    this.isChecking = false;
    if (this.current === null) this.stop();
  }
}
