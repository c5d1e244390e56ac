import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** @typedef {'chromium' | 'postgresql'} SystemName */

/** @type {Record<SystemName, () => string | null>} */
const finders = {
  chromium: () =>
    executable(process.env.CHROMIUM_PATH) ??
    onPath('chromium') ??
    onPath('chromium-browser') ??
    onPath('google-chrome'),
  postgresql: () => debianPostgres() ?? onPath('initdb'),
};

/** @type {Record<SystemName, string>} */
const advice = {
  chromium: 'install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH',
  postgresql: 'install PostgreSQL (Debian: apt-get install postgresql) with initdb on the PATH',
};

/**
 * Finds programs that npm cannot bring, and installs the Debian package where that is possible.
 * `postgresql` stands for `initdb`; its neighbours are in the same folder.
 * @param {readonly SystemName[]} names
 * @returns {Record<string, string | null>} the path of each, null where one line said what to install
 */
export function ensureSystem(names) {
  const missing = names.filter((name) => !finders[name]());
  if (missing.length > 0 && process.getuid?.() === 0 && onPath('apt-get')) {
    process.stderr.write(`Installing ${missing.join(', ')}…\n`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], { env });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env });
  }
  return Object.fromEntries(
    names.map((name) => {
      const path = finders[name]();
      if (!path) process.stderr.write(`${name} is missing: ${advice[name]}\n`);
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
