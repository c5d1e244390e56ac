import type { Worker } from 'node:worker_threads';
import type { Language } from '@comptoir/kit';
import type { GameEntry } from '../games.ts';
import { findBot } from '../table/setup.ts';
import type { Texts } from '../texts/index.ts';
import { type Bout, type Lane, type Plan, type Played, playBout } from './series.ts';
import { startThread } from './thread.ts';

/** Where the games of a series are played: in this thread, or in threads beside it, one for each core. */

export interface LaneData {
  readonly plan: Plan;
  readonly language: Language;
}

export type LaneTold = Played | { readonly failed: string };

/** Plays in this thread, with a pause after each game so that signals are heard. */
export function lane(entry: GameEntry, plan: Plan, t: Texts): Lane {
  const bots = plan.bots.map((name) => findBot(entry, name, t, plan.time));
  return {
    play: async (bout) => {
      await new Promise((resolve) => setImmediate(resolve));
      return playBout(entry, plan, bots, bout);
    },
    close: async () => {},
  };
}

/** Games in a thread of their own. */
export function laneBeside(data: LaneData): Lane {
  const thread = startThread('lane-thread', { data });
  return {
    play: (bout) => ask(thread, bout),
    async close() {
      await thread.terminate();
    },
  };
}

function ask(thread: Worker, bout: Bout): Promise<Played> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      thread.off('message', hear);
      thread.off('error', fail);
      thread.off('exit', end);
    };
    const hear = (told: LaneTold): void => {
      settle();
      if ('failed' in told) reject(new Error(told.failed));
      else resolve(told);
    };
    const fail = (error: unknown): void => {
      settle();
      reject(error);
    };
    const end = (): void => fail(new Error('a thread ended in the middle of a game'));
    thread.on('message', hear);
    thread.on('error', fail);
    thread.on('exit', end);
    thread.postMessage(bout);
  });
}
