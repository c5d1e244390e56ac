import { parseArgs } from 'node:util';
import { GAMES } from '../../games.ts';
import { Guest, request } from '../client.ts';
import { temporaryFolder } from '../folder.ts';
import { builtServer, startServer } from '../process.ts';
import { soakRobots } from './robots.ts';

/**
 * `npm run soak --workspace apps/server`: whole games of bots through a real server; none may stand still. After
 * `--minutes` of one game no further table of it is opened.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    game: { type: 'string' },
    'at-once': { type: 'string', default: '8' },
    think: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '60' },
  },
});
const [games, atOnce, minutes] = [Number(values.games), Number(values['at-once']), Number(values.minutes)];
/** How often progress is printed without a terminal. */
const STRIDE = 50;

const file = await builtServer();
const folder = temporaryFolder();
const server = await startServer(file, {
  COMPTOIR_DATA: folder.path,
  COMPTOIR_LOG: 'error',
  COMPTOIR_BOT_THINK_MS: values.think,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
process.once('exit', () => folder.remove());

let failed = 0;
for (const game of values.game ? [values.game] : GAMES.keys()) {
  const owner = await Guest.come(server.url);
  const start = performance.now();
  const { faults, ...soak } = await soakRobots(
    owner,
    { game, games, atOnce, minutes, patience: 120_000 },
    (done) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${game}: ${done} of ${games} games `);
      else if (done % STRIDE === 0) process.stderr.write(`${game}: ${done} of ${games} games\n`);
    },
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${game}: ${soak.games} games, ${soak.moves} rows, ${faults.length} stood still (${seconds} s)`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
  failed += faults.length;
}
const { text } = await request(server.url, 'GET', '/metrics');
for (const line of text.split('\n'))
  if (/what="bot-(mishap|stuck)"|tables_stuck \d/.test(line)) console.log(line);
await server.kill('SIGTERM');
process.exit(failed > 0 ? 1 : 0);
