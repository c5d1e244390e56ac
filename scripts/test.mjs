import './check-node.mjs';
import { parseArgs } from 'node:util';
import { stages } from './lib/stages.mjs';
import { ensureInstalled, SetupError } from './setup.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 */

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const names = Object.keys(stages);
const chosen = values.only?.flatMap((list) => list.split(',')) ?? names;
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown stage ${unknown.join(', ')}; the stages are ${names.join(', ')}.`);
  process.exit(2);
}

const total = { passed: 0, failed: 0 };
if (add(timed('set-up', setUp)).failed === 0) {
  for (const name of chosen) {
    const stage = stages[name];
    if (stage) add(timed(name, stage));
  }
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** @returns {Counts} a set-up that works is no test */
function setUp() {
  try {
    ensureInstalled();
    return { passed: 0, failed: 0 };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.log(error.message);
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {string} name
 * @param {() => Counts} stage
 */
function timed(name, stage) {
  const start = performance.now();
  const counts = stage();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  return counts;
}

/** @param {Counts} counts */
function add(counts) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  return counts;
}
