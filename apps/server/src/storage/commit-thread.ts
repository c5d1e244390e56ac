import { Worker } from 'node:worker_threads';
import type { Asked, Told } from './writer-thread.ts';
import type { WrittenRow } from './written-row.ts';

interface Pending {
  readonly resolve: (won: boolean[]) => void;
  readonly reject: (error: Error) => void;
}

/** Where commits are made: waiting for the disk is most of their time, and tables can be played meanwhile. */
export interface CommitThread {
  commit(rows: readonly WrittenRow[]): Promise<boolean[]>;
  close(): Promise<void>;
}

export function commitThread(path: string): CommitThread {
  const pending = new Map<number, Pending>();
  let worker: Worker | null = null;
  let latest = 0;

  function start(): Worker {
    const thread = new Worker(new URL('./writer-thread.js', import.meta.url), {
      workerData: path,
      // It holds statements and one batch of rows.
      resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 },
    });
    const fail = (error: Error) => {
      if (worker !== thread) return;
      worker = null;
      // What it was writing is in doubt, like after any other failure of the disk.
      for (const { reject } of pending.values())
        reject(Object.assign(error, { code: 'SQLITE_IOERR_THREAD' }));
      pending.clear();
    };
    thread.on('message', (told: Told) => {
      const waiting = pending.get(told.id);
      pending.delete(told.id);
      if ('won' in told) waiting?.resolve(told.won);
      else waiting?.reject(Object.assign(new Error(told.message), { code: told.code }));
    });
    thread.on('error', fail);
    thread.on('exit', () => fail(new Error('the writing thread ended')));
    return thread;
  }

  return {
    commit: (rows) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const id = ++latest;
        pending.set(id, { resolve, reject });
        worker.postMessage({ id, rows } satisfies Asked);
      }),
    async close() {
      const thread = worker;
      if (thread === null) return;
      const ended = new Promise((resolve) => thread.once('exit', resolve));
      thread.postMessage(null satisfies Asked);
      await ended;
    },
  };
}
