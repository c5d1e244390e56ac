/**
 * Names the tests that passed only when they were tried again, with what went wrong first: they count as passed, and
 * somebody should look at them.
 */
export default class Unsteady {
  /** @type {string[]} */
  #found = [];

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const [first] = test.result().errors ?? [];
    const reason = first ? `: ${first.message.split('\n')[0]}` : '';
    this.#found.push(`${test.module.relativeModuleId} > ${test.fullName}${reason}`);
  }

  onTestRunEnd() {
    for (const one of this.#found) console.log(`UNSTEADY, passed when tried again: ${one}`);
  }
}
