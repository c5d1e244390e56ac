import { say } from './i18n.ts';
import type { SeatClock } from './table.ts';

/** Whether the time of a seat passes now. */
export const passes = ({ isRunning, isHeld, restsUntil }: SeatClock): boolean =>
  isRunning && !isHeld && restsUntil === null;

/** What a seat's clock says aloud: the time it shows, and once why that time stands still; `rest` says until when. */
export function timerWords(
  clock: SeatClock,
  { left, time, rest }: { left: number; time: string; rest: string | null },
): string {
  if (left === 0 && clock.reserve === null) return say('clock.out');
  const told = say(passes(clock) || rest ? 'clock' : 'clock.still', { time });
  return rest ? `${told}, ${rest}` : told;
}
