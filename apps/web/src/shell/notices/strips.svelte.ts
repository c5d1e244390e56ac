import type { Elsewhere } from './elsewhere.ts';

/** What is told of other tables. A table has a row for it in its layout; other pages have none. */
let news = $state.raw<readonly Elsewhere[]>([]);
/** By name: what was seen or put away. */
let read = $state.raw<readonly string[]>([]);
let rows = $state(0);

export const unread = (): readonly Elsewhere[] => news.filter(({ name }) => !read.includes(name));
export function putAway(names: readonly string[]): void {
  read = [...read, ...names];
}
/** What is no longer true is forgotten. */
export function tell(next: readonly Elsewhere[]): void {
  news = next;
  read = read.filter((name) => next.some((one) => one.name === name));
}
/** Whether a table shows it. */
export const hasRow = (): boolean => rows > 0;
/** A table with a row for it is on the screen, until the returned function is called. */
export function openRow(): () => void {
  rows += 1;
  return () => {
    rows -= 1;
  };
}
