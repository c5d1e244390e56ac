import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** A process of its own: the debugger reaches only the threads of the process that it is in. */
const PROGRAM = `
  import { once } from 'node:events';
  import { Worker } from 'node:worker_threads';
  import { describeThreads } from './scripts/lib/watchdog.mjs';
  const begin = (code) => new Worker('import { parentPort } from "node:worker_threads";' + code, { eval: true });
  const spin = begin('parentPort.postMessage(1); function caught() { for (;;) Math.sqrt(2); } caught()');
  const wait = begin('import { createServer } from "node:net";' +
    'createServer().listen(0, "127.0.0.1", () => parentPort.postMessage(1))');
  await Promise.all([once(spin, 'message'), once(wait, 'message')]);
  console.log((await describeThreads()).join('\\n'));
  process.exit(0);
`;

test('a thread in a loop and a thread that waits both say what they do', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/\n {4}at caught \(/);
  expect(stdout).toContain('TCPServerWrap');
});
