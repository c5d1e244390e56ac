import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** @typedef {'chromium' | 'postgresql' | 'python3'} SystemName */

/**
 * @typedef {object} Program
 * @property {string} debian the package that brings it
 * @property {() => string | null} find
 * @property {() => string | null} [instead] does as well, at a higher price
 * @property {string} advice
 */

/** @type {Record<SystemName, Program>} */
const programs = {
  chromium: {
    debian: 'chromium-headless-shell',
    // The shell is Chromium without windows: the same pages for half of the processor's time.
    find: () => executable(process.env.CHROMIUM_PATH) ?? onPath('chromium-headless-shell'),
    instead: () => onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome'),
    advice: 'install Chromium (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH',
  },
  postgresql: {
    debian: 'postgresql',
    find: () => debianPostgres() ?? onPath('initdb'),
    advice: 'install PostgreSQL (Debian: apt-get install postgresql) with initdb on the PATH',
  },
  python3: {
    debian: 'python3',
    find: () => onPath('python3'),
    advice: 'install Python 3 (Debian: apt-get install python3)',
  },
};

/**
 * Finds programs that npm cannot bring, and installs the Debian package where that is possible.
 * `postgresql` stands for `initdb`; its neighbours are in the same folder.
 * @param {readonly SystemName[]} names
 * @returns {Record<string, string | null>} the path of each, null where one line said what to install
 */
export function ensureSystem(names) {
  const missing = names.map((name) => programs[name]).filter(({ find }) => !find());
  if (missing.length > 0 && process.getuid?.() === 0 && onPath('apt-get')) {
    const packages = missing.map(({ debian }) => debian);
    process.stderr.write(`Installing ${packages.join(', ')}…\n`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], { env });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  }
  return Object.fromEntries(
    names.map((name) => {
      const { find, instead, advice } = programs[name];
      const path = find() ?? instead?.() ?? null;
      if (!path) process.stderr.write(`${name} is missing: ${advice}\n`);
      return [name, path];
    }),
  );
}

/** Debian keeps the programs of the server out of the PATH, one folder per version. */
function debianPostgres() {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return null;
  const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  for (const version of versions) {
    const path = executable(join(base, version, 'bin/initdb'));
    if (path) return path;
  }
  return null;
}

/** @param {string} name */
function onPath(name) {
  for (const dir of (process.env.PATH ?? '').split(delimiter)) {
    const path = dir && executable(join(dir, name));
    if (path) return path;
  }
  return null;
}

/** @param {string | undefined} path */
function executable(path) {
  if (!path) return null;
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    return null;
  }
}
