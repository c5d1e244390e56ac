import type { RatedSeat, Rating } from '../ratings/rate-game.ts';
import type { EndedTable } from '../ratings/rated-seats.ts';
import type { Known } from './known.ts';

/** Where a rated game stands among those of its game: by the moment it ended, then by its table. */
export interface Position {
  readonly at: number;
  readonly table: string;
}

/** How games are rated. */
export interface Rater {
  /** Bots keep their rating whatever happens. */
  isFixed(player: string): boolean;
  /** What a player comes with, from the rating after their last game. */
  before(player: string, last: Rating | null): Rating;
  /** The ratings after a game, by seat. */
  rate(seats: readonly RatedSeat[], before: (player: string) => Rating): Map<number, Rating>;
}

/** The rating of one seat after a rated game. */
export interface RatedResult {
  readonly seat: number;
  readonly before: Rating;
  readonly after: Rating;
}

/** Somebody's rating in one game after their latest rated game. */
export interface StandingRow {
  readonly game: string;
  readonly player: string;
  readonly rating: Rating;
  readonly games: number;
  /** In the month asked for, or in the month of the latest game. */
  readonly month: string;
  readonly monthGames: number;
  /** `mu` when that month began for them. */
  readonly monthMu: number;
}

export interface BoardRow extends StandingRow {
  readonly name: string;
  readonly figure: string | null;
  readonly colour: string | null;
  readonly bound: number;
}

/** A line of a board; the next page begins behind it. */
export interface BoardPlace {
  readonly bound: number;
  readonly player: string;
}

/** What is kept of ratings (ADR 63). A rated game is counted in the order of `Position`, whenever it becomes known. */
export interface RatingStore {
  /** Rated tables that ended and can be read here, by id, page by page: from these everything can be computed again. */
  endedRated(after: string, limit: number, known: Known): Promise<(EndedTable & Position)[]>;
  /** Stores who is rated for a table, or that nobody is; later games are rated again. */
  keepRated(game: string, position: Position, seats: readonly RatedSeat[]): Promise<void>;
  /** Rates every kept game again, from the first one. */
  rateAnew(): Promise<void>;
  /** The ids of games (vallee, baie…) with tables that wait to be rated. */
  ratingsDue(): Promise<string[]>;
  /** Rates the next games of a game, one after the other, at one node at a time. Tells how many were rated. */
  rateNext(game: string, limit: number, rater: Rater): Promise<number>;
  /** How many games wait to be rated. */
  unratedCount(): Promise<number>;
  /** The ratings of a player, by game. */
  ratingsOf(player: string): Promise<StandingRow[]>;
  /** A player's ratings in one game after each of the latest games, oldest first. */
  ratingCurve(player: string, game: string, limit: number): Promise<(Position & { rating: Rating })[]>;
  /** The ratings of the seats after a rated table; empty until they are known. */
  ratedTable(table: string): Promise<RatedResult[]>;
  /** Persons of known strength, the strongest first: of one month, or of all time. */
  ratingBoard(
    game: string,
    month: string | null,
    sigma: number,
    limit: number,
    after?: BoardPlace,
  ): Promise<BoardRow[]>;
  /** Months in which somebody played a rated game, the latest first. */
  ratingMonths(game: string, limit: number): Promise<string[]>;
}
