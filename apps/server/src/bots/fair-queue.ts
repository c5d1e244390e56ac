/** Who a bot thinks for. */
export interface Client {
  /** Whose share of the time it takes: that of the table's owner. */
  readonly owner: string;
  /** Whether a person sits there and waits; tables without people come later. */
  readonly isAwaited: boolean;
  /** Whether it is about something that was said, such as an offer: a short thought that nobody should wait for. */
  readonly isAnswer?: boolean;
}

interface Job {
  readonly begin: () => void;
  readonly drop: (reason: unknown) => void;
}

/** By owner, in the order in which they are served. */
type Lane = Map<string, Job[]>;

/** One in this many turns goes to tables without people, even when people are always waiting. */
const TURNS = 8;

/**
 * Thinking takes cores, and there are few. Owners take turns, however many tables each of them has, and tables with
 * people come first. A table has only one thought at a time, so within one owner first come, first served is fair.
 * Answers to people come before all of this, and have a slot that no other thought may take.
 */
export class FairQueue {
  readonly #slots: number;
  readonly #answers: Lane = new Map();
  readonly #awaited: Lane = new Map();
  readonly #alone: Lane = new Map();
  #running = 0;
  #turn = 0;
  #waiting = 0;

  /** So many thoughts at once, and one answer more. */
  constructor(slots: number) {
    this.#slots = slots;
  }

  /** How many thoughts are waiting to begin. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Rejects with the reason of the signal if that comes before the work has begun. */
  run<T>(
    { owner, isAwaited, isAnswer = false }: Client,
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const lane = !isAwaited ? this.#alone : isAnswer ? this.#answers : this.#awaited;
      const job: Job = {
        begin: () => {
          signal.removeEventListener('abort', drop);
          this.#running += 1;
          work()
            .then(resolve, reject)
            .finally(() => {
              this.#running -= 1;
              this.#next();
            });
        },
        drop: reject,
      };
      const drop = () => {
        this.#remove(lane, owner, job);
        job.drop(signal.reason);
      };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', drop, { once: true });
      const jobs = lane.get(owner);
      if (jobs) jobs.push(job);
      else lane.set(owner, [job]);
      this.#waiting += 1;
      this.#next();
    });
  }

  #remove(lane: Lane, owner: string, job: Job): void {
    const jobs = lane.get(owner)?.filter((other) => other !== job) ?? [];
    if (jobs.length === 0) lane.delete(owner);
    else lane.set(owner, jobs);
    this.#waiting -= 1;
  }

  #next(): void {
    for (let lane = this.#nextLane(); lane !== null; lane = this.#nextLane()) this.#take(lane);
  }

  /** Whose thought begins now; null while all slots are taken, or nobody waits. */
  #nextLane(): Lane | null {
    if (this.#answers.size > 0) return this.#running <= this.#slots ? this.#answers : null;
    if (this.#running >= this.#slots || this.#waiting === 0) return null;
    this.#turn = (this.#turn + 1) % TURNS;
    const isTheirs = this.#alone.size > 0 && (this.#awaited.size === 0 || this.#turn === 0);
    return isTheirs ? this.#alone : this.#awaited;
  }

  /** Takes the first thought of the owner whose turn it is, and moves that owner to the end. */
  #take(lane: Lane): void {
    const [owner, jobs] = lane.entries().next().value as [string, Job[]];
    const [job, ...rest] = jobs as [Job, ...Job[]];
    lane.delete(owner);
    if (rest.length > 0) lane.set(owner, rest);
    this.#waiting -= 1;
    job.begin();
  }
}
