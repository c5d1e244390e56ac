import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, orExit } from '../setup.mjs';
import { root } from './workspaces.mjs';

/**
 * Sets up, then runs the terminal program in this process, so that keys and signals reach it directly.
 * It builds what is stale by itself.
 * @param {readonly string[]} args
 * @param {import('../setup.mjs').Extent} [extent]
 */
export function runCli(args, extent) {
  orExit(() => ensureInstalled(extent));
  const bin = join(root, 'apps/cli/bin/comptoir.mjs');
  process.argv = [process.execPath, bin, ...args];
  // Not awaited: a question left open when the input closes then ends the process without a warning.
  import(pathToFileURL(bin).href);
}
