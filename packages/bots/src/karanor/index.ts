import type { Decision, Event, Options, State, View } from '@comptoir/karanor';
import type { Voice } from '@comptoir/karanor/texts';
import { type Level, levelOf } from '../level-names.ts';
import { type Bots, botsOf, withStyles } from '../levels.ts';
import type { GamePlayers } from '../players.ts';
import { karanorBrain } from './brain.ts';
import { fancies } from './candidates.ts';
import { census } from './census.ts';
import { characters } from './characters.ts';
import { features } from './features.ts';
import { greedyKaranor } from './greedy.ts';
import { merchantKaranor, merchantWith } from './merchant.ts';
import { portrait } from './portrait.ts';
import { STYLES } from './prices.ts';
import { reasons } from './reasons.ts';
import { karanorReport } from './report.ts';
import { karanorStatistics } from './statistics.ts';
import { styleNames } from './style-names.ts';
import { inVoice } from './voice.ts';

export type { Aim as KaranorAim } from './aims.ts';
export { karanorBrain } from './brain.ts';
export { characters as karanorCharacters } from './characters.ts';
export { greedyKaranor } from './greedy.ts';
export { reasons as karanorReasons } from './reasons.ts';
export { karanorReport } from './report.ts';
export { type KaranorStatistics, karanorStatistics } from './statistics.ts';
export { styleNames as karanorStyles } from './style-names.ts';

const VOICES: Readonly<Record<Level, Voice>> = {
  beginner: 'novice',
  novice: 'novice',
  merchant: 'merchant',
  master: 'master',
  grandmaster: 'master',
};

const silent = botsOf(karanorBrain, {
  merchant: merchantKaranor,
  greedy: greedyKaranor,
  fancies,
  styles: withStyles(STYLES, merchantWith),
});
export const karanorBots: Bots<State, Decision, Event, View, Options> = {
  ...silent,
  ...Object.fromEntries(
    Object.entries(silent).map(([id, bot]) => {
      const level = levelOf(id);
      return [id, level === null ? bot : inVoice(bot, VOICES[level])];
    }),
  ),
};

export const karanorPlayers: GamePlayers<State, Decision, Event, View, Options> = {
  bots: karanorBots,
  brain: karanorBrain,
  characters,
  styles: styleNames,
  reasons,
  features,
  portrait,
  statistics: karanorStatistics,
  census,
  report: karanorReport,
};
