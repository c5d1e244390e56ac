import './check-node.mjs';
import { parseArgs } from 'node:util';
import { npm } from './lib/run.mjs';
import { games, workspaces } from './lib/workspaces.mjs';
import { ensureInstalled, orExit } from './setup.mjs';

/**
 * The long forms of what `npm test` does briefly: checked games by the hundred thousand, what each app brings (whole games of
 * robots, kills, an hour of several nodes), then the tests.
 */
const LONG_RUNS = ['soak', 'torture', 'nodes'];
const { values } = parseArgs({
  options: { games: { type: 'string', default: '100000' }, only: { type: 'string' } },
});
orExit(() => ensureInstalled('all'));

const runs = [
  ...games().map((game) => ({
    name: game,
    args: ['run', 'sim', '--', game, '--check', '--games', values.games],
  })),
  ...workspaces().flatMap(({ dir, scripts }) =>
    LONG_RUNS.filter((name) => scripts[name]).map((name) => ({
      name,
      args: ['run', name, '--workspace', dir],
    })),
  ),
  { name: 'tests', args: ['test', '--', '--only', 'vitest'] },
].filter(({ name }) => values.only === undefined || values.only === name);

let failed = 0;
for (const { name, args } of runs) {
  console.log(`\n${name}`);
  if (!npm(args, { show: true, env: { COMPTOIR_LONG: '1' } }).ok) failed++;
}
console.log(`\n${runs.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
