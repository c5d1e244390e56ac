import { availableParallelism } from 'node:os';
import type { Piscina } from 'piscina';
import type { Advise, Think, Thought } from '../table/bot-seats.ts';
import { FairQueue } from './fair-queue.ts';
import think, { counsel } from './think.ts';

export interface BotPool {
  readonly think: Think;
  readonly advise: Advise;
  /** How many thoughts wait for a worker. */
  readonly waiting: number;
  close(): Promise<void>;
}

const WORKER = new URL(import.meta.url.endsWith('.ts') ? './think.ts' : './think.js', import.meta.url);
/** A worker that is silent for this many times the budget, and a little for its start, is ended. */
const PATIENCE = 4;
const GRACE = 5_000;
/** Workers that stay: one for a long thought and one for answers, which cannot wait until a worker has started. */
const STAYING = 2;
/** A thought that needs more memory than this ends its worker and nothing else. */
const MEMORY_MB = 512;

/**
 * Bots think beside the event loop, on all cores but one, and answer people in one worker more. Workers are started when
 * needed, and all but two are stopped after a while. A worker whose thought is no longer wanted, or does not end, is replaced.
 */
export function botPool(
  worker: URL = WORKER,
  grace: number = GRACE,
  megabytes = MEMORY_MB,
  threads: number = Math.max(1, availableParallelism() - 1),
): BotPool {
  const queue = new FairQueue(threads);
  let opened: Promise<Piscina> | null = null;
  const open = async () => {
    // Loaded with the first thought: many servers never see a bot.
    const { Piscina: Pool } = await import('piscina');
    return new Pool({
      filename: worker.href,
      minThreads: STAYING,
      maxThreads: threads + 1,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      idleTimeout: 30_000,
    });
  };
  return {
    get waiting() {
      return queue.waiting;
    },
    think: (thought, signal) =>
      queue.run(thought.client, signal, async () => {
        opened ??= open();
        return run(await opened, thought, signal, grace);
      }),
    advise: (thought, signal) =>
      queue.run(thought.client, signal, async () => {
        opened ??= open();
        return run(await opened, thought, signal, grace, 'counsel');
      }),
    async close() {
      await (await opened)?.destroy();
    },
  };
}

async function run<T>(
  pool: Piscina,
  thought: Omit<Thought, 'bot'>,
  signal: AbortSignal,
  grace: number,
  name = 'default',
): Promise<T> {
  const end = new AbortController();
  const abort = () => end.abort();
  const timer = setTimeout(abort, thought.budget * PATIENCE + grace);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    return (await pool.run(thought, { signal: end.signal, name })) as T;
  } catch (error) {
    // After a worker was ended, the pool starts another one only on a new request; thoughts in the queue would wait.
    if (pool.queueSize > 0) pool.run(null).catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** The same in this thread, where there are no workers. */
export const inlineBots = (): BotPool => ({
  think: async (thought) => think(thought),
  advise: async (thought) => counsel(thought),
  waiting: 0,
  close: async () => {},
});
