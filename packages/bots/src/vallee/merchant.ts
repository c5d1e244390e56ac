import { LEAVE } from '@comptoir/kit';
import type { Decision, Event, Options, State, View } from '@comptoir/vallee';
import type { Bot, Situation } from '../bot.ts';
import { remember } from './memory.ts';
import { soundAnswer } from './policy.ts';
import { recall } from './worlds.ts';

export type Valley = Situation<State, Decision, Event, View, Options>;

/** Worlds that agree with everything this seat saw and was told. */
export function worldsOf({ view, heard, world, rng }: Valley): () => State {
  const ledger = remember(view, heard);
  return () => recall(world(), view, ledger, rng);
}

/** Plays soundly at once: what a good player would do with the cards it has and knows of. */
export const merchantVallee: Bot<State, Decision, Event, View, Options> = {
  id: 'merchant',
  answer: (situation) => soundAnswer(worldsOf(situation)(), situation.decision, situation.rng, true),
  consider: () => LEAVE,
};
