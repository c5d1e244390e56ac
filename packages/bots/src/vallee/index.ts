import type { Decision, Event, Options, State, View } from '@comptoir/vallee';
import { type Bots, botsOf, withStyles } from '../levels.ts';
import type { GamePlayers } from '../players.ts';
import { valleeBrain } from './brain.ts';
import { census } from './census.ts';
import { characters } from './characters.ts';
import { features } from './features.ts';
import { greedyVallee } from './greedy.ts';
import { merchantVallee, merchantWith } from './merchant.ts';
import { portrait } from './portrait.ts';
import { reasons } from './reasons.ts';
import { styleNames } from './style-names.ts';
import { STYLES } from './styles.ts';

export { type Aim as ValleeAim, valleeBrain } from './brain.ts';
export { characters as valleeCharacters } from './characters.ts';
export { greedyVallee } from './greedy.ts';
export { reasons as valleeReasons } from './reasons.ts';
export { styleNames as valleeStyles } from './style-names.ts';

export const valleeBots: Bots<State, Decision, Event, View, Options> = botsOf(valleeBrain, {
  merchant: merchantVallee,
  greedy: greedyVallee,
  styles: withStyles(STYLES, merchantWith),
});

export const valleePlayers: GamePlayers<State, Decision, Event, View, Options> = {
  bots: valleeBots,
  brain: valleeBrain,
  characters,
  styles: styleNames,
  reasons,
  features,
  portrait,
  census,
};
