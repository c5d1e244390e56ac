import { type Day, dayOf } from '@comptoir/challenges';
import { isRecord } from '@comptoir/kit';
import { recallText, remember } from '../../browser/preferences.ts';
import type { GameId } from '../../catalog/games.ts';

/** What this browser keeps of a day's challenge, so that it can be played without a server and sent later. */
export interface Attempt {
  readonly table: string;
  /** Null until it is over. */
  readonly score: number | null;
  /** How long the table was looked at. */
  readonly millis: number;
  readonly sent: boolean;
}

const key = (game: GameId, day: Day): string => `daily.${game}.${day}`;
const DAYS = 'daily.days';

export function attemptOf(game: GameId, day: Day): Attempt | null {
  try {
    const kept: unknown = JSON.parse(recallText(key(game, day)) ?? 'null');
    if (!isRecord(kept) || typeof kept['table'] !== 'string') return null;
    const { table, score, millis, sent } = kept;
    return {
      table,
      score: typeof score === 'number' ? score : null,
      millis: typeof millis === 'number' ? millis : 0,
      sent: sent === true,
    };
  } catch {
    return null;
  }
}

export const keepAttempt = (game: GameId, day: Day, attempt: Attempt): void =>
  remember(key(game, day), JSON.stringify(attempt));

/** Days on which a challenge of that very day was finished in this browser. */
export const daysKept = (): Day[] => (recallText(DAYS) ?? '').split(' ').filter(Boolean);

export function noteFinished(day: Day, now: number): void {
  const days = daysKept();
  if (day === dayOf(now) && !days.includes(day)) remember(DAYS, [...days, day].join(' '));
}
