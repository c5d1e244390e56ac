import type { Language } from '@comptoir/kit';
import { localeOf } from './ago.ts';

const DAY = 86_400_000;

/** When something was said or done, in the reader's own time: "14:05", and with its day when that was not today. */
export function timeOfDay(at: number, language: Language, now = Date.now()): string {
  const isToday = Math.abs(now - at) < DAY && new Date(at).getDate() === new Date(now).getDate();
  return new Intl.DateTimeFormat(localeOf(language), {
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}
