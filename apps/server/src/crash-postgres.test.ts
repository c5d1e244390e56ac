import { expect, test } from 'vitest';
import { openPostgres } from './storage/postgres.ts';
import { crashRun } from './testing/crash-run.ts';
import { testPostgres } from './testing/postgres.ts';
import { builtServer } from './testing/process.ts';

/** `npm run torture` kills some hundred times. */
const KILLS = 5;

test(`Postgres: killed ${KILLS} times under load, every acknowledged move is there once and replays, and no turn is told twice`, async () => {
  const file = await builtServer();
  const postgres = await testPostgres();
  try {
    const env = { DATABASE_URL: postgres.url, COMPTOIR_LOG: 'error' };
    const run = await crashRun(
      { file, env, kills: KILLS, tables: 4, seed: 2, bury: postgres.endLeases },
      () => openPostgres(postgres.url),
    );
    expect(run.faults).toEqual([]);
    expect(run.acked).toBeGreaterThan(KILLS);
    expect(run.messages).toBeGreaterThan(0);
  } finally {
    postgres.remove();
  }
});
