import { valleeBots, valleeBrain } from '@comptoir/bots';
import { vallee } from '@comptoir/vallee';
import { playableOf } from '../any-bot.ts';

export const playable = playableOf(vallee, valleeBots, valleeBrain);
