import type { Seat } from '@comptoir/kit';
import type { Present } from '../storage/store.ts';
import type { SeatState } from './table-state.ts';

/** How long the report of another node about its connections counts; it reports again before that. */
const BELIEVED = 25_000;

/** Which seats of a table have their person at it: connections of this node, and what other nodes tell. */
export class Presence {
  readonly #elsewhere = new Map<
    string,
    { readonly seats: readonly Seat[]; readonly watching: number; readonly until: number }
  >();
  #here: readonly Seat[] = [];
  #watching = 0;

  /** The seats of this node's connections. */
  get here(): readonly Seat[] {
    return this.#here;
  }

  /** Those at this node who have no seat. */
  get watchingHere(): number {
    return this.#watching;
  }

  /** Whether the people at this node have changed. */
  look(seats: readonly SeatState[], persons: ReadonlySet<string>, watching: number): boolean {
    const before = `${this.#here.join()} ${this.#watching}`;
    this.#watching = watching;
    this.#here = seats.flatMap(({ kind, person }, seat) =>
      kind === 'person' && person !== null && persons.has(person) ? [seat] : [],
    );
    return `${this.#here.join()} ${this.#watching}` !== before;
  }

  /** Whether this is that node's first report, which means that it has none of ours either. */
  hear(node: string, { seats, watching }: Pick<Present, 'seats' | 'watching'>, now: number): boolean {
    const isNew = !this.#elsewhere.has(node);
    this.#elsewhere.set(node, { seats, watching, until: now + BELIEVED });
    return isNew;
  }

  /** Those without a seat, at all nodes. */
  watching(now: number): number {
    let count = this.#watching;
    for (const node of this.#elsewhere.values()) if (node.until >= now) count += node.watching;
    return count;
  }

  /** By seat; bots are always there. */
  online(seats: readonly SeatState[], now: number): boolean[] {
    for (const [node, { until }] of this.#elsewhere) if (until < now) this.#elsewhere.delete(node);
    const others = [...this.#elsewhere.values()].flatMap((node) => node.seats);
    return seats.map(
      ({ kind }, seat) =>
        kind === 'bot' || (kind === 'person' && (this.#here.includes(seat) || others.includes(seat))),
    );
  }
}
