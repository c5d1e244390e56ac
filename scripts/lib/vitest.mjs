import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toolBeside } from './beside.mjs';
import { root } from './workspaces.mjs';

/** @typedef {import('./stages.mjs').Counts} Counts */

/** Longer than any limit of the files, for the case that Vitest itself hangs. */
const LONGEST = 45 * 60_000;

/**
 * Runs tests and counts them.
 * @param {string} name of the run
 * @param {readonly string[]} args for Vitest
 * @param {{ node?: string }} [options] another Node
 * @returns {Promise<Counts>}
 */
export async function vitest(name, args, options) {
  const report = join(root, `.artifacts/${name}.counts.json`);
  rmSync(report, { force: true });
  const reporters = ['default', join(root, 'scripts/lib/reporter.mjs')].map((one) => `--reporter=${one}`);
  const { ok } = await toolBeside('vitest/vitest.mjs', ['run', ...reporters, ...args], {
    ...options,
    show: true,
    timeout: LONGEST,
    env: { COMPTOIR_TEST_COUNTS: report },
  });
  /** @type {Counts} */
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { passed: 0, failed: 0 };
  return !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
