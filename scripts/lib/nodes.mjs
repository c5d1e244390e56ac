import { join } from 'node:path';
import { npm, SetupError } from './run.mjs';
import { root } from './workspaces.mjs';

/** The ends of the range of versions that package.json promises; the upper one is a development dependency. */
const OLDEST = '20.19.6';
const NEWEST = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

const isOld = Number(process.versions.node.split('.')[0]) < 24;

/**
 * The Node that runs all tests: the newest, since it plays games in two thirds of the time.
 * @returns {string} path of the program
 */
export function newestNode() {
  return isOld ? NEWEST : process.execPath;
}

/**
 * The Node at the other end of the range: the present one, or a fetched one if the present one is the newest.
 * @returns {string} path of the program
 */
export function olderNode() {
  if (isOld) return process.execPath;
  const { ok, output } = npm([
    'exec',
    '--yes',
    `--package=node@${OLDEST}`,
    '--',
    'node',
    '-p',
    'process.execPath',
  ]);
  if (!ok) throw new SetupError(`Node ${OLDEST} cannot be fetched:\n${output.trim()}`);
  return output.trim().split('\n').at(-1) ?? '';
}
