import type { Decision, Event, Options, State, View } from '@comptoir/vallee';
import { type Bots, botsOf } from '../levels.ts';
import { valleeBrain } from './brain.ts';
import { greedyVallee } from './greedy.ts';
import { merchantVallee } from './merchant.ts';

export { type Aim as ValleeAim, valleeBrain } from './brain.ts';
export { greedyVallee } from './greedy.ts';
export { characters as valleeCharacters, reasons as valleeReasons } from './reasons.ts';

export const valleeBots: Bots<State, Decision, Event, View, Options> = botsOf(valleeBrain, {
  merchant: merchantVallee,
  greedy: greedyVallee,
});
