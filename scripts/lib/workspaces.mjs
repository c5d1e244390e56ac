import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * @typedef {object} Workspace
 * @property {string} dir path from the root, with forward slashes: `packages/kit`
 * @property {string} name name of the package
 * @property {Record<string, string>} scripts
 * @property {boolean} isTyped built and checked by the compiler, not by scripts of its own
 */

/**
 * The workspaces that package.json names, in its order. A folder joins by having a package.json.
 * @returns {Workspace[]}
 */
export function workspaces() {
  /** @type {string[]} */
  const patterns = readJson('package.json').workspaces;
  const dirs = patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    if (!existsSync(join(root, parent))) return [];
    return readdirSync(join(root, parent))
      .sort()
      .map((name) => `${parent}/${name}`);
  });
  return dirs.filter((dir) => existsSync(join(root, dir, 'package.json'))).map(workspace);
}

/**
 * The games: packages whose rules stand in docs/rules under the name of their folder.
 * @returns {string[]}
 */
export function games() {
  return workspaces()
    .filter(({ dir }) => dir.startsWith('packages/'))
    .map(({ dir }) => basename(dir))
    .filter((name) => existsSync(join(root, 'docs/rules', `${name}.md`)));
}

/**
 * @param {string} dir
 * @returns {Workspace}
 */
function workspace(dir) {
  const { name, scripts = {} } = readJson(`${dir}/package.json`);
  const isTyped =
    !scripts.build && existsSync(join(root, dir, 'tsconfig.json')) && existsSync(join(root, dir, 'src'));
  return { dir, name, scripts, isTyped };
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
