import { parseArgs } from 'node:util';
import { openPostgres } from '../../storage/postgres.ts';
import { openSqlite } from '../../storage/sqlite.ts';
import { crashRun } from '../crash-run.ts';
import { temporaryFolder } from '../folder.ts';
import { testPostgres } from '../postgres.ts';
import { builtServer } from '../process.ts';

/**
 * `npm run torture`: kill -9 under load, many times more than the tests do, on both databases. After `--minutes` on one of
 * them it is judged by the kills so far.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '300' },
    tables: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '60' },
  },
});
const [kills, tables, seed] = [Number(values.kills), Number(values.tables), Number(values.seed)];
const minutes = Number(values.minutes);
const progress = (done: number) => {
  const end = process.stderr.isTTY ? '' : '\n';
  if (done % 10 === 0 || done === kills) process.stderr.write(`\r${done} of ${kills} kills ${end}`);
};

const file = await builtServer();
const folder = temporaryFolder();
const postgres = await testPostgres({ isDurable: true });
const clean = () => {
  postgres.remove();
  folder.remove();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    clean();
    process.exit(130);
  });
let failed = 0;
try {
  const sqlite = { COMPTOIR_DATA: folder.path, COMPTOIR_LOG: 'error' };
  const embedded = await crashRun(
    { file, env: sqlite, kills, tables, seed, minutes },
    () => openSqlite(folder.path),
    progress,
  );
  failed += tell('SQLite', embedded);
  const shared = { DATABASE_URL: postgres.url, COMPTOIR_LOG: 'error' };
  const remote = await crashRun(
    { file, env: shared, kills, tables, seed, minutes, bury: postgres.endLeases },
    () => openPostgres(postgres.url),
    progress,
  );
  failed += tell('Postgres', remote);
} finally {
  clean();
}
process.exit(failed > 0 ? 1 : 0);

function tell(name: string, run: Awaited<ReturnType<typeof crashRun>>): number {
  const { acked, moves, messages, faults } = run;
  console.log(
    `\n${name}, seed ${seed}: ${run.kills} kills, ${moves} moves, ${acked} acknowledged, ${messages} messages, ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  return faults.length;
}
