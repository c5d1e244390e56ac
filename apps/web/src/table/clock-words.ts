import { language } from '../i18n/language.svelte.ts';
import { timeOfDay } from '../i18n/time-of-day.ts';
import { say } from './i18n.ts';
import type { SeatClock } from './table.ts';

/** Whether the time of a seat passes now. */
export const passes = ({ isRunning, isHeld, restsUntil }: SeatClock): boolean =>
  isRunning && !isHeld && restsUntil === null;

/** What a seat's clock says aloud: the time it shows, and once why that time stands still. */
export function timerWords(
  clock: SeatClock,
  { left, time, now = Date.now() }: { left: number; time: string; now?: number },
): string {
  if (left === 0 && clock.reserve === null) return say('clock.out');
  const { restsUntil } = clock;
  if (restsUntil === null) return say(passes(clock) ? 'clock' : 'clock.still', { time });
  return `${say('clock', { time })}, ${say('time.rests', { time: timeOfDay(restsUntil, language(), now) })}`;
}
