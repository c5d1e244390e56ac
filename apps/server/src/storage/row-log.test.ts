import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { DATABASE } from './data-folder.ts';
import { RowLog } from './row-log.ts';
import { openSqlite } from './sqlite.ts';
import { openFile } from './sqlite-file.ts';
import type { Append } from './store.ts';
import { loggedRow } from './written-row.ts';

const TABLE = 'A'.repeat(16);
let folder: ReturnType<typeof temporaryFolder>;

const append = (seq: number, state: string | null = null): Append => ({
  row: {
    table: TABLE,
    seq,
    kind: 'move',
    seat: 0,
    person: 'ana',
    key: `k${seq}`,
    body: '{}',
    events: '[]',
    hash: null,
    clock: '{}',
    at: seq,
  },
  index: { status: 'playing', awaited: [seq % 2], deadline: null, botWaits: false },
  state,
});

/** A log as the thread of a running server has it. */
function openLog() {
  const file = openFile(join(folder.path, DATABASE));
  const log = new RowLog(file);
  const journal = () =>
    (file.prepare('select seq from journal order by seq').all() as { seq: number }[]).map(({ seq }) => seq);
  const table = () => file.prepare('select seq, awaited from tables').get();
  return { log, journal, table, file };
}

beforeEach(async () => {
  folder = temporaryFolder();
  const store = await openSqlite(folder.path);
  const row = { id: TABLE, game: 'vallee', rules: 1, owner: 'ana', visibility: 'private' } as const;
  const rest = { settings: '{}', secret: 's', commitment: 'c', createdAt: 1 };
  await store.createTable({ ...row, ...rest }, append(1, 'first'));
  await store.close();
});
afterEach(() => folder.remove());

test('rows wait, and are put in their places together; of several the last word counts', () => {
  const { log, journal, table, file } = openLog();
  expect(log.append([loggedRow(append(2))])).toEqual([true]);
  expect(log.append([loggedRow(append(3, 'third'))])).toEqual([true]);
  expect([log.waiting, journal()]).toEqual([2, [1]]);
  log.putAway();
  expect([log.waiting, journal()]).toEqual([0, [1, 2, 3]]);
  expect(table()).toMatchObject({ seq: 3, awaited: '[1]' });
  expect(file.prepare('select seq, body from states').get()).toMatchObject({ seq: 3, body: 'third' });
  expect(file.prepare('select count(*) as left from row_log').get()).toMatchObject({ left: 0 });
  file.close();
});

test('of two rows with one seq the first wins, whether it still waits or not', () => {
  const { log, file } = openLog();
  expect(log.append([loggedRow(append(1))])).toEqual([false]);
  expect(log.append([loggedRow(append(2))])).toEqual([true]);
  expect(log.append([loggedRow(append(2))])).toEqual([false]);
  log.putAway();
  expect(log.append([loggedRow(append(2))])).toEqual([false]);
  expect(log.waiting).toBe(0);
  file.close();
});

test('what a server that was killed left in the log is found by the next one, with its keys', async () => {
  const { log, file } = openLog();
  for (const seq of [2, 3]) log.append([loggedRow(append(seq))]);
  file.close();
  const store = await openSqlite(folder.path);
  expect((await store.rows(TABLE, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(await store.rowOfKey(TABLE, 'ana', 'k3')).toBe(3);
  expect(await store.append(append(3))).toBe(false);
  expect(await store.append(append(4))).toBe(true);
  expect(await store.seqs([TABLE])).toEqual(new Map([[TABLE, 4]]));
  await store.close();
});

test('a writer that is started anew puts away what the one before has left', () => {
  const first = openLog();
  first.log.append([loggedRow(append(2))]);
  const second = openLog();
  expect(second.log.append([loggedRow(append(2))])).toEqual([false]);
  second.log.append([loggedRow(append(3))]);
  second.log.putAway();
  expect(second.journal()).toEqual([1, 2, 3]);
  first.file.close();
  second.file.close();
});
