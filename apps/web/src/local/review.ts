import type { Reviewer } from '../table/review.ts';
import { sharedWorker } from './worker-link.ts';

/** The worker of this browser reads the game again, wherever it was played. */
export const reviewGame: Reviewer = (game, record, progress) =>
  sharedWorker().ask({ type: 'review', game, record }, progress);
