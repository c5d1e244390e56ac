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

/** A bot of a level that plays in a style of its game: `merchant-pirate`. Tables keep it by this id. */
export const inStyle = (level: Level, style: string | null): string =>
  style === null ? level : `${level}-${style}`;

/** The level of a bot by its id, whatever its style; null for yardsticks and unknown bots. */
export function levelOf(bot: string): Level | null {
  const [name] = bot.split('-');
  return LEVELS.find((level) => level === name) ?? null;
}

/** The style of a bot by its id; null for one that only plays to win. */
export const styleOf = (bot: string): string | null =>
  levelOf(bot) === null || !bot.includes('-') ? null : bot.slice(bot.indexOf('-') + 1);

/** Somebody to play against: a name, and a line about them. */
export interface Character {
  readonly name: string;
  readonly line: string;
}

/** Who plays at each level. */
export type Characters = Readonly<Record<Language, Readonly<Record<Level, Character>>>>;

/** Who plays in each style, and what the style is called. */
export type Styles = Readonly<
  Record<Language, Readonly<Record<string, Character & { readonly style: string }>>>
>;

/** Who a bot is, by its id; null for bots that are no characters. */
export function characterIn(
  { characters, styles }: { readonly characters: Characters; readonly styles?: Styles | undefined },
  language: Language,
  bot: string,
): Character | null {
  const level = levelOf(bot);
  if (level === null) return null;
  const style = styleOf(bot);
  return style === null ? characters[language][level] : (styles?.[language][style] ?? null);
}
