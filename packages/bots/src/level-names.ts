import type { Language } from '@comptoir/kit';

/** The characters that a seat can be given to, weakest first; `random` and `greedy` are the yardsticks they are measured with. */
export const LEVELS = ['beginner', 'novice', 'merchant', 'master', 'grandmaster'] as const;
export type Level = (typeof LEVELS)[number];
export type BotId = Level | 'random' | 'greedy';

/** What people call the levels, in the page and in the terminal. */
export const LEVEL_NAMES: Readonly<Record<Language, Readonly<Record<Level, string>>>> = {
  fr: {
    beginner: 'première partie',
    novice: 'débutant',
    merchant: 'confirmé',
    master: 'expert',
    grandmaster: 'grand maître',
  },
  en: {
    beginner: 'first game',
    novice: 'beginner',
    merchant: 'skilled',
    master: 'expert',
    grandmaster: 'grand master',
  },
};

/** A character as it is called on a small tag: without what comes after the comma. */
export const shortNameOf = (name: string): string => name.split(',')[0] ?? name;
