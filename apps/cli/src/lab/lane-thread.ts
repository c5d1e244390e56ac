import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '../table/setup.ts';
import { textsOf } from '../texts/index.ts';
import { type LaneData, type LaneTold, lane } from './lanes.ts';
import type { Bout, Lane } from './series.ts';

/** Runs in a thread: plays one game of a series after the other. */

const { plan, language } = workerData as LaneData;
const t = textsOf(language);
let own: Lane | null = null;

async function play(bout: Bout): Promise<LaneTold> {
  own ??= lane(findGame(plan.game, t), plan, t);
  return own.play(bout);
}

parentPort?.on('message', (bout: Bout) => {
  play(bout)
    .catch((error): LaneTold => ({ failed: error instanceof Error ? error.message : String(error) }))
    .then((told) => parentPort?.postMessage(told));
});
