import type { Statistics } from '@comptoir/protocol';
import { type Reply, request } from './server-api.ts';

/** What finished games of the server are like. */
export const readStatistics = (game: string): Promise<Reply<Statistics>> =>
  request('GET', `/statistics/${game}`);
/** The address of the same figures as a file. */
export const statisticsFile = (game: string): string => `/api/statistics/${game}/file.csv`;
