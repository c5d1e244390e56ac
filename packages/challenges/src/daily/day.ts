import { sha256Hex } from '@comptoir/kit';

/** A day as 2026-11-18. Days begin and end at Greenwich, so that everybody has the same one. */
export type Day = string;

/** Challenges can be played from this day on. */
export const FIRST_DAY: Day = '2026-11-01';
const DAY_MS = 86_400_000;

export const dayOf = (at: number): Day => new Date(at).toISOString().slice(0, 10);
export const startOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
export const dayAfter = (day: Day, days = 1): Day => dayOf(startOf(day) + days * DAY_MS);

/** Whether this day has a challenge already. */
export function isPlayable(day: string, now: number): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const at = startOf(day);
  return !Number.isNaN(at) && dayOf(at) === day && day >= FIRST_DAY && day <= dayOf(now);
}

/**
 * What the deal of a day is made from. It follows from the day alone, so that a challenge can be played without a server;
 * whoever wants to know tomorrow's deal today can work it out, as with any riddle that is printed in advance.
 */
export const secretOf = (game: string, day: Day): string => sha256Hex(`comptoir daily ${game} ${day}`);

/** Days in a row that end at the given one, or at the day before it: today is not missed before it is over. */
export function streakAt(played: readonly Day[], today: Day): { now: number; best: number } {
  const days = [...new Set(played)].sort();
  let best = 0;
  let run = 0;
  let before = '';
  for (const day of days) {
    run = before !== '' && dayAfter(before) === day ? run + 1 : 1;
    best = Math.max(best, run);
    before = day;
  }
  const isAlive = before === today || (before !== '' && dayAfter(before) === today);
  return { now: isAlive ? run : 0, best };
}
