import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npm, run, tool } from './run.mjs';
import { games, root, workspaces } from './workspaces.mjs';

/** A loop without an end blocks its thread, where no time limit of a test can act: this one ends all of them. */
const LONGEST = 20 * 60_000;

/**
 * What `npm test` runs, in this order: the quick ones first.
 * @type {Record<string, () => import('../test.mjs').Counts>}
 */
export const stages = {
  format: () => {
    const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;
    return one(tool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', colors, '.']));
  },
  types: () => {
    const all = workspaces();
    const typed = all.filter(({ isTyped }) => isTyped).map(({ dir }) => dir);
    const checked = all.filter(({ scripts }) => scripts.check);
    return one(
      tool('tsc7/bin/tsc', ['-b', ...typed]),
      tool('tsc7/bin/tsc', ['-p', 'tsconfig.json']),
      ...checked.map(({ dir }) => npm(['run', 'check', '--workspace', dir])),
    );
  },
  imports: () => {
    const dirs = workspaces().map(({ dir }) => dir);
    return one(tool('dependency-cruiser/bin/dependency-cruise.mjs', ['--output-type', 'err-long', ...dirs]));
  },
  unused: () => one(tool('knip/bin/knip.js', ['--no-progress'])),
  rules: () => {
    const found = games();
    if (found.length === 0) return one({ ok: false, output: 'No package has its rules in docs/rules.\n' });
    const bin = join(root, 'apps/cli/bin/comptoir.mjs');
    return one(...found.map((game) => run(process.execPath, [bin, 'rules', game])));
  },
  vitest: () => {
    const report = join(root, '.artifacts/vitest.json');
    mkdirSync(join(root, '.artifacts'), { recursive: true });
    rmSync(report, { force: true });
    const unsteady = join(root, 'scripts/lib/unsteady.mjs');
    const reporters = ['default', 'json', unsteady].map((name) => `--reporter=${name}`);
    reporters.push(`--outputFile.json=${report}`);
    const { ok } = tool('vitest/vitest.mjs', ['run', ...reporters], { show: true, timeout: LONGEST });
    const counts = existsSync(report) ? countTests(report) : { passed: 0, failed: 0 };
    // A file that does not load or an error outside of any test fails the run without failing a test.
    return !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  },
};

/**
 * One stage is one test; the output is shown only when it has something to say.
 * @param {...import('./run.mjs').Result} results
 * @returns {import('../test.mjs').Counts}
 */
function one(...results) {
  const wrong = results.filter(({ ok }) => !ok);
  for (const { output } of wrong) console.log(output.trimEnd());
  return wrong.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param {string} path
 * @returns {import('../test.mjs').Counts}
 */
function countTests(path) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}
