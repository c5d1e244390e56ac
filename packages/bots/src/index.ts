export {
  type BaieAim,
  baieBots,
  baieBrain,
  baieCharacters,
  baiePlayers,
  baieReasons,
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
} from './karanor/index.ts';
export { bout, ratings, sidesOf } from './ladder.ts';
export { type BotId, botsOf, LEVELS, type Level, withBudget } from './levels.ts';
export { luckAt } from './luck.ts';
export { type PlayOut, type PlayOutOptions, playOut } from './play-out.ts';
export type { Census, Characters, GamePlayers, Tally, Trial, Tuning, Verdict } from './players.ts';
export { randomBot } from './random.ts';
export { type Rate, rateOf } from './rate.ts';
export { type Advice, advise, type Reason, RIVAL } from './search/advise.ts';
export { type Brain, chances } from './search/brain.ts';
export { type Budget, millis, plays } from './search/budget.ts';
export { finish, type Ranked, rank } from './search/rank.ts';
export { type Mistake, type Review, type ReviewOptions, review, type TurningPoint } from './search/review.ts';
export { situationOf } from './situation.ts';
export { type Mishap, thoughtOf } from './thought.ts';
export {
  greedyVallee,
  type ValleeAim,
  valleeBots,
  valleeBrain,
  valleeCharacters,
  valleePlayers,
  valleeReasons,
} from './vallee/index.ts';
