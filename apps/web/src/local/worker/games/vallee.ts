import { valleeBots, valleeBrain } from '@comptoir/bots';
import { dealtFolks, type Options, vallee } from '@comptoir/vallee';
import { playableOf } from '../any-bot.ts';
import { fetchFolks } from '../folks.ts';

export const playable = playableOf(vallee, valleeBots, valleeBrain, {
  prepare: (seed, options) => fetchFolks(dealtFolks(seed, options as Options)),
});
