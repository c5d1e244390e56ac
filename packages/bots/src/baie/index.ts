import type { Decision, Event, Options, State, View } from '@comptoir/baie';
import { type Bots, botsOf } from '../levels.ts';
import { baieBrain, fancies } from './brain.ts';
import { greedyBaieBot } from './greedy.ts';
import { merchantBaie } from './merchant.ts';

export { baieBrain } from './brain.ts';
export { greedyBaieBot } from './greedy.ts';
export type { Aim as BaieAim } from './measure.ts';
export { characters as baieCharacters, reasons as baieReasons } from './reasons.ts';
export { baieStatistics } from './statistics.ts';

export const baieBots: Bots<State, Decision, Event, View, Options> = botsOf(baieBrain, {
  merchant: merchantBaie,
  greedy: greedyBaieBot(),
  fancies,
});
