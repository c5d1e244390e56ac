import type { Rating } from '../ratings/rate-game.ts';

/** What somebody reached in a day's challenge. */
export interface DailyResult {
  readonly person: string;
  readonly game: string;
  readonly day: string;
  readonly score: number;
  readonly millis: number;
  readonly at: number;
}

export interface DailyLine {
  readonly person: string;
  readonly name: string;
  readonly figure: string | null;
  readonly colour: string | null;
  readonly score: number;
  readonly millis: number;
}

/** A rating with the number of tries that made it. */
export interface TriedRating {
  readonly rating: Rating;
  readonly tries: number;
}

/** A first try at a puzzle: how both sides stood before and what it made of them. */
export interface PuzzleTried {
  readonly isNew: boolean;
  readonly before: Rating;
  readonly mine: TriedRating;
  readonly puzzle: TriedRating;
}

/** Rates a try: the solver against the puzzle. */
export type RateTry = (
  mine: Rating | null,
  puzzle: Rating | null,
) => { mine: Rating; puzzle: Rating; before: Rating };

/** What is kept of daily challenges and puzzles (ADR 87). */
export interface ChallengeStore {
  /** The first result of a person counts; false for a second one. */
  keepDaily(result: DailyResult): Promise<boolean>;
  /** How many reached which score. */
  dailyCounts(game: string, day: string): Promise<{ score: number; players: number }[]>;
  /** The best, equals by who came first. */
  dailyBest(game: string, day: string, limit: number): Promise<DailyLine[]>;
  dailyOf(person: string, game: string, day: string): Promise<DailyResult | null>;
  /** All results of a person. */
  dailiesOf(person: string): Promise<DailyResult[]>;

  /** Rates the first try of a person at a puzzle; a second one changes nothing. One try of a puzzle at a time. */
  keepTry(
    wish: { person: string; game: string; puzzle: string; isSolved: boolean; at: number },
    rate: RateTry,
  ): Promise<PuzzleTried>;
  triesOf(person: string, game?: string): Promise<{ game: string; puzzle: string; isSolved: boolean }[]>;
  puzzleRatingOf(person: string, game: string): Promise<TriedRating | null>;
  puzzleRatings(game: string): Promise<({ puzzle: string } & TriedRating)[]>;
}
