import { type Review, review } from '@comptoir/bots';
import { verifyRecord } from '@comptoir/kit';
import type { Playable } from './any-bot.ts';

/** A phone has to get through a whole game in about a minute. */
const REVIEW = { plays: 16, mistakesPerSeat: 3, turningPoints: 5 };

/** Goes through a finished game, in pieces; null when its record does not verify. Fetched when somebody asks for it. */
export function reviewing(
  { game, brain }: Playable,
  text: string,
): Generator<number, Review<unknown>> | null {
  const verified = verifyRecord(game, text);
  return verified.ok ? review(game, brain, verified.record, REVIEW) : null;
}
