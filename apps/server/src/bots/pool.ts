import { availableParallelism } from 'node:os';
import type { Piscina } from 'piscina';
import type { Advise, Think, Thought } from '../table/bot-seats.ts';
import think, { counsel } from './think.ts';

export interface BotPool {
  readonly think: Think;
  readonly advise: Advise;
  close(): Promise<void>;
}

const WORKER = new URL(import.meta.url.endsWith('.ts') ? './think.ts' : './think.js', import.meta.url);
/** A worker that is silent for this many times the budget, and a little for its start, is ended. */
const PATIENCE = 4;
const GRACE = 5_000;

/**
 * Bots think beside the event loop, on all cores but one. Workers come when they are needed and go after a while; one
 * whose thought is no longer wanted, or does not end, is ended and another takes its place.
 */
export function botPool(worker: URL = WORKER, grace: number = GRACE): BotPool {
  let opened: Promise<Piscina> | null = null;
  const open = async () => {
    // Loaded with the first thought: many servers never see a bot.
    const { Piscina: Pool } = await import('piscina');
    return new Pool({
      filename: worker.href,
      minThreads: 0,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: 30_000,
    });
  };
  return {
    async think(thought, signal) {
      opened ??= open();
      return run(await opened, thought, signal, grace);
    },
    async advise(thought, signal) {
      opened ??= open();
      return run(await opened, thought, signal, grace, 'counsel');
    },
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
  // The time in the queue is not the bot's: it may be long where many tables have bots.
  const timer = setTimeout(abort, thought.budget * (PATIENCE + pool.queueSize) + grace);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    return (await pool.run(thought, { signal: end.signal, name })) as T;
  } catch (error) {
    // A pool whose worker was ended starts another one only when it is asked again: those in the queue would wait.
    if (pool.queueSize > 0) pool.run(null).catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** The same in this thread, where workers cannot be had. */
export const inlineBots = (): BotPool => ({
  think: async (thought) => think(thought),
  advise: async (thought) => counsel(thought),
  close: async () => {},
});
