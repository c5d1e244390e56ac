import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { databaseBefore } from '../testing/earlier-database.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { openSqlite } from './sqlite.ts';

const ROWS = [
  // A turn that waits to be told, one that was told and whose reminder waits, and talk that was told.
  "('t0', 'ana', 'turn', 3, 2, 10, 500, 0)",
  "('t1', 'ana', 'time', 4, 3, 600, 600, 0)",
  "('t2', 'ana', 'talk', 1, 7, null, null, 0)",
];
const row = (table: string, kind: string, number: number, due: number | null, isTold: boolean) => ({
  table,
  person: 'ana',
  kind,
  number,
  due,
  isDigest: false,
  isTold,
});

async function databaseOfToday(folder: string): Promise<Database.Database> {
  await (await openSqlite(folder)).close();
  return new Database(join(folder, 'comptoir.db'));
}

async function withRows(make: (folder: string) => Database.Database | Promise<Database.Database>) {
  const folder = temporaryFolder();
  const file = await make(folder.path);
  file.exec("insert into people (id, name, created_at) values ('ana', 'Ana', 1)");
  for (const table of ['t0', 't1', 't2'])
    file.exec(`insert into tables (id, game, rules, owner, visibility, settings, secret, commitment, created_at,
      updated_at, seq, status, awaited, seats, bot_waits, lease_until)
      values ('${table}', 'vallee', 1, 'ana', 'private', '{}', 's', 'c', 1, 1, 1, 'playing', '[]', '[]', 0, 0)`);
  file.exec(`insert into outbox (table_id, person, kind, weight, number, due_at, warn_at, is_digest)
    values ${ROWS.join()}`);
  file.close();
  const store = await openSqlite(folder.path);
  const open = async () =>
    (await Promise.all(['t0', 't1', 't2'].map((table) => store.openNotices('ana', table)))).flat();
  return {
    store,
    open,
    async close() {
      await store.close();
      folder.remove();
    },
  };
}

test('messages that an earlier release had open are brought along', async () => {
  const { open, close } = await withRows((folder) => databaseBefore(folder, 'open_notices'));
  expect(await open()).toEqual([
    row('t0', 'time', 2, 500, false),
    row('t0', 'turn', 2, 10, false),
    row('t1', 'time', 3, 600, false),
    row('t1', 'turn', 3, null, true),
    row('t2', 'talk', 7, null, true),
  ]);
  await close();
});

test('what nodes of an earlier release write during an upgrade is taken in, once', async () => {
  const { store, open, close } = await withRows(databaseOfToday);
  await store.adoptNotices();
  await store.adoptNotices();
  expect(await open()).toEqual([
    row('t0', 'time', 2, 500, false),
    row('t0', 'turn', 2, 10, false),
    row('t1', 'time', 3, 600, false),
    row('t2', 'talk', 7, null, true),
  ]);
  await close();
});
