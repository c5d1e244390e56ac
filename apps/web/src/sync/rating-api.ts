import type { Leaderboard, MyRatings, TableRatings } from '@comptoir/protocol';
import { type Reply, request } from './server-api.ts';

/** How strong people are, as the server has worked it out from rated games. */
export const readMyRatings = (): Promise<Reply<MyRatings>> => request('GET', '/me/ratings');
export const readTableRatings = (table: string): Promise<Reply<TableRatings>> =>
  request('GET', `/tables/${encodeURIComponent(table)}/ratings`);
export const readBoard = (
  game: string,
  wish: { month: string | null; after: string | null },
): Promise<Reply<Leaderboard>> => {
  const said = Object.entries(wish).flatMap(([key, value]) => (value === null ? [] : [[key, value]]));
  return request('GET', `/ratings/${game}?${new URLSearchParams(said as string[][])}`);
};
