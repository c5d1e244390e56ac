import { type Review, review } from '@comptoir/bots';
import { verifyRecord } from '@comptoir/kit';
import type { Playable } from './any-bot.ts';

/** A game of two takes a few seconds on one core. */
const REVIEW = { plays: 32, mistakesPerSeat: 8, turningPoints: 6 };

/** Goes through a finished game, in pieces; null when its record does not verify. Fetched when somebody asks for it. */
export function reviewing(
  { game, brain }: Playable,
  text: string,
): Generator<number, Review<unknown>> | null {
  const verified = verifyRecord(game, text);
  return verified.ok ? review(game, brain, verified.record, REVIEW) : null;
}
