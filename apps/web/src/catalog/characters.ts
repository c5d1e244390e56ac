import {
  type Character,
  type Characters,
  LEVEL_NAMES,
  type Level,
  levelOf,
  shortNameOf,
  styleOf,
} from '@comptoir/bots';
import { language } from '../i18n/language.svelte.ts';
import { byGame } from './folders.ts';
import type { GameId } from './games.ts';
import { castOfStyles } from './styles.svelte.ts';

const found = import.meta.glob<Characters>(
  ['./characters/*.ts', '../../../../examples/*/page/characters.ts'],
  { eager: true, import: 'characters' },
);
const CHARACTERS = byGame(found, /\/([^/]+)\.ts$/);

/** Who a bot is, in the reader's language: by its style, as soon as the styles are there. Null for bots that are no characters. */
export function characterOf(game: GameId, bot: string): Character | null {
  const level = levelOf(bot);
  const style = styleOf(bot);
  const own = style === null ? undefined : castOfStyles(game)?.[language()][style];
  return own ?? (level === null ? null : (CHARACTERS.get(game)?.[language()][level] ?? null));
}

/** What a level is called, in the reader's language. */
export const levelName = (level: Level): string => LEVEL_NAMES[language()][level];

/** As it stands on a small tag. */
export function shortName(game: GameId, bot: string): string | null {
  const character = characterOf(game, bot);
  return character === null ? null : shortNameOf(character.name);
}

/** The styles of a game, by id and in a word. */
export const stylesOf = (game: GameId): { readonly id: string; readonly word: string }[] =>
  Object.entries(castOfStyles(game)?.[language()] ?? {}).map(([id, { style }]) => ({ id, word: style }));

/** How well a bot plays, and in which style: "thief, skilled"; null for bots that are no characters. */
export function skillOf(game: GameId, bot: string): string | null {
  const level = levelOf(bot);
  if (level === null) return null;
  const own = styleOf(bot);
  const style = own === null ? undefined : castOfStyles(game)?.[language()][own]?.style;
  return style === undefined ? levelName(level) : `${style}, ${levelName(level)}`;
}

/** Regulars of the counter, for the second of a kind and for bots that are no characters. */
const REGULARS = ['Ambre', 'Basile', 'Cléo', 'Dorian', 'Élia'] as const;
export type Regular = (typeof REGULARS)[number];

interface Sitting {
  readonly name: string | null;
  readonly kind: string;
  readonly bot: string | null;
}

/** Who sits at a table of a server, by seat; null where nobody does. */
export function sittingNames(game: GameId, seats: readonly Sitting[]): (string | null)[] {
  const robots = robotNames(
    game,
    seats.map(({ kind, bot }) => (kind === 'bot' ? (bot ?? '') : null)),
  );
  return seats.map(({ name }, seat) => name ?? robots[seat] ?? null);
}

/** What the bots of a table are called, by seat; null where none sits. Two of a kind have two names. */
export function robotNames(game: GameId, bots: readonly (string | null)[]): (string | null)[] {
  let spare = 0;
  const known = new Set<string>();
  return bots.map((bot) => {
    if (bot === null) return null;
    const next = REGULARS[spare++ % REGULARS.length] ?? bot;
    const own = shortName(game, bot);
    const name = own === null || known.has(own) ? next : own;
    known.add(name);
    return name;
  });
}
