import { expect, test } from 'vitest';
import { openSqlite } from './storage/sqlite.ts';
import { crashRun } from './testing/crash-run.ts';
import { temporaryFolder } from './testing/folder.ts';
import { builtServer } from './testing/process.ts';

/** `npm run torture` kills some hundred times. */
const KILLS = 5;

test(`SQLite: killed ${KILLS} times under load, every acknowledged move is there once and replays, and no turn is told twice`, async () => {
  const file = await builtServer();
  const folder = temporaryFolder();
  const env = { COMPTOIR_DATA: folder.path, COMPTOIR_LOG: 'error' };
  const run = await crashRun({ file, env, kills: KILLS, tables: 4, seed: 1 }, () => openSqlite(folder.path));
  folder.remove();
  expect(run.faults).toEqual([]);
  expect(run.acked).toBeGreaterThan(KILLS);
  expect(run.messages).toBeGreaterThan(0);
});
