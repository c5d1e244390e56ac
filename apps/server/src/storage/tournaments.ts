export const TOURNAMENT_STATUS = ['open', 'playing', 'over'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUS)[number];

export interface TournamentRow {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly game: string;
  readonly status: TournamentStatus;
  /** JSON of everything else. */
  readonly body: string;
  /** Grows with each change: of two nodes that change it one loses. */
  readonly version: number;
  readonly updatedAt: number;
}

export interface TournamentStore {
  createTournament(row: TournamentRow): Promise<void>;
  tournament(id: string): Promise<TournamentRow | null>;
  /** Tournaments of this status, the latest first. */
  tournaments(status: readonly TournamentStatus[], limit: number): Promise<TournamentRow[]>;
  /** Those under way, by id, page by page. */
  runningTournaments(after: string, limit: number): Promise<TournamentRow[]>;
  /** Tournaments in which this person takes part, or took part. */
  tournamentsOf(person: string): Promise<TournamentRow[]>;
  /** Stores the next version; false when somebody else was faster. */
  saveTournament(row: TournamentRow): Promise<boolean>;
  countTournaments(owner: string): Promise<number>;
}
