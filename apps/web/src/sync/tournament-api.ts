import type { NewTournament, TournamentView } from '@comptoir/protocol';
import { type Reply, request } from './server-api.ts';

/** Tournaments of the server: their pages are for everybody, taking part needs a name. */
type Listed = Pick<TournamentView, 'tournament' | 'name' | 'game' | 'status'>;

export const readTournaments = (): Promise<Reply<{ tournaments: Listed[] }>> =>
  request('GET', '/tournaments');
export const readTournament = (id: string): Promise<Reply<TournamentView>> =>
  request('GET', `/tournaments/${encodeURIComponent(id)}`);
export const announce = (wish: Partial<NewTournament>): Promise<Reply<TournamentView>> =>
  request('POST', '/tournaments', wish);
export const takePart = (id: string, team: string | null): Promise<Reply<TournamentView>> =>
  request('POST', `/tournaments/${encodeURIComponent(id)}/join`, team === null ? {} : { team });
export const dropOut = (id: string): Promise<Reply<TournamentView>> =>
  request('POST', `/tournaments/${encodeURIComponent(id)}/leave`);
export const startTournament = (id: string): Promise<Reply<TournamentView>> =>
  request('POST', `/tournaments/${encodeURIComponent(id)}/start`);
/** The addresses of files for others: standings for a spreadsheet, the whole tournament for a program. */
export const standingsFile = (id: string): string =>
  `/api/tournaments/${encodeURIComponent(id)}/standings.csv`;
export const tournamentFile = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;
