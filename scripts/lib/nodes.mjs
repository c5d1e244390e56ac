import { join } from 'node:path';
import { npm, SetupError } from './run.mjs';
import { root } from './workspaces.mjs';

/** The ends of the range of versions that package.json promises; the upper one is a development dependency. */
const OLDEST = '20.19.6';
const NEWEST = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * The Node at the other end of the range than the one that runs this.
 * @returns {string} path of the program
 */
export function otherNode() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 24) return NEWEST;
  // Few develop on the oldest: it is fetched when it is needed.
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
