import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import { crashRun } from './testing/crash-run.ts';
import { temporaryFolder } from './testing/folder.ts';
import { type TestPostgres, testPostgres } from './testing/postgres.ts';
import { builtServer } from './testing/process.ts';

const KILLS = 25;
let file: string;
let postgres: TestPostgres;
beforeAll(async () => {
  file = await builtServer();
  postgres = await testPostgres();
});
afterAll(() => postgres.remove());

test(`SQLite: killed ${KILLS} times under load, every acknowledged move is there once and replays`, async () => {
  const folder = temporaryFolder();
  const env = { COMPTOIR_DATA: folder.path, COMPTOIR_LOG: 'error' };
  const run = await crashRun({ file, env, kills: KILLS, tables: 4, seed: 1 }, () => openSqlite(folder.path));
  folder.remove();
  expect(run.faults).toEqual([]);
  expect(run.acked).toBeGreaterThan(KILLS);
});

test(`Postgres: killed ${KILLS} times under load, every acknowledged move is there once and replays`, async () => {
  const url = postgres.database('crash');
  const env = { DATABASE_URL: url, COMPTOIR_LOG: 'error' };
  const run = await crashRun({ file, env, kills: KILLS, tables: 4, seed: 2 }, () => openPostgres(url));
  expect(run.faults).toEqual([]);
  expect(run.acked).toBeGreaterThan(KILLS);
});
