import type { Append, JournalRow } from './store.ts';

/** An append with its columns by name, as it goes to the thread that writes. */
export interface WrittenRow extends JournalRow {
  readonly status: string;
  readonly deadline: number | null;
  /** Null for what stays as it was. */
  readonly awaited: string | null;
  readonly botWaits: number | null;
  readonly seats: string | null;
  readonly rules: number | null;
  readonly state: string | null;
  readonly isBase: boolean;
  /** Messages, and persons whose message is void; JSON, null for none. */
  readonly notices: string | null;
  readonly settled: string | null;
}

const listed = (list: readonly unknown[]): string | null => (list.length === 0 ? null : JSON.stringify(list));

export const writtenRow = ({ row, index, state, isBase, seats, rules, post }: Append): WrittenRow => ({
  ...row,
  status: index.status,
  deadline: index.deadline,
  awaited: index.awaited && JSON.stringify(index.awaited),
  botWaits: index.botWaits === null ? null : Number(index.botWaits),
  seats: seats ? JSON.stringify(seats) : null,
  rules: rules ?? null,
  state,
  isBase: isBase === true,
  notices: listed(post?.notices ?? []),
  settled: listed(post?.settled ?? []),
});
