import { parseArgs } from 'node:util';
import { tellFaults } from '../faults.ts';
import { testPostgres } from '../postgres.ts';
import { builtServer } from '../process.ts';
import { everyMinute } from '../progress.ts';
import { type NodesFigures, nodesRun } from './nodes-run.ts';

/**
 * `npm run nodes --workspace apps/server`: an hour of play through three nodes on one Postgres, while people change between
 * them, nodes are killed and replaced, and Postgres loses its connections or is started again. It ends at the first fault.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    nodes: { type: 'string', default: '3' },
    tables: { type: 'string', default: '8' },
    pause: { type: 'string', default: '150' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [minutes, nodes, tables, pause] = [values.minutes, values.nodes, values.tables, values.pause].map(
  Number,
) as [number, number, number, number];
const seed = Number(values.seed);

const told = ({ acked, tables: seated, hops, mishaps }: NodesFigures) =>
  `${acked} moves acknowledged at ${seated} tables, ${hops} changes of node; nodes killed ${mishaps.killed} and stopped ${mishaps.stopped} times, connections cut ${mishaps.cut} times, Postgres restarted ${mishaps.restarted} times`;

const file = await builtServer();
const postgres = await testPostgres({ isDurable: true });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    postgres.remove();
    process.exit(130);
  });
const start = performance.now();
const progress = everyMinute();
try {
  const { moves, faults, journals, ...figures } = await nodesRun(
    { file, minutes, nodes, tables, pause, seed },
    postgres,
    (figures) => progress(() => told(figures)),
  );
  console.log(
    `${nodes} nodes, ${Math.round((performance.now() - start) / 60_000)} minutes, seed ${seed}: ${told(figures)}; ${moves} moves stored, ${faults.length} faults`,
  );
  tellFaults(faults, journals);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  postgres.remove();
}
process.exit();
