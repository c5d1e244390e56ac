import type { Review } from '@comptoir/bots';
import type { GameId } from '../catalog/games.ts';

/** Reads a finished game again and finds where it turned; null when the record cannot be read. */
export type Reviewer = (
  game: GameId,
  record: string,
  progress: (share: number) => void,
) => Promise<Review<unknown> | null>;
