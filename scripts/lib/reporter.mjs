import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describeThreads, LONGEST_SILENCE } from './watchdog.mjs';

/** @typedef {import('vitest/node').TestModule} TestModule */

/** Where the counts go; the stage that runs Vitest reads them. */
const COUNTS = process.env.COMPTOIR_TEST_COUNTS;
const SHOWN = 10;
/** Characters shown of why a test failed; the full reason is further up. */
const LONGEST_REASON = 1500;

/**
 * Counts the tests, names the slowest and watches over the files: one that hangs is named with what its thread is doing,
 * and ends the run. No limit of a single test can do that, since a loop without an end also stops the clock of its thread.
 */
export default class Reporter {
  #counts = { passed: 0, failed: 0 };
  /** @type {string[]} */
  #failures = [];
  #isEnding = false;
  /** @type {{ name: string, ms: number }[]} */
  #slow = [];
  /** @type {Map<string, NodeJS.Timeout>} */
  #limits = new Map();
  /**
   * What tests complain about, by their ids: only the words of those that fail are repeated at the end.
   * @type {Map<string, string>}
   */
  #complaints = new Map();

  /** @param {TestModule} file */
  onTestModuleStart(file) {
    this.#watch(file);
  }

  /**
   * However many tests a file has: it hangs when none of them ends.
   * @param {TestModule} file
   */
  #watch(file) {
    clearTimeout(this.#limits.get(file.id));
    this.#limits.set(
      file.id,
      setTimeout(() => void this.#hangs(file), LONGEST_SILENCE),
    );
  }

  /** @param {TestModule} file */
  onTestModuleEnd(file) {
    clearTimeout(this.#limits.get(file.id));
    this.#limits.delete(file.id);
  }

  /** @param {import('vitest').UserConsoleLog} log */
  onUserConsoleLog({ type, content, taskId }) {
    if (type !== 'stderr' || taskId === undefined) return;
    this.#complaints.set(taskId, (this.#complaints.get(taskId) ?? '') + content);
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (this.#limits.has(test.module.id)) this.#watch(test.module);
    const { state } = test.result();
    if (state === 'passed') this.#counts.passed++;
    else if (state === 'failed') {
      this.#counts.failed++;
      const said = this.#complaints.get(test.id);
      const errors = test.result().errors ?? [];
      this.#fails(`${test.module.relativeModuleId} > ${test.fullName}`, said ? [...errors, said] : errors);
    }
    this.#complaints.delete(test.id);
    const ms = test.diagnostic()?.duration ?? 0;
    this.#slow.push({ name: `${test.module.relativeModuleId} > ${test.fullName}`, ms });
  }

  /**
   * @param {readonly TestModule[]} files
   * @param {readonly unknown[]} errors
   */
  onTestRunEnd(files, errors) {
    for (const limit of this.#limits.values()) clearTimeout(limit);
    // A file that does not load and an error outside of any test fail the run without failing a test.
    const unloaded = files.filter((file) => file.errors().length > 0);
    this.#counts.failed += unloaded.length + errors.length;
    for (const file of unloaded) this.#fails(file.relativeModuleId, file.errors());
    for (const error of errors) this.#fails('outside of any test', [error]);
    this.#write();
    const slowest = this.#slow.sort((a, b) => b.ms - a.ms).slice(0, SHOWN);
    if (this.#slow.length <= SHOWN) return;
    console.log('The slowest tests:');
    for (const { name, ms } of slowest) console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  }

  /** @param {TestModule} file */
  async #hangs(file) {
    const open = [...file.children.allTests()].filter((test) => test.result().state === 'pending');
    console.log(`\nHANGS: ${file.relativeModuleId}`);
    console.log(`Not done: ${open.map((test) => test.fullName).join('; ') || 'none of its tests has begun'}`);
    this.#counts.failed++;
    this.#fails(file.relativeModuleId, [new Error('hangs')]);
    // The first one tells about all threads.
    if (this.#isEnding) return;
    this.#isEnding = true;
    console.log(`None of them has ended for ${LONGEST_SILENCE / 1000} seconds. The threads:`);
    for (const thread of await describeThreads()) console.log(thread);
    this.#write();
    // Vitest would wait for the thread that hangs.
    process.exit(1);
  }

  /**
   * @param {string} name
   * @param {readonly any[]} errors
   */
  #fails(name, errors) {
    const reasons = errors.map((error) => {
      const lines = String(error?.stack ?? error?.message ?? error).split('\n');
      return lines
        .filter((line) => !line.includes('/node_modules/'))
        .join('\n')
        .slice(0, LONGEST_REASON);
    });
    this.#failures.push([name, ...reasons].join('\n'));
  }

  #write() {
    if (COUNTS === undefined) return;
    mkdirSync(dirname(COUNTS), { recursive: true });
    writeFileSync(COUNTS, JSON.stringify({ ...this.#counts, failures: this.#failures }));
  }
}
