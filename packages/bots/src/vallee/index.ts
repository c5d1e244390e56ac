import type { Decision, Event, Options, State, View } from '@comptoir/vallee';
import { type Bots, botsOf } from '../levels.ts';
import type { GamePlayers } from '../players.ts';
import { valleeBrain } from './brain.ts';
import { census } from './census.ts';
import { characters } from './characters.ts';
import { features } from './features.ts';
import { greedyVallee } from './greedy.ts';
import { merchantVallee } from './merchant.ts';
import { portrait } from './portrait.ts';
import { reasons } from './reasons.ts';

export { type Aim as ValleeAim, valleeBrain } from './brain.ts';
export { characters as valleeCharacters } from './characters.ts';
export { greedyVallee } from './greedy.ts';
export { reasons as valleeReasons } from './reasons.ts';

export const valleeBots: Bots<State, Decision, Event, View, Options> = botsOf(valleeBrain, {
  merchant: merchantVallee,
  greedy: greedyVallee,
});

export const valleePlayers: GamePlayers<State, Decision, Event, View, Options> = {
  bots: valleeBots,
  brain: valleeBrain,
  characters,
  reasons,
  features,
  portrait,
  census,
};
