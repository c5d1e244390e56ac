import './check-node.mjs';
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { npmBeside } from './lib/beside.mjs';
import { root } from './lib/workspaces.mjs';

/** The whole suite again and again, every other time on a busy machine: a test that passes by luck fails in one of them. */
const { values, positionals } = parseArgs({
  options: {
    times: { type: 'string', default: '10' },
    loops: { type: 'string', default: '2' },
  },
  allowPositionals: true,
});
const times = Number(values.times);
const folder = join(root, '.artifacts/repeat');
mkdirSync(folder, { recursive: true });

/** @type {string[]} */
const closings = [];
let failed = 0;
for (let run = 1; run <= times; run++) {
  const loops = run % 2 === 0 ? busyLoops(Number(values.loops)) : [];
  const start = performance.now();
  const { ok, output } = await npmBeside(['test', ...(positionals.length > 0 ? ['--', ...positionals] : [])]);
  for (const loop of loops) loop.kill('SIGKILL');
  const log = join(folder, `${run}.log`);
  writeFileSync(log, output);
  if (!ok) failed++;
  const last = output.trimEnd().split('\n').at(-1);
  const beside = loops.length > 0 ? `, beside ${loops.length} busy loops` : '';
  closings.push(`${run}: ${last} (${minutes(performance.now() - start)}${beside})${ok ? '' : ` ${log}`}`);
  console.log(closings.at(-1));
}
console.log(`\n${closings.join('\n')}\n\n${times - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * They end with this program, however it ends.
 * @param {number} count
 */
function busyLoops(count) {
  return Array.from({ length: count }, () => {
    const loop = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
    process.once('exit', () => loop.kill('SIGKILL'));
    return loop;
  });
}

/** @param {number} ms */
function minutes(ms) {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
