import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '../../games.ts';
import { openSqlite } from '../../storage/sqlite.ts';
import { Guest, request } from '../client.ts';
import { ARTIFACTS, type Fault, keepJournals, tellFaults } from '../faults.ts';
import { temporaryFolder } from '../folder.ts';
import { builtServer, startServer } from '../process.ts';
import { everyMinute } from '../progress.ts';
import { soakRobots } from './robots.ts';

/**
 * `npm run soak --workspace apps/server`: whole games of bots through a real server. The first that stands still ends the run.
 * After `--minutes` of one game no further table of it is opened; `--resume` goes on where the last run of the same machine ended.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    game: { type: 'string' },
    'at-once': { type: 'string', default: '8' },
    think: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '60' },
    resume: { type: 'boolean', default: false },
  },
});
const [games, atOnce, minutes] = [Number(values.games), Number(values['at-once']), Number(values.minutes)];
/** Milliseconds without a row after which a table counts as standing still: for ever, and not for as long as a busy machine takes. */
const PATIENCE = 600_000;

/** What has been played of each game, kept over runs. */
interface Played {
  readonly games: number;
  readonly rows: number;
  readonly seconds: number;
}
const kept = join(ARTIFACTS, 'soak.json');
if (!values.resume) rmSync(kept, { force: true });
const before: Record<string, Played> = existsSync(kept)
  ? (JSON.parse(readFileSync(kept, 'utf8')) as Record<string, Played>)
  : {};
const keep = (game: string, played: Played) => {
  before[game] = played;
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(before));
};

const file = await builtServer();
const folder = temporaryFolder();
const server = await startServer(file, {
  COMPTOIR_DATA: folder.path,
  COMPTOIR_LOG: 'error',
  COMPTOIR_BOT_THINK_MS: values.think,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
process.once('exit', () => folder.remove());

const faults: Fault[] = [];
for (const game of values.game ? [values.game] : GAMES.keys()) {
  if (faults.length > 0) break;
  const owner = await Guest.come(server.url);
  const start = performance.now();
  const progress = everyMinute();
  const earlier = before[game] ?? { games: 0, rows: 0, seconds: 0 };
  const total = (now: { readonly games: number; readonly moves: number }): Played => ({
    games: earlier.games + now.games,
    rows: earlier.rows + now.moves,
    seconds: earlier.seconds + Math.round((performance.now() - start) / 1000),
  });
  const soak = await soakRobots(
    owner,
    { game, games, played: earlier.games, atOnce, minutes, patience: PATIENCE },
    (now) => {
      keep(game, total(now));
      progress(() => `${game}, ${total(now).games} of ${games} games`);
    },
  );
  const { games: played, rows, seconds } = total(soak);
  console.log(
    `${game}: ${played} of ${games} games, ${rows} rows, ${soak.faults.length} stood still (${seconds} s)`,
  );
  faults.push(...soak.faults);
}
const { text } = await request(server.url, 'GET', '/metrics');
for (const line of text.split('\n'))
  if (/what="bot-(mishap|stuck)"|tables_stuck \d/.test(line)) console.log(line);
await server.kill('SIGTERM');
const store = await openSqlite(folder.path);
tellFaults(faults, await keepJournals(store, 'soak', faults));
await store.close();
process.exit(faults.length > 0 ? 1 : 0);
