import type { Language } from '@comptoir/kit';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const WORDS = {
  fr: { days: ['jour', 'jours'], day: 'j', hour: 'h', minute: 'min', second: 's' },
  en: { days: ['day', 'days'], day: 'd', hour: 'h', minute: 'min', second: 's' },
} as const;

const two = (n: number): string => String(n).padStart(2, '0');

/** A time as people write it, in at most two parts: `3 jours`, `2 j 03 h`, `21 h 40`, `5 min`, `45 s`. */
export function durationWords(ms: number, language: Language): string {
  const words = WORDS[language];
  const left = Math.max(0, ms);
  if (left < MINUTE) return `${Math.ceil(left / SECOND)}\u00a0${words.second}`;
  const minutes = Math.floor(left / MINUTE);
  if (left < 10 * MINUTE) {
    const seconds = Math.floor((left % MINUTE) / SECOND);
    return `${minutes}\u00a0${words.minute}${seconds === 0 ? '' : `\u00a0${two(seconds)}`}`;
  }
  if (left < HOUR) return `${minutes}\u00a0${words.minute}`;
  if (left < DAY) {
    const rest = minutes % 60;
    return `${Math.floor(minutes / 60)}\u00a0${words.hour}${rest === 0 ? '' : `\u00a0${two(rest)}`}`;
  }
  const days = Math.floor(left / DAY);
  const rest = Math.floor((left % DAY) / HOUR);
  if (rest === 0) return `${days}\u00a0${words.days[days === 1 ? 0 : 1]}`;
  return `${days}\u00a0${words.day}\u00a0${two(rest)}\u00a0${words.hour}`;
}
