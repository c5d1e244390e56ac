import { join } from 'node:path';
import type Database from 'libsql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { append, tableRow } from '../testing/rows.ts';
import { DATABASE } from './data-folder.ts';
import { journalWriter } from './journal-writer.ts';
import { openSqlite } from './sqlite.ts';
import { openFile } from './sqlite-file.ts';
import type { Append, Store, TableLine } from './store.ts';
import { writtenRow } from './written-row.ts';

const folder = temporaryFolder();
let store: Store;
let file: Database.Database;
let write: ReturnType<typeof journalWriter>;
let table = '';
let tables = 0;
beforeAll(async () => {
  store = await openSqlite(folder.path, 'inline');
  file = openFile(join(folder.path, DATABASE));
  write = journalWriter(file);
});
afterAll(async () => {
  file.close();
  await store.close();
  folder.remove();
});
beforeEach(async () => {
  table = `listed-${tables++}`;
  await store.createTable(tableRow(table), append(table, 1));
});

const INDEX: Append['index'] = { status: 'playing', awaited: [0], deadline: null, botWaits: false };
const row = (seq: number, at: number, index: Partial<Append['index']> = {}) =>
  writtenRow(append(table, seq, { index: { ...INDEX, ...index } }, { at }));
const listed = async (): Promise<TableLine> => (await store.lines([table]))[0]!;

test('lists know after every move whom a table waits for and how far it has come', async () => {
  for (const [seq, seat] of [0, 1, 1, 0].entries()) {
    write([row(seq + 2, 3000 + seq, { awaited: [seat] })]);
    expect(await listed()).toMatchObject({ seq: seq + 2, awaited: [seat], status: 'playing' });
  }
});

test('a deadline, a bot and an end are listed with their row', async () => {
  write([row(2, 3000)]);
  write([row(3, 3001, { deadline: 9000 })]);
  expect(await listed()).toMatchObject({ deadline: 9000, updatedAt: 3001 });
  write([row(4, 3002, { botWaits: true })]);
  expect(await listed()).toMatchObject({ deadline: null, botWaits: true, updatedAt: 3002 });
  write([row(5, 3003, { status: 'over', awaited: [] })]);
  expect(await listed()).toMatchObject({ status: 'over', awaited: [], botWaits: false, updatedAt: 3003 });
});

test('the time of the last move is at most five seconds behind', async () => {
  write([row(2, 3000)]);
  for (let seq = 3; seq < 40; seq++) {
    const at = 3000 + seq * 700;
    write([row(seq, at)]);
    expect(at - (await listed()).updatedAt).toBeLessThan(5_000);
  }
});

test('what was taken back counts as not listed', async () => {
  write([row(2, 3000)]);
  const broken = { ...row(3, 3001, { botWaits: true }), seats: 'no list' };
  expect(() => write([broken])).toThrow();
  expect(await listed()).toMatchObject({ seq: 2, botWaits: false });
  write([row(3, 3002, { botWaits: true })]);
  expect(await listed()).toMatchObject({ seq: 3, botWaits: true });
});
