import type { Decision, Event, Options, State, View } from '@comptoir/baie';
import { type Bots, botsOf, withStyles } from '../levels.ts';
import type { GamePlayers } from '../players.ts';
import { baieBrain, fancies } from './brain.ts';
import { characters } from './characters.ts';
import { features } from './features.ts';
import { greedyBaieBot } from './greedy.ts';
import { merchantBaie, merchantWith } from './merchant.ts';
import { portrait } from './portrait.ts';
import { reasons } from './reasons.ts';
import { type BaieFigures, BaieTally } from './statistics.ts';
import { styleNames } from './style-names.ts';
import { STYLES } from './styles.ts';
import { trialsOf, verdictsOf } from './tuning.ts';

export { baieBrain } from './brain.ts';
export { characters as baieCharacters } from './characters.ts';
export { greedyBaieBot } from './greedy.ts';
export type { Aim as BaieAim } from './measure.ts';
export { reasons as baieReasons } from './reasons.ts';
export { styleNames as baieStyles } from './style-names.ts';

export const baieBots: Bots<State, Decision, Event, View, Options> = botsOf(baieBrain, {
  merchant: merchantBaie,
  greedy: greedyBaieBot(),
  fancies,
  styles: withStyles(STYLES, merchantWith),
});

export const baiePlayers: GamePlayers<State, Decision, Event, View, Options> = {
  bots: baieBots,
  brain: baieBrain,
  characters,
  styles: styleNames,
  reasons,
  features,
  portrait,
  tally: () => new BaieTally(),
  tuning: {
    trials: trialsOf,
    verdicts: (figures: BaieFigures, bot, { colporteur }: Options) => verdictsOf(figures, bot, colporteur),
  },
};
