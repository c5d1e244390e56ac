import type { Language } from '@comptoir/kit';

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
  ['month', 2_629_800_000],
  ['year', 31_557_600_000],
];

/** How long ago something was, in the largest unit that fits: "il y a 3 jours". */
export function ago(at: number, now: number, language: Language): string {
  const passed = Math.max(0, now - at);
  const [unit, step] = STEPS.findLast(([, length]) => passed >= length) ?? [null, 0];
  if (unit === null) return language === 'fr' ? 'à l’instant' : 'just now';
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return words.format(-Math.floor(passed / step), unit);
}

/** How dates are written: English ones with the day first, as times are. */
export const localeOf = (language: Language): string => (language === 'fr' ? 'fr' : 'en-GB');

export const dateOf = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', year: 'numeric' }).format(at);
