import { baie } from '@comptoir/baie';
import { baieBots, baieBrain } from '@comptoir/bots';
import { playableOf } from '../any-bot.ts';

export const playable = playableOf(baie, baieBots, baieBrain);
