export { greedyKaranor } from './greedy.ts';
export { karanorReport } from './report.ts';
export { type KaranorStatistics, karanorStatistics } from './statistics.ts';
