import type { Reviewer, Weigher } from '../table/review.ts';
import { sharedWorker } from './worker-link.ts';

/** The worker of this browser reads the game again, wherever it was played. */
export const reviewGame: Reviewer = (game, record, progress) =>
  sharedWorker().ask({ type: 'review', game, record }, progress);

/** And weighs what could have been answered at any of its moments. */
export const weighLine: Weigher = (moment, progress) =>
  sharedWorker().ask({ type: 'weigh', moment }, progress);
