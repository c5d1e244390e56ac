import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './workspaces.mjs';

/** A set-up step that cannot go on; its message is for people and needs no stack. */
export class SetupError extends Error {}

/**
 * @typedef {object} Result
 * @property {boolean} ok
 * @property {string} output both streams, when they were captured
 */

/**
 * @typedef {object} RunOptions
 * @property {boolean} [show] lets the output through as it comes
 * @property {Record<string, string>} [env]
 * @property {number} [timeout] milliseconds after which the command is ended and has failed
 */

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Result}
 */
export function run(command, args, { show = false, env = {}, timeout } = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
    timeout,
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const output = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error ? `${done.error.message}\n` : ''}`;
  return { ok: done.status === 0, output };
}

/**
 * A tool of node_modules, started without npx, which costs more than most of them.
 * @param {string} file path in node_modules of a script for Node
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function tool(file, args, options) {
  return run(process.execPath, [join(root, 'node_modules', file), ...args], options);
}

/**
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function npm(args, options) {
  return run(...npmCommand(args), options);
}

/**
 * @param {readonly string[]} args
 * @returns {[command: string, args: readonly string[]]}
 */
export function npmCommand(args) {
  // Inside `npm run` the npm in use is known, which also spares Windows its npm.cmd.
  const script = process.env.npm_execpath;
  const quiet = ['--loglevel=error', ...args];
  return script?.endsWith('.js') ? [process.execPath, [script, ...quiet]] : ['npm', quiet];
}
