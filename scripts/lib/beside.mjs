import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { npmCommand } from './run.mjs';
import { root } from './workspaces.mjs';

/** @typedef {import('./run.mjs').Result} Result */

const groups = process.platform !== 'win32';

/**
 * Runs a command beside others. It leads a group of processes, and what it leaves behind ends with it: a browser or a
 * server of a test that was cut short.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('./run.mjs').RunOptions} [options]
 * @returns {Promise<Result>}
 */
export function runBeside(command, args, { show = false, env = {}, timeout } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    detached: groups,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      output += text;
    });
  const end = () => endAll(child);
  const late = timeout === undefined ? null : setTimeout(end, timeout);
  const interrupted = () => {
    end();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupted);
  return new Promise((resolve) => {
    let ok = false;
    child.once('error', (error) => {
      output += `${error.message}\n`;
    });
    child.once('exit', (code) => {
      ok = code === 0;
      end();
    });
    child.once('close', () => {
      if (late !== null) clearTimeout(late);
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupted);
      resolve({ ok, output });
    });
  });
}

/**
 * A tool of node_modules, with this Node or another one.
 * @param {string} file path in node_modules of a script for Node
 * @param {readonly string[]} args
 * @param {import('./run.mjs').RunOptions & { node?: string }} [options]
 */
export function toolBeside(file, args, { node = process.execPath, ...options } = {}) {
  return runBeside(node, [join(root, 'node_modules', file), ...args], options);
}

/**
 * @param {readonly string[]} args
 * @param {import('./run.mjs').RunOptions} [options]
 */
export function npmBeside(args, options) {
  return runBeside(...npmCommand(args), options);
}

/** @param {import('node:child_process').ChildProcess} child */
function endAll(child) {
  if (child.pid === undefined) return;
  try {
    if (groups) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // Nobody is left.
  }
}
