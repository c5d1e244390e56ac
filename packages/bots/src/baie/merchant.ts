import type { Decision, Event, Options, State, View } from '@comptoir/baie';
import { LEAVE } from '@comptoir/kit';
import type { Bot } from '../bot.ts';
import type { Liking } from './measure.ts';
import { policy } from './policy.ts';

/** How often a space is tried to the end of its action before it is chosen: six wins no more games than four. */
export const TRIES_AT_ONCE = 4;

/** Plays soundly at once: by what every good, hour, card and adventurer will bring in gold, and by what it likes. */
export const merchantWith = (liking: Liking): Bot<State, Decision, Event, View, Options> => ({
  id: 'merchant',
  answer: ({ decision, world, rng }) => policy(world(), decision, rng, TRIES_AT_ONCE, liking),
  consider: () => LEAVE,
});

export const merchantBaie = merchantWith(null);
