import type { JournalRow, PersonRow, SeatLine, Store, TableRow } from '../../storage/store.ts';

/** A table as a release stored it, for the releases after it. Its persons come in with the token of their id. */
export interface SavedTable {
  readonly rules: number;
  readonly people: readonly (PersonRow & { readonly token: string })[];
  readonly table: TableRow;
  readonly awaited: readonly number[];
  readonly seats: readonly SeatLine[];
  readonly state: unknown;
  readonly rows: readonly JournalRow[];
}

/** Puts the table into a store, row by row as it came about. */
export async function storeSaved(
  store: Store,
  saved: SavedTable,
  hashOf: (token: string) => string,
): Promise<void> {
  // They come in today: sessions of the day of the release have ended.
  for (const { token, ...person } of saved.people)
    await store.createPerson({ ...person, createdAt: Date.now() }, hashOf(token));
  const { table, awaited, seats } = saved;
  const state = JSON.stringify(saved.state);
  for (const [at, row] of saved.rows.entries()) {
    const index = { status: 'playing', awaited, deadline: null, botWaits: false } as const;
    const append = { row, index, state, seats };
    if (at === 0) await store.createTable(table, append);
    else await store.append(append);
  }
}
