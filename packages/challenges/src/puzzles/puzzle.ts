import type { Json, Seat } from '@comptoir/kit';

/** A position in which one answer is better than all others, as it is shipped. */
export interface Puzzle {
  /** Unique among the puzzles of its game. */
  readonly id: string;
  readonly seat: Seat;
  /** What is asked for (`Aim`). */
  readonly aim: string;
  /** What lies there at the beginning, and what the best play reaches. */
  readonly from: number;
  readonly best: number;
  /** The only first answer that reaches it. */
  readonly solution: Json;
  /** What the rating of the puzzle starts from. */
  readonly level: number;
  readonly options: Json;
  /** The state of the game, as JSON of this number of rules. */
  readonly state: string;
}

export interface PuzzleFile {
  readonly game: string;
  readonly rules: number;
  readonly puzzles: readonly Puzzle[];
}
