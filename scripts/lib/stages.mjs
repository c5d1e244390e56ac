import { join } from 'node:path';
import { npmBeside, runBeside, toolBeside } from './beside.mjs';
import { browserTests, changedFiles, startOfWork } from './changes.mjs';
import { newestNode, olderNode } from './nodes.mjs';
import { run } from './run.mjs';
import { vitest } from './vitest.mjs';
import { games, root, workspaces } from './workspaces.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} [failures] the tests that failed, each with its reason
 */

/** @typedef {import('./run.mjs').Result} Result */
/** @typedef {() => Promise<Counts>} Stage */

/**
 * Some of the rules, the server and a page on an older Node: a version of Node breaks whole areas, not single rules.
 */
const ON_OLDER_NODE = [
  'packages/kit/src/random.test.ts',
  'packages/kit/src/sha256.test.ts',
  ...games().map((game) => `packages/${game}/src/golden`),
  'apps/server/src/whole-game.test.ts',
  'apps/server/src/storage/store.test.ts',
  'apps/web/test/fourth-game.e2e.ts',
];

/** @type {Promise<Result> | null} */
let built = null;
/** Compiles once, for the first stage that asks: two compilers would overwrite each other's files. */
function build() {
  const typed = workspaces().filter(({ isTyped }) => isTyped);
  built ??= toolBeside('@typescript/native/bin/tsc', ['-b', ...typed.map(({ dir }) => dir)]);
  return built;
}

/**
 * What is read and not run.
 * @type {Record<string, Stage>}
 */
export const checks = {
  format: async () => {
    const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;
    return one(await toolBeside('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', colors, '.']));
  },
  types: async () => {
    const checked = workspaces().filter(({ scripts }) => scripts.check);
    const found = await Promise.all([
      build().then(async (result) =>
        result.ok ? toolBeside('@typescript/native/bin/tsc', ['-p', 'tsconfig.json']) : result,
      ),
      ...checked.map(({ dir }) => npmBeside(['run', 'check', '--workspace', dir])),
    ]);
    return one(...found);
  },
  imports: async () => {
    const dirs = workspaces().map(({ dir }) => dir);
    const args = ['--output-type', 'err-long', ...dirs];
    return one(await toolBeside('dependency-cruiser/bin/dependency-cruise.mjs', args));
  },
  unused: async () => one(await toolBeside('knip/bin/knip.js', ['--no-progress'])),
  rules: async () => {
    const found = games();
    if (found.length === 0) return one({ ok: false, output: 'No package has its rules in docs/rules.\n' });
    await build();
    const bin = join(root, 'apps/cli/bin/comptoir.mjs');
    const results = [];
    for (const game of found) results.push(await runBeside(process.execPath, [bin, 'rules', game]));
    return one(...results);
  },
};

/**
 * What is run.
 * @type {Record<string, Stage>}
 */
export const runs = {
  vitest: async () => {
    await build();
    return vitest('vitest', [], { node: newestNode() });
  },
};

/**
 * What is run once more, on another Node.
 * @type {Record<string, Stage>}
 */
export const again = {
  nodes: async () => {
    await build();
    const node = olderNode();
    const [older, newest] = [node, newestNode()].map((program) => run(program, ['--version']).output.trim());
    console.log(`All tests run on Node ${newest}; these also on ${older}:`);
    return vitest('nodes', ON_OLDER_NODE, { node });
  },
};

/**
 * Parts of what is run, by name only.
 * @type {Record<string, Stage>}
 */
export const parts = {
  packages: () =>
    vitest('packages', ['--project', 'packages', '--project', 'fresh', 'packages/'], { node: newestNode() }),
  browser: async () => {
    await build();
    return vitest('browser', ['--project', 'browser'], { node: newestNode() });
  },
};

/**
 * What a change can touch.
 * @param {string} [since] a commit
 * @returns {Record<string, Stage>}
 */
export function runsForChange(since = startOfWork()) {
  const tests = browserTests(changedFiles(since));
  return {
    changed: async () => {
      await build();
      return vitest('changed', [
        '--changed',
        since,
        '--project',
        'packages',
        '--project',
        'node',
        '--project',
        'fresh',
        '--project',
        'web',
        '--passWithNoTests',
      ]);
    },
    ...(tests.length === 0 ? {} : { browser: () => vitest('browser', ['--project', 'browser', ...tests]) }),
  };
}

/**
 * A check is one test; its output is shown only when it has something to say.
 * @param {...Result} results
 * @returns {Counts}
 */
function one(...results) {
  const wrong = results.filter(({ ok }) => !ok);
  for (const { output } of wrong) console.log(output.trimEnd());
  return wrong.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
