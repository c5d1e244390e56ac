export { greedyKaranor } from './greedy.ts';
export { type KaranorStatistics, karanorStatistics, type Rate, SOURCES, type Source } from './statistics.ts';
