import { karanorBots, karanorBrain } from '@comptoir/bots';
import { karanor, karanorTable } from '@comptoir/karanor';
import { playableOf } from '../any-bot.ts';

export const playable = playableOf(karanor, karanorBots, karanorBrain, karanorTable);
