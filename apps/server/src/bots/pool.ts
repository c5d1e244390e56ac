import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Think } from '../table/bot-seats.ts';
import think from './think.ts';

export interface BotPool {
  readonly think: Think;
  close(): Promise<void>;
}

/** Bots think beside the event loop, on all cores but one. Workers come when they are needed and go after a while. */
export function botPool(): BotPool {
  const file = import.meta.url.endsWith('.ts') ? './think.ts' : './think.js';
  const pool = new Piscina({
    filename: new URL(file, import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 30_000,
  });
  return { think: (thought) => pool.run(thought), close: () => pool.destroy() };
}

/** The same in this thread, where workers cannot be had. */
export const inlineBots = (): BotPool => ({
  think: async (thought) => think(thought),
  close: async () => {},
});
