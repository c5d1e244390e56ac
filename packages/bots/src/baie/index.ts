export { greedyBaieBot } from './greedy.ts';
export { baieStatistics } from './statistics.ts';
