import type { Kinded } from '@comptoir/kit';
import { recall, remember } from '../browser/preferences.ts';
import { begin } from '../browser/settled.ts';
import type { Table, TableNow } from './table.ts';

export const PACES = ['calm', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];
const WAIT: Readonly<Record<Pace, number>> = { calm: 900, quick: 350, instant: 0 };
/** However long the others' moves are, they pass in this time. */
const LONGEST = 6000;
const KEPT = 600;

type Now = TableNow<Kinded, unknown, unknown>;

/** What is shown of a table: the moves of the others one after the other at a pace one can follow, and the past on demand. */
export class Stage {
  live = $state.raw<Now>() as Now;
  #present = $state.raw<Now>() as Now;
  #queue = $state.raw<readonly Now[]>([]);
  /** The move of another on the screen has not been looked at long enough. */
  #isHolding = $state(false);
  #past = $state.raw<readonly Now[]>([]);
  #lookingAt = $state<number | null>(null);
  pace = $state<Pace>(recall('pace', PACES) ?? 'calm');
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Called when nothing is left to be shown. */
  #caughtUp: () => void = () => undefined;
  readonly #stop: () => void;
  #onshow: (now: Now, before: Now) => void = () => undefined;

  constructor(table: Table) {
    this.live = table.now;
    this.#present = table.now;
    this.#past = [table.now];
    this.#stop = table.watch((now) => this.#receive(now));
  }

  /** The snapshot on the screen: the present, or a moment one looks back at. */
  readonly shown: Now = $derived.by(() => this.#past[this.#lookingAt ?? -1] ?? this.#present);
  readonly isBehind: boolean = $derived.by(() => this.#isHolding || this.#queue.length > 0);
  readonly isLooking: boolean = $derived.by(() => this.#lookingAt !== null);
  readonly lookStep: number = $derived.by(() => (this.#lookingAt ?? this.#past.length - 1) + 1);
  readonly steps: number = $derived.by(() => this.#past.length);

  onshow(listener: (now: Now, before: Now) => void): void {
    this.#onshow = listener;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#caughtUp();
    this.#stop();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    remember('pace', pace);
    if (pace === 'instant') this.skip();
  }

  /** Everything that waits is shown at once. */
  skip(): void {
    clearTimeout(this.#timer);
    const last = this.#queue.at(-1);
    this.#queue = [];
    this.#isHolding = false;
    this.#caughtUp();
    if (last !== undefined) this.#show(last);
  }

  /** Looks at the table as it was after `seq` entries, or at the nearest moment that was kept. */
  lookAt(seq: number): void {
    this.skip();
    const at = this.#past.findLastIndex((now) => now.seq <= seq);
    this.#lookingAt = Math.max(0, at);
  }

  step(by: number): void {
    const at = (this.#lookingAt ?? this.#past.length - 1) + by;
    this.#lookingAt = at < 0 ? 0 : at >= this.#past.length - 1 ? null : at;
  }

  backToNow(): void {
    this.#lookingAt = null;
  }

  #receive(now: Now): void {
    const before = this.live;
    this.live = now;
    if (!this.isBehind && !this.#isMoveOfAnother(before, now)) {
      this.#show(now);
      return;
    }
    if (!this.isBehind) this.#caughtUp = begin();
    this.#queue = [...this.#queue, now];
    if (now.viewer !== before.viewer || now.handOver !== null || this.pace === 'instant') this.skip();
    else if (!this.#isHolding) this.#showNext();
  }

  #isMoveOfAnother(before: Now, now: Now): boolean {
    const last = now.story.at(-1);
    return now.seq > before.seq && last !== undefined && last.seat !== null && last.seat !== now.viewer;
  }

  /** Each move is shown, then has its time; the last one too, before anybody is asked anything. */
  #showNext(): void {
    const [next, ...rest] = this.#queue;
    this.#isHolding = next !== undefined;
    if (next === undefined) {
      this.#caughtUp();
      return;
    }
    this.#queue = rest;
    this.#show(next);
    const wait = Math.min(WAIT[this.pace], LONGEST / (rest.length + 1));
    this.#timer = setTimeout(() => this.#showNext(), wait);
  }

  #show(now: Now): void {
    const before = this.#present;
    this.#onshow(now, before);
    this.#present = now;
    if (before.viewer !== now.viewer) {
      // Another player took the screen: what was shown to the last one is not theirs to leaf through.
      this.#past = [now];
      this.#lookingAt = null;
    } else if (now.seq > before.seq) this.#past = [...this.#past, now].slice(-KEPT);
    else this.#past = [...this.#past.filter((old) => old.seq < now.seq), now];
  }
}
