export { baieStatistics, greedyBaieBot } from './baie/index.ts';
export type { Bot, Situation } from './bot.ts';
export { greedyKaranor, type KaranorStatistics, karanorReport, karanorStatistics } from './karanor/index.ts';
export { type PlayOut, type PlayOutOptions, playOut } from './play-out.ts';
export { randomBot } from './random.ts';
export { greedyVallee } from './vallee/greedy.ts';
