import type { Append, TableRow } from '../storage/store.ts';

/** Rows for tests of the store, complete and as plain as can be. */

export const tableRow = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'vallee',
  rules: 1,
  owner: 'p1',
  visibility: 'public',
  settings: '{}',
  secret: 's',
  commitment: 'c',
  createdAt: 1000,
  ...more,
});

export const append = (
  table: string,
  seq: number,
  more: Partial<Append> = {},
  row: Partial<Append['row']> = {},
): Append => ({
  row: {
    table,
    seq,
    kind: 'move',
    seat: 0,
    person: 'p1',
    key: `k${seq}`,
    body: '{"id":"x","answer":"é\\"\\\\"}',
    events: '[]',
    hash: 'h',
    clock: '{}',
    at: 2000 + seq,
    ...row,
  },
  index: { status: 'playing', awaited: [0], deadline: null, botWaits: false },
  state: '{}',
  ...more,
});
