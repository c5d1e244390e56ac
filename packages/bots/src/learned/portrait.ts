/**
 * An imagined table as a few numbers per seat, for a judgement that is learned from many games. Whoever looks at it may look
 * at a whole imagined world; worlds are drawn from what a seat knows and from nothing else.
 */
export interface Portrait<S> {
  /** Options of the tables that it is learned at, in turn. */
  readonly tables: readonly Readonly<Record<string, unknown>>[];
  /** What stands in each place of the numbers of one seat. */
  readonly legend: readonly string[];
  /**
   * The numbers of all seats, one after the other, until it is asked again; null for a kind of table it was not made for.
   * `measures` is how far each seat has come in the aims of the brain.
   */
  of(state: S, measures: readonly (readonly number[])[]): Float64Array | null;
}

/** Writes numbers one after the other. */
export class Pen {
  at = 0;
  private readonly into: Float64Array;

  constructor(into: Float64Array) {
    this.into = into;
  }

  write(value: number): void {
    this.into[this.at++] = value;
  }

  /** A value of a closed set as places, one of which is 1. */
  mark(of: number, values: number): void {
    for (let value = 0; value < values; value++) this.into[this.at++] = value === of ? 1 : 0;
  }

  /** Numbers that were written before. */
  copy(from: number, length: number): void {
    this.into.copyWithin(this.at, from, from + length);
    this.at += length;
  }
}
