/**
 * What counts after any number of returns. A journal only grows: a return to point n restores what was in force after
 * n, even if n itself had been undone. Only this file knows that.
 */

/**
 * One step of a journal. `seq` is its number there; numbers grow and may have gaps, since a journal holds other rows
 * too.
 */
export type Step<T> =
  | { readonly seq: number; readonly item: T }
  | { readonly seq: number; readonly to: number };

/** An item in force, and all before it. */
export interface Link<T> {
  readonly item: T;
  readonly before: Link<T> | null;
  /** How many items are in force up to this one. */
  readonly length: number;
}

interface Mark<T> {
  readonly seq: number;
  readonly last: Link<T> | null;
}

export interface Line<T> {
  /** What was in force after each step, in order. */
  readonly marks: Mark<T>[];
}

export const newLine = <T>(): Line<T> => ({ marks: [] });

export const lastLink = <T>({ marks }: Line<T>): Link<T> | null => marks.at(-1)?.last ?? null;

/** Adds a step: an item at the end of what is in force, or a return. */
export function extend<T>(line: Line<T>, step: Step<T>): void {
  const before = lastLink(line);
  const last =
    'to' in step ? linkAt(line, step.to) : { item: step.item, before, length: (before?.length ?? 0) + 1 };
  line.marks.push({ seq: step.seq, last });
}

/** The last item that was in force after step `seq`. */
export function linkAt<T>({ marks }: Line<T>, seq: number): Link<T> | null {
  let low = 0;
  let high = marks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle] as Mark<T>).seq <= seq) low = middle + 1;
    else high = middle;
  }
  return marks[low - 1]?.last ?? null;
}

/** The items up to a link, oldest first. */
export function itemsUpTo<T>(link: Link<T> | null): T[] {
  const items: T[] = new Array(link?.length ?? 0);
  for (let at = link; at !== null; at = at.before) items[at.length - 1] = at.item;
  return items;
}

/** What counts after all these steps. */
export function inForce<T>(steps: Iterable<Step<T>>): T[] {
  const line = newLine<T>();
  for (const step of steps) extend(line, step);
  return itemsUpTo(lastLink(line));
}

/**
 * Brings a path up to date in place and returns how many of its links are still valid. A smaller number than before
 * means a return.
 */
export function follow<T>(line: Line<T>, path: Link<T>[]): number {
  const last = lastLink(line);
  const fresh: Link<T>[] = [];
  let link = last;
  while (link !== null && path[link.length - 1] !== link) {
    fresh.push(link);
    link = link.before;
  }
  const kept = link?.length ?? 0;
  path.length = kept;
  for (let at = fresh.length - 1; at >= 0; at--) path.push(fresh[at] as Link<T>);
  return kept;
}
