import { parseArgs } from 'node:util';
import { testPostgres } from '../postgres.ts';
import { builtServer } from '../process.ts';
import { type NodesFigures, nodesRun } from './nodes-run.ts';

/**
 * `npm run nodes --workspace apps/server`: an hour of play through three nodes on one Postgres, while people change between
 * them, nodes are killed and replaced, and Postgres loses its connections or is started again.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    nodes: { type: 'string', default: '3' },
    tables: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [minutes, nodes, tables, seed] = [values.minutes, values.nodes, values.tables, values.seed].map(
  Number,
) as [number, number, number, number];

const told = ({ acked, tables: games, mishaps }: NodesFigures) =>
  `${acked} moves acknowledged at ${games} tables; nodes killed ${mishaps.killed} and stopped ${mishaps.stopped} times, connections cut ${mishaps.cut} times, Postgres restarted ${mishaps.restarted} times`;

const file = await builtServer();
const postgres = await testPostgres({ isDurable: true });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    postgres.remove();
    process.exit(130);
  });
const start = performance.now();
let toldMinutes = 0;
const progress = (figures: NodesFigures) => {
  const passed = Math.floor((performance.now() - start) / 60_000);
  if (passed === toldMinutes) return;
  toldMinutes = passed;
  process.stderr.write(`${passed} of ${minutes} minutes: ${told(figures)}\n`);
};
try {
  const { moves, faults, ...figures } = await nodesRun(
    { file, minutes, nodes, tables, seed },
    postgres,
    progress,
  );
  console.log(
    `${nodes} nodes, ${minutes} minutes, seed ${seed}: ${told(figures)}; ${moves} moves stored, ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  postgres.remove();
}
process.exit();
