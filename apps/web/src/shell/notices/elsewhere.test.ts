import type { TableSummary } from '@comptoir/protocol';
import { expect, test } from 'vitest';
import { elsewhere } from './elsewhere.ts';

const table = (part: Partial<TableSummary>): TableSummary => ({
  table: 'a',
  game: 'vallee',
  status: 'playing',
  seats: [],
  awaited: [1],
  seat: 0,
  isInvited: false,
  seq: 7,
  updatedAt: 0,
  deadline: null,
  unread: 0,
  ...part,
});
const told = (tables: TableSummary[], here: string | null = null) =>
  elsewhere(tables, here).map(({ kind, table: { table: id } }) => `${id} ${kind}`);

test('a turn and unread talk are told, one strip per table and none about the table on the screen', () => {
  expect(told([table({})])).toEqual([]);
  expect(told([table({ awaited: [0, 1], unread: 3 }), table({ table: 'b', unread: 2 })])).toEqual([
    'a turn',
    'b talk',
  ]);
  expect(told([table({ awaited: [0], unread: 3 }), table({ table: 'b', unread: 2 })], 'a')).toEqual([
    'b talk',
  ]);
});

test('whoever only watches, and a game that is over, wait for nobody; talk after the end is told', () => {
  expect(told([table({ seat: null, awaited: [0] })])).toEqual([]);
  expect(told([table({ status: 'over', awaited: [0] })])).toEqual([]);
  expect(told([table({ status: 'waiting', unread: 1 })])).toEqual(['a talk']);
});

test('a seat that is kept for the reader is told once', () => {
  expect(told([table({ status: 'waiting', seat: null, isInvited: true, unread: 1 })])).toEqual(['a invited']);
});

test('another turn or another line is other news', () => {
  const names = (part: Partial<TableSummary>) => elsewhere([table(part)], null).map(({ name }) => name);
  expect(names({ awaited: [0] })).not.toEqual(names({ awaited: [0], seq: 9 }));
  expect(names({ unread: 1 })).not.toEqual(names({ unread: 2 }));
  expect(names({ unread: 1 })).toEqual(names({ unread: 1, seq: 9 }));
});
