export { greedyBaieBot, worthOf } from './greedy.ts';
export { type BaieStatistics, baieStatistics, type GoldOf, type Share, share } from './statistics.ts';
