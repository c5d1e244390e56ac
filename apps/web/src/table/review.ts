import type { Advice, Review } from '@comptoir/bots';
import type { Json, Kinded, Move, Seat } from '@comptoir/kit';
import type { GameId } from '../catalog/games.ts';

/** Reads a finished game again and finds where it turned; null when the record cannot be read. */
export type Reviewer = (
  game: GameId,
  record: string,
  progress: (share: number) => void,
) => Promise<Review<unknown> | null>;

/** A finished game up to one of its moments, and on along a line that was tried from there. */
export interface LineAsk {
  readonly game: GameId;
  readonly record: string;
  readonly at: number;
  /** What the line begins at in place of the deal: a position that somebody set up. */
  readonly position?: Json;
  readonly moves: readonly Move[];
  /** What was, or would be, answered there: it is compared with the best, however good it is. */
  readonly watched: readonly Json[];
}

/** What the seat that is asked could answer there, and how good that is. */
export interface Weighing {
  readonly seat: Seat;
  readonly decision: Kinded;
  /** As the seat saw it. */
  readonly view: unknown;
  readonly advice: readonly Advice<unknown>[];
}

/** Weighs the answers at a moment; null where nothing is asked. */
export type Weigher = (moment: LineAsk, progress: (share: number) => void) => Promise<Weighing | null>;
