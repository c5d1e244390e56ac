import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { games, root } from './workspaces.mjs';

/** What the page in a browser is made of, and what stands behind it. */
const PAGE = /^(?:apps\/(?:web|server)|packages|docs\/rules)\/|^(?:package-lock|vitest\.config)/;

/**
 * The files that differ from a commit, with those that git does not know yet.
 * @param {string} since
 * @returns {string[]}
 */
export function changedFiles(since) {
  const known = run('git', ['diff', '--name-only', since]).output;
  const fresh = run('git', ['ls-files', '--others', '--exclude-standard']).output;
  return [...new Set(`${known}\n${fresh}`.split('\n').filter((path) => path !== ''))];
}

/**
 * Where the work began: the last commit that this branch shares with main. On main itself, the last commit.
 * @returns {string}
 */
export function startOfWork() {
  const { ok, output } = run('git', ['merge-base', 'HEAD', 'main']);
  return ok ? output.trim() : 'HEAD';
}

/**
 * The tests in a browser that a change can touch. They see the built page, so imports do not tell: a change inside
 * one game leaves the tests of the other games out.
 * @param {readonly string[]} changed
 * @returns {string[]}
 */
export function browserTests(changed) {
  const relevant = changed.filter((path) => PAGE.test(path) && !/\.test\.ts$/.test(path));
  if (relevant.length === 0) return [];
  const all = games();
  const touched = relevant.map((path) => all.find((game) => path.split(/[/.-]/).includes(game)));
  const tests = readdirSync(join(root, 'apps/web/test')).filter((file) => file.endsWith('.e2e.ts'));
  const isTouched = (/** @type {string} */ file) => {
    const own = all.find((game) => file.startsWith(game));
    return own === undefined || touched.includes(undefined) || touched.includes(own);
  };
  return tests.filter(isTouched).map((file) => `apps/web/test/${file}`);
}
