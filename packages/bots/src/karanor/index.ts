import type { Decision, Event, Options, State, View } from '@comptoir/karanor';
import { type Bots, botsOf } from '../levels.ts';
import type { GamePlayers } from '../players.ts';
import { karanorBrain } from './brain.ts';
import { fancies } from './candidates.ts';
import { census } from './census.ts';
import { characters } from './characters.ts';
import { features } from './features.ts';
import { greedyKaranor } from './greedy.ts';
import { merchantKaranor } from './merchant.ts';
import { portrait } from './portrait.ts';
import { reasons } from './reasons.ts';
import { karanorReport } from './report.ts';
import { karanorStatistics } from './statistics.ts';
import { inVoice } from './voice.ts';

export type { Aim as KaranorAim } from './aims.ts';
export { karanorBrain } from './brain.ts';
export { characters as karanorCharacters } from './characters.ts';
export { greedyKaranor } from './greedy.ts';
export { reasons as karanorReasons } from './reasons.ts';
export { karanorReport } from './report.ts';
export { type KaranorStatistics, karanorStatistics } from './statistics.ts';

const silent = botsOf(karanorBrain, { merchant: merchantKaranor, greedy: greedyKaranor, fancies });
export const karanorBots: Bots<State, Decision, Event, View, Options> = {
  ...silent,
  beginner: inVoice(silent.beginner, 'novice'),
  novice: inVoice(silent.novice, 'novice'),
  merchant: inVoice(silent.merchant, 'merchant'),
  master: inVoice(silent.master, 'master'),
  grandmaster: inVoice(silent.grandmaster, 'master'),
};

export const karanorPlayers: GamePlayers<State, Decision, Event, View, Options> = {
  bots: karanorBots,
  brain: karanorBrain,
  characters,
  reasons,
  features,
  portrait,
  statistics: karanorStatistics,
  census,
  report: karanorReport,
};
