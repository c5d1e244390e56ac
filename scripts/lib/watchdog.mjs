import { Session } from 'node:inspector';

/** Longer than any single test may take (ten minutes in a browser), for a loop without an end, which no limit of a test can stop. */
export const LONGEST_SILENCE = 11 * 60_000;
/** How long a thread may take to say what it does. */
const PATIENCE = 5_000;

/** Run in a thread: tells its file, and what keeps it from ending. */
const OPEN = `[globalThis.__vitest_worker__?.filepath, 'open:', ...process.getActiveResourcesInfo()].join(' ')`;

/**
 * What every thread of this process is doing: its stack if it computes, and what keeps it from ending. A thread that is
 * caught in a loop answers too: the debugger interrupts it.
 * @returns {Promise<string[]>} one text per thread
 */
export async function describeThreads() {
  const session = new Session();
  session.connect();
  /** @type {Thread[]} */
  const threads = [];
  session.on('NodeWorker.attachedToWorker', ({ params }) => {
    threads.push(new Thread(session, params.sessionId, params.workerInfo.title));
  });
  await new Promise((resolve) =>
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false }, () => resolve(undefined)),
  );
  const told = await Promise.all(threads.map((thread) => thread.describe()));
  session.disconnect();
  return told;
}

/** A worker thread as the debugger sees it. */
class Thread {
  #asked = 0;
  /** @type {Map<number | string, (reply: any) => void>} */
  #waiting = new Map();
  /** @type {Map<string, string>} */
  #files = new Map();

  /**
   * @param {Session} session
   * @param {string} id
   * @param {string} title
   */
  constructor(session, id, title) {
    this.session = session;
    this.id = id;
    this.title = title;
    session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
      if (params.sessionId !== id) return;
      const message = JSON.parse(params.message);
      if (message.method === 'Debugger.scriptParsed')
        this.#files.set(message.params.scriptId, message.params.url);
      this.#waiting.get(message.id ?? message.method)?.(message.result ?? message.params);
    });
  }

  async describe() {
    const reply = await this.#ask('Runtime.evaluate', { expression: OPEN, returnByValue: true });
    const said = reply?.result?.value ?? 'waits, and does not answer';
    const paused = this.#next('Debugger.paused');
    await this.#ask('Debugger.enable');
    await this.#ask('Debugger.pause');
    const frames = (await paused)?.callFrames ?? [];
    await this.#ask('Debugger.resume');
    const lines = frames
      .slice(0, 12)
      .map(
        (/** @type {any} */ { functionName, location }) =>
          `    at ${functionName || '(anonymous)'} (${this.#files.get(location.scriptId)}:${location.lineNumber + 1})`,
      );
    return [`  ${this.title}: ${said}`, ...lines].join('\n');
  }

  /**
   * @param {string} method
   * @param {object} [params]
   */
  #ask(method, params = {}) {
    const id = ++this.#asked;
    const message = JSON.stringify({ id, method, params });
    const reply = this.#next(id);
    this.session.post('NodeWorker.sendMessageToWorker', { sessionId: this.id, message }, () => undefined);
    return reply;
  }

  /**
   * @param {number | string} key
   * @returns {Promise<any>} null when nothing comes
   */
  #next(key) {
    return new Promise((resolve) => {
      const late = setTimeout(resolve, PATIENCE, null);
      this.#waiting.set(key, (reply) => {
        clearTimeout(late);
        resolve(reply);
      });
    });
  }
}
