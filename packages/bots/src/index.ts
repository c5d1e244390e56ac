export type { Bot, Situation } from './bot.ts';
export { type PlayOut, type PlayOutOptions, playOut } from './play-out.ts';
export { randomBot } from './random.ts';
export { greedyVallee } from './vallee/greedy.ts';
