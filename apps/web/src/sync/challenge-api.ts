import type { Move } from '@comptoir/kit';
import type { DailyBoard, PuzzleBook, PuzzleTry } from '@comptoir/protocol';
import { type Reply, request } from './server-api.ts';

/** Challenges of the day and puzzles: played here, and counted by the server once it has played them again. */
export const readDaily = (game: string, day: string): Promise<Reply<DailyBoard>> =>
  request('GET', `/daily/${game}/${day}`);
export const sendDaily = (
  game: string,
  day: string,
  played: { moves: readonly Move[]; millis: number },
): Promise<Reply<DailyBoard>> => request('POST', `/daily/${game}/${day}`, played);
export const readPuzzles = (game: string): Promise<Reply<PuzzleBook>> => request('GET', `/puzzles/${game}`);
export const sendPuzzle = (game: string, puzzle: string, moves: readonly Move[]): Promise<Reply<PuzzleTry>> =>
  request('POST', `/puzzles/${game}/${puzzle}`, { moves });
