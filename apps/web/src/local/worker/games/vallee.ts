import { valleeBots, valleeBrain } from '@comptoir/bots';
import { dealtFolks, type Options, type State, vallee } from '@comptoir/vallee';
import { playableOf } from '../any-bot.ts';
import { fetchFolks } from '../folks.ts';

export const playable = playableOf(vallee, valleeBots, valleeBrain, {
  // A position names its folks; those that its options and seed would deal are others.
  prepare: (seed, options, position) =>
    fetchFolks(position === null ? dealtFolks(seed, options as Options) : (position as State).config.folks),
});
