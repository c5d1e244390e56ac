import { baie } from '@comptoir/baie';
import { greedyBaieBot } from '@comptoir/bots';
import { playableOf } from '../any-bot.ts';

export const playable = playableOf(baie, { greedy: greedyBaieBot() });
