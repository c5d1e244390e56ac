import type { Json, Kinded, Match, Move, Seat } from '@comptoir/kit';
import type { Playable } from './any-bot.ts';

/** Questions with one sensible answer: people at one screen are not asked them; bots answer theirs as usual. */
export interface Played {
  readonly playable: Playable;
  readonly match: Match;
}

/** The answer of a question that its person need not be asked; undefined where they are asked, and for bots. */
export function settledAnswer(
  { playable: { game, settles }, match }: Played,
  decision: Kinded,
  isBot: (seat: Seat) => boolean,
): Json | undefined {
  if (settles === undefined || isBot(decision.seat)) return undefined;
  return settles(decision, game.view(match.state, decision.seat));
}

/** The move of a person who need not be asked; null where there is none. */
export function settledMove(played: Played, isBot: (seat: Seat) => boolean): Move | null {
  for (const decision of played.match.decisions) {
    if (decision.standing === true) continue;
    const answer = settledAnswer(played, decision, isBot);
    if (answer !== undefined) return { seat: decision.seat, id: decision.id, answer };
  }
  return null;
}
