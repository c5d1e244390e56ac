import { parseArgs } from 'node:util';
import { openPostgres } from '../../storage/postgres.ts';
import { openSqlite } from '../../storage/sqlite.ts';
import { type CrashFigures, type CrashOptions, crashRun } from '../crash-run.ts';
import { tellFaults } from '../faults.ts';
import { temporaryFolder } from '../folder.ts';
import { testPostgres } from '../postgres.ts';
import { builtServer } from '../process.ts';
import { everyMinute } from '../progress.ts';

/**
 * `npm run torture`: kill -9 under load, many times more than the tests do, on both databases or on the one of `--only`. After
 * `--minutes` on one of them it is judged by the kills so far, and the first fault ends it.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '300' },
    tables: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '60' },
    servers: { type: 'string', default: '2' },
    only: { type: 'string' },
  },
});
const [kills, tables, seed] = [Number(values.kills), Number(values.tables), Number(values.seed)];
const [minutes, servers] = [Number(values.minutes), Number(values.servers)];
const file = await builtServer();

type Lane = Pick<CrashOptions, 'env' | 'bury'> & { readonly open: Parameters<typeof crashRun>[1] };

/** As many servers side by side, each with a database of its own, share the kills. */
async function torment(name: string, lanes: readonly Lane[]): Promise<boolean> {
  const start = performance.now();
  const end = start + minutes * 60_000;
  const progress = everyMinute();
  let isWrong = false;
  const latest = lanes.map((): CrashFigures => ({ kills: 0, tables: 0, acked: 0, messages: 0 }));
  const sum = (what: keyof CrashFigures) => latest.reduce((all, figures) => all + figures[what], 0);
  const told = () =>
    `${sum('kills')} kills, ${sum('tables')} tables, ${sum('acked')} moves acknowledged, ${sum('messages')} messages`;
  const results = await Promise.all(
    lanes.map(async ({ open, ...rest }, at) => {
      const share = Math.floor((kills + at) / lanes.length);
      const goesOn = () => !isWrong && performance.now() < end;
      const options = { file, kills: share, tables, seed: seed + at, goesOn, ...rest };
      const result = await crashRun(options, open, (figures) => {
        latest[at] = figures;
        progress(() => `${name}, ${told()}`);
      });
      latest[at] = result;
      isWrong ||= result.faults.length > 0;
      return result;
    }),
  );
  const faults = results.flatMap((result) => result.faults);
  const moves = results.reduce((all, result) => all + result.moves, 0);
  const passed = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(
    `\n${name}, ${lanes.length} servers, seed ${seed}: ${told()}; ${moves} moves stored, ${faults.length} faults (${passed} min)`,
  );
  tellFaults(
    faults,
    results.flatMap(({ journals }) => journals),
  );
  if (!isWrong && sum('kills') < kills) console.log(`  time ran out before ${kills} kills`);
  return !isWrong;
}

const each = <T>(make: (at: number) => T): T[] => Array.from({ length: servers }, (_, at) => make(at));

const databases: Readonly<Record<string, () => Promise<boolean>>> = {
  sqlite() {
    return torment(
      'SQLite',
      each(() => {
        const folder = temporaryFolder();
        process.once('exit', folder.remove);
        const env = { COMPTOIR_DATA: folder.path, COMPTOIR_LOG: 'error' };
        return { env, open: () => openSqlite(folder.path) };
      }),
    );
  },
  async postgres() {
    const postgres = await testPostgres({ isDurable: true });
    process.once('exit', postgres.remove);
    return torment(
      'Postgres',
      each((at) => {
        const url = postgres.database(`torture${at}`);
        const env = { DATABASE_URL: url, COMPTOIR_LOG: 'error' };
        return { env, bury: () => postgres.endLeases(url), open: () => openPostgres(url) };
      }),
    );
  },
};
const chosen = values.only === undefined ? Object.values(databases) : [databases[values.only]];
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
let failed = 0;
for (const run of chosen) if (!(await run?.())) failed += 1;
process.exit(failed > 0 ? 1 : 0);
