import './check-node.mjs';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, SetupError, tool } from './lib/run.mjs';
import { root, workspaces } from './lib/workspaces.mjs';

export { SetupError } from './lib/run.mjs';
export { ensureSystem } from './lib/system.mjs';

/** @typedef {import('./lib/lockfile.mjs').Packages} Packages */

const stamps = join(root, 'node_modules/.comptoir');

/**
 * Does a part of the set-up for a command; where that is impossible, says why and ends the process.
 * @param {() => void} part
 */
export function orExit(part) {
  try {
    part();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * What is installed: `play` is enough to build the programs and to play, `all` adds what tests, checks and measures need.
 * The manifests say it: dependencies are for playing, development dependencies are not.
 * @typedef {'play' | 'all'} Extent
 */

/**
 * Installs the locked dependencies unless they are there already, whoever installed them.
 * @param {Extent} [wanted]
 */
export function ensureInstalled(wanted = 'play') {
  const locked = packagesOf('package-lock.json');
  const found = packagesOf('node_modules/.package-lock.json');
  // A full installation stays full; otherwise `npm start` after a change of versions would remove what tests need.
  const hadAll = Object.values(found).some(({ dev }) => dev);
  const extent = hadAll ? 'all' : wanted;
  if (holds(found, locked, extent)) return;
  const done = progress(extent === 'play' ? 'Installing what playing needs' : 'Installing dependencies');
  const result = install(extent, Object.keys(found).length === 0);
  done(result.ok);
  if (!result.ok) throw new SetupError(`npm install failed:\n${result.output.trim()}`);
}

/**
 * @param {Extent} extent
 * @param {boolean} isFirst nothing is there yet: the quickest way is to take everything as it is locked
 */
function install(extent, isFirst) {
  const omit = extent === 'play' ? ['--omit=dev'] : [];
  // `npm ci` refuses a lockfile that lacks a binary for another platform; the second way is slower and does not.
  const clean = isFirst ? npm(['ci', ...omit]) : null;
  return clean?.ok ? clean : npm(['install', '--no-save', ...omit]);
}

/**
 * Whether node_modules holds what the lockfile asks for.
 * @param {Packages} found
 * @param {Packages} locked
 * @param {Extent} extent
 */
function holds(found, locked, extent) {
  return Object.entries(locked).every(([key, { version, dev, optional, devOptional, link }]) => {
    const isSpared = optional || (extent === 'play' && (dev || devOptional));
    if (!key.includes('node_modules/') || isSpared) return true;
    return link ? found[key]?.link === true : found[key]?.version === version;
  });
}

/**
 * @param {string} path of a lockfile
 * @returns {Packages}
 */
function packagesOf(path) {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/**
 * Compiles what changed since the last build.
 * @param {{ bundles?: boolean }} [options] `bundles` also runs the `build` scripts of workspaces that have one
 */
export function ensureBuilt({ bundles = false } = {}) {
  const all = workspaces();
  const typed = all.filter(({ isTyped }) => isTyped).map(({ dir }) => dir);
  ensureFresh('built', 'Building', typed, typed, () => {
    return tool('@typescript/native/bin/tsc', ['-b', ...typed]);
  });
  if (!bundles) return;
  for (const { dir, name, scripts } of all) {
    if (!scripts.build) continue;
    // A bundle contains the packages it imports, so it is stale when one of them is.
    const inputs = [...typed.filter((path) => path.startsWith('packages/')), dir];
    ensureFresh(`built-${dir.replace('/', '-')}`, `Building ${name}`, inputs, [dir], () => {
      return npm(['run', 'build', '--workspace', dir]);
    });
  }
}

/**
 * @param {string} stamp
 * @param {string} label
 * @param {readonly string[]} inputs workspaces read by the build
 * @param {readonly string[]} outputs workspaces whose dist it writes
 * @param {() => import('./lib/run.mjs').Result} build
 */
function ensureFresh(stamp, label, inputs, outputs, build) {
  const print = fingerprint(inputs);
  if (readStamp(stamp) === print && outputs.every((dir) => existsSync(join(root, dir, 'dist')))) return;
  ensureInstalled();
  const done = progress(label);
  const result = build();
  done(result.ok);
  if (!result.ok) throw new SetupError(`The build failed:\n${result.output.trim()}`);
  writeStamp(stamp, print);
}

/**
 * Names, sizes and times of all sources: unlike the newest time alone it also sees a file go, or an older
 * one come back from the history.
 * @param {readonly string[]} dirs
 */
function fingerprint(dirs) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  };
  add('tsconfig.base.json');
  for (const dir of dirs) {
    add(`${dir}/package.json`);
    if (existsSync(join(root, dir, 'tsconfig.json'))) add(`${dir}/tsconfig.json`);
    for (const file of readdirSync(join(root, dir, 'src'), { recursive: true, encoding: 'utf8' }).sort()) {
      if (/(?<!\.test)\.(ts|json|svelte|css|html|svg)$/.test(file)) add(`${dir}/src/${file}`);
    }
  }
  return hash.digest('hex');
}

/** @param {string} name */
function readStamp(name) {
  const path = join(stamps, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/**
 * @param {string} name
 * @param {string} value
 */
function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}

/**
 * One line on the error stream, so that the output of a command stays its own.
 * @param {string} label
 */
function progress(label) {
  const start = performance.now();
  process.stderr.write(`${label}… `);
  return (/** @type {boolean} */ ok) => {
    process.stderr.write(
      `${ok ? 'done' : 'failed'} (${((performance.now() - start) / 1000).toFixed(1)} s)\n`,
    );
  };
}
