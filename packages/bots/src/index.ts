export {
  type BaieAim,
  baieBots,
  baieBrain,
  baieCharacters,
  baiePlayers,
  baieReasons,
  baieStyles,
  greedyBaieBot,
} from './baie/index.ts';
export type { Bot, Situation } from './bot.ts';
export type { Features } from './features.ts';
export {
  greedyKaranor,
  type KaranorAim,
  type KaranorStatistics,
  karanorBots,
  karanorBrain,
  karanorCharacters,
  karanorPlayers,
  karanorReasons,
  karanorReport,
  karanorStatistics,
  karanorStyles,
} from './karanor/index.ts';
export { bout, ratings, sidesOf } from './ladder.ts';
export { sizeOf, strengthOf, type Weights } from './learned/network.ts';
export type { Portrait } from './learned/portrait.ts';
export {
  type BotId,
  type Character,
  type Characters,
  characterIn,
  inStyle,
  LEVEL_NAMES,
  LEVELS,
  type Level,
  levelOf,
  type Styles,
  shortNameOf,
  styleOf,
} from './level-names.ts';
export { botsOf, withBudget } from './levels.ts';
export { luckAt } from './luck.ts';
export { type PlayOut, type PlayOutOptions, playOut } from './play-out.ts';
export type { Census, GamePlayers, Tally, Trial, Tuning, Verdict } from './players.ts';
export { randomBot } from './random.ts';
export { type Rate, rateOf } from './rate.ts';
export { type Advice, advise, type Reason, RIVAL } from './search/advise.ts';
export { type Brain, chances, measuresOf } from './search/brain.ts';
export { type Budget, millis, plays } from './search/budget.ts';
export { finish, type Ranked, rank } from './search/rank.ts';
export {
  type Mistake,
  type Review,
  type ReviewOptions,
  review,
  type TurningPoint,
  type Weighed,
} from './search/review.ts';
export { situationOf } from './situation.ts';
export { ANSWERING_MS, type Mishap, thoughtOf } from './thought.ts';
export {
  greedyVallee,
  type ValleeAim,
  valleeBots,
  valleeBrain,
  valleeCharacters,
  valleePlayers,
  valleeReasons,
  valleeStyles,
} from './vallee/index.ts';
