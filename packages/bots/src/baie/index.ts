import type { Decision, Event, Options, State, View } from '@comptoir/baie';
import { type Bots, botsOf } from '../levels.ts';
import type { GamePlayers } from '../players.ts';
import { baieBrain, fancies } from './brain.ts';
import { characters } from './characters.ts';
import { features } from './features.ts';
import { greedyBaieBot } from './greedy.ts';
import { merchantBaie } from './merchant.ts';
import { portrait } from './portrait.ts';
import { reasons } from './reasons.ts';
import { type BaieFigures, BaieTally } from './statistics.ts';
import { trialsOf, verdictsOf } from './tuning.ts';

export { baieBrain } from './brain.ts';
export { characters as baieCharacters } from './characters.ts';
export { greedyBaieBot } from './greedy.ts';
export type { Aim as BaieAim } from './measure.ts';
export { reasons as baieReasons } from './reasons.ts';

export const baieBots: Bots<State, Decision, Event, View, Options> = botsOf(baieBrain, {
  merchant: merchantBaie,
  greedy: greedyBaieBot(),
  fancies,
});

export const baiePlayers: GamePlayers<State, Decision, Event, View, Options> = {
  bots: baieBots,
  brain: baieBrain,
  characters,
  reasons,
  features,
  portrait,
  tally: () => new BaieTally(),
  tuning: {
    trials: trialsOf,
    verdicts: (figures: BaieFigures, bot, { colporteur }: Options) => verdictsOf(figures, bot, colporteur),
  },
};
