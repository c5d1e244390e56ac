import { type Beat, carriedOn, carriesOn, type Kinded, type Seat } from '@comptoir/kit';
import { recall, remember } from '../browser/preferences.ts';
import { begin } from '../browser/settled.ts';
import type { StoryEntry, Table, TableNow } from './table.ts';

export const PACES = ['calm', 'quick', 'instant', 'step'] as const;
export type Pace = (typeof PACES)[number];
/** How long a beat is looked at; step by step it waits for `next`. */
const WAIT: Readonly<Record<Pace, number>> = { calm: 2200, quick: 900, instant: 0, step: 0 };
/** A whole turn is shown within this time, however long it is, as long as each beat can still be read. */
const LONGEST = 6000;
const SHORTEST = 600;
/** With less time than this on the clock, the question is asked at once instead of showing moves first. */
const HURRY = 3_600_000;
const KEPT = 600;

type Now = TableNow<Kinded, unknown, unknown>;

/** A moment of the table, and the decision of another seat that led to it. */
interface Frame {
  readonly now: Now;
  readonly beat: Beat<unknown> | null;
}

/** Moments that this screen has not seen itself. */
export interface Memory {
  /** What led up to a moment since the last turn of its seat, as far as it is known. */
  before(now: Now): readonly Now[];
  /** The moments from one to another, without the latter. */
  between(from: Now, to: Now): readonly Now[];
  keep(now: Now): void;
}
const NO_MEMORY: Memory = { before: () => [], between: () => [], keep: () => undefined };

/** What is shown of a table: the decisions of others one by one, at a pace one can follow, and the past on demand. */
export class Stage {
  live = $state.raw<Now>() as Now;
  #present = $state.raw<Now>() as Now;
  #queue = $state.raw<readonly Frame[]>([]);
  /** The decision of another that is being looked at. */
  beat = $state.raw<Beat<unknown> | null>(null);
  #past = $state.raw<readonly Now[]>([]);
  #lookingAt = $state<number | null>(null);
  pace = $state<Pace>(recall('pace', PACES) ?? 'calm');
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Time that the turn under way has taken so far. */
  #turn = { seat: -1, spent: 0 };
  /** Called when nothing is left to be shown. */
  #caughtUp: () => void = () => undefined;
  readonly #stop: () => void;
  readonly #beatsOf: (entry: StoryEntry<unknown>) => readonly Beat<unknown>[];
  #onshow: (now: Now, before: Now) => void = () => undefined;

  /** Whether a decision of another took something from the person at this screen. */
  readonly #strikes: (beat: Beat<unknown>, now: Now) => boolean;
  /** Whether the person at this screen reads it elsewhere at once, as the answer to what they have just said. */
  readonly #answers: (beat: Beat<unknown>, now: Now) => boolean;
  readonly #memory: Memory;

  constructor(
    table: Table,
    beatsOf: (entry: StoryEntry<unknown>) => readonly Beat<unknown>[],
    strikes: (beat: Beat<unknown>, now: Now) => boolean = () => false,
    memory: Memory = NO_MEMORY,
    answers: (beat: Beat<unknown>, now: Now) => boolean = () => false,
  ) {
    this.#strikes = strikes;
    this.#answers = answers;
    this.#memory = memory;
    this.#beatsOf = beatsOf;
    const { now, opened = now } = table;
    // What the others did before the board was there is shown as well; nothing is, where the story does not lead on.
    const missed = memory.between(opened, now);
    const first = missed[0] ?? now;
    this.live = first;
    this.#present = first;
    this.#past = [...memory.before(first), first];
    memory.keep(first);
    for (const moment of missed.length > 0 ? [...missed.slice(1), now] : []) this.#receive(moment);
    this.#stop = table.watch((next) => this.#receive(next));
  }

  /** The snapshot on the screen: the present, or a moment one looks back at. */
  readonly shown: Now = $derived.by(() => this.#past[this.#lookingAt ?? -1] ?? this.#present);
  readonly isBehind: boolean = $derived.by(() => this.beat !== null || this.#queue.length > 0);
  /** What is being shown waits until it was read, whatever the pace. */
  readonly isStopped: boolean = $derived.by(
    () => this.beat !== null && (this.pace === 'step' || this.#strikes(this.beat, this.#present)),
  );
  /** Who else decides in what is still to be shown. */
  readonly nextSeat: Seat | null = $derived.by(
    () => this.#queue.find(({ beat }) => beat !== null && beat.seat !== this.beat?.seat)?.beat?.seat ?? null,
  );
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
    else this.#hold();
  }

  /** On to the next decision. */
  next(): void {
    clearTimeout(this.#timer);
    this.#showNext();
  }

  /** Everything that waits is shown at once. */
  skip(): void {
    clearTimeout(this.#timer);
    const last = this.#queue.at(-1);
    this.#queue = [];
    this.beat = null;
    this.#caughtUp();
    if (last !== undefined) this.#show(last.now);
  }

  /** On to one's own turn, but not over what strikes one: that is shown until it was read. */
  pass(): void {
    const at = this.#queue.findIndex(({ beat, now }) => beat !== null && this.#strikes(beat, now));
    if (at < 0) {
      this.skip();
      return;
    }
    clearTimeout(this.#timer);
    for (const { now } of this.#queue.slice(0, at)) this.#show(now);
    this.#queue = this.#queue.slice(at);
    this.#showNext();
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
    const frames = this.#framesOf(before, now);
    if (!this.isBehind && frames.every(({ beat }) => beat === null)) {
      this.#show(now);
      return;
    }
    if (!this.isBehind) this.#caughtUp = begin();
    this.#queue = [...this.#queue, ...frames];
    const isElsewhere = now.viewer !== before.viewer || now.handOver !== null;
    if (isElsewhere || this.pace === 'instant' || isHurried(now)) this.skip();
    else if (this.beat === null) this.#showNext();
    else this.#gather();
  }

  /** A moment for each decision of another seat that led to it; housekeeping belongs to the decision before it. */
  #framesOf(before: Now, now: Now): Frame[] {
    const fresh = now.seq > before.seq ? now.story.filter(({ seq }) => seq > before.seq) : [];
    const beats = fresh
      .flatMap((entry) => this.#beatsOf(entry))
      .filter((beat) => beat.seat !== now.viewer && !this.#answers(beat, now));
    return beats.length === 0 ? [{ now, beat: null }] : beats.map((beat) => ({ now, beat }));
  }

  /** Each decision is shown for its time, the last one too, before a question is asked. */
  #showNext(): void {
    const at = this.#queue.findIndex(({ beat }) => beat !== null);
    const passed = at < 0 ? this.#queue : this.#queue.slice(0, at);
    const next = at < 0 ? undefined : this.#queue[at];
    this.#queue = at < 0 ? [] : this.#queue.slice(at + 1);
    this.beat = next?.beat ?? null;
    for (const { now } of passed) this.#show(now);
    if (next === undefined) {
      this.#caughtUp();
      return;
    }
    this.#show(next.now);
    this.#hold();
  }

  #hold(): void {
    clearTimeout(this.#timer);
    if (this.beat === null) return;
    this.#gather();
    if (this.pace === 'step' || this.isStopped) return;
    const { seat } = this.beat;
    if (this.#turn.seat !== seat) this.#turn = { seat, spent: 0 };
    const other = this.#queue.findIndex(({ beat }) => beat !== null && beat.seat !== seat);
    const waiting = (other < 0 ? this.#queue : this.#queue.slice(0, other)).filter(
      ({ beat }) => beat !== null,
    );
    const share = (LONGEST - this.#turn.spent) / (waiting.length + 1);
    const wait = Math.max(SHORTEST, Math.min(WAIT[this.pace], share));
    this.#turn.spent += wait;
    this.#timer = setTimeout(() => this.#showNext(), wait);
  }

  /**
   * Shows a reply with what it answers. Step by step, a walk counts as one step: what carries on is shown with its
   * beginning.
   */
  #gather(): void {
    for (;;) {
      const at = this.#queue.findIndex(({ beat }) => beat !== null);
      const next = this.#queue[at];
      if (this.beat === null || next?.beat == null || !carriesOn(this.beat, next.beat)) return;
      if (this.pace !== 'step' && next.beat.what !== 'reply') return;
      for (const { now } of this.#queue.slice(0, at + 1)) this.#show(now);
      this.#queue = this.#queue.slice(at + 1);
      this.beat = carriedOn(this.beat, next.beat);
    }
  }

  #show(now: Now): void {
    const before = this.#present;
    if (now === before) return;
    this.#onshow(now, before);
    this.#present = now;
    this.#memory.keep(now);
    if (before.viewer !== now.viewer) {
      // Another player has the screen now and must not see what the last one was shown.
      this.#past = [now];
      this.#lookingAt = null;
    } else if (now.seq > before.seq) this.#past = [...this.#past, now].slice(-KEPT);
    else this.#past = [...this.#past.filter((old) => old.seq < now.seq), now];
  }
}

/** The clock of this seat is already running. */
function isHurried({ clocks, viewer }: Now): boolean {
  const clock = clocks?.[viewer];
  return clock?.isRunning === true && (clock.isHeld || clock.left < HURRY);
}
