import './check-node.mjs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runBeside } from './lib/beside.mjs';
import { again, checks, parts, runs, runsForChange } from './lib/stages.mjs';
import { root } from './lib/workspaces.mjs';
import { ensureInstalled, SetupError } from './setup.mjs';

/** @typedef {import('./lib/stages.mjs').Counts} Counts */
/** @typedef {import('./lib/stages.mjs').Stage} Stage */

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    changed: { type: 'boolean' },
    since: { type: 'string' },
  },
});
const known = { ...checks, ...runs, ...again, ...parts };
const chosen = values.only?.flatMap((list) => list.split(','));
const unknown = chosen?.filter((name) => !Object.hasOwn(known, name)) ?? [];
if (unknown.length > 0) {
  console.error(`Unknown stage ${unknown.join(', ')}; the stages are ${Object.keys(known).join(', ')}.`);
  process.exit(2);
}

/** Checks and rules need no program of the system. */
const needsSystem = chosen?.some((name) => !Object.hasOwn(checks, name) && name !== 'packages') ?? true;
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];
if ((await timed('set-up', setUp)).failed === 0) {
  const isChange = values.changed || values.since !== undefined;
  const lanes = chosen
    ? [pick(checks, chosen), pick({ ...runs, ...again, ...parts }, chosen)]
    : isChange
      ? [checks, runsForChange(values.since)]
      : [{ ...checks, ...again }, runs];
  // Tests wait for browsers and disks more than they compute: the rest goes on beside them.
  await Promise.all(lanes.map(inTurn));
}
// Said again at the very end: of a long run often only the end is kept.
if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** @returns {Promise<Counts>} a set-up that works is no test */
async function setUp() {
  // Two downloads that wait for the network rather than for each other.
  const system = needsSystem ? runBeside(process.execPath, [join(root, 'scripts/system.mjs')]) : null;
  try {
    ensureInstalled('all');
    process.stderr.write((await system)?.output ?? '');
    return { passed: 0, failed: 0 };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.log(error.message);
    return { passed: 0, failed: 1 };
  }
}

/** @param {Record<string, Stage>} stages */
async function inTurn(stages) {
  for (const [name, stage] of Object.entries(stages)) await timed(name, stage);
}

/**
 * @param {string} name
 * @param {Stage} stage
 */
async function timed(name, stage) {
  const start = performance.now();
  const counts = await stage();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (counts.failed > 0) failures.push(...(counts.failures ?? [name]));
  return counts;
}

/**
 * @param {Record<string, Stage>} stages
 * @param {readonly string[]} names
 * @returns {Record<string, Stage>}
 */
function pick(stages, names) {
  return Object.fromEntries(Object.entries(stages).filter(([name]) => names.includes(name)));
}
