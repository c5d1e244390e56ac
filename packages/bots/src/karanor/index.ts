export { greedyKaranor } from './greedy.ts';
export { karanorReport } from './report.ts';
export { type KaranorStatistics, karanorStatistics, type Rate, SOURCES, type Source } from './statistics.ts';
