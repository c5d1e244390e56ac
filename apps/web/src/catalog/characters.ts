import { baieCharacters, karanorCharacters, LEVELS, type Level, valleeCharacters } from '@comptoir/bots';
import { language } from '../i18n/language.svelte.ts';
import type { GameId } from './games.ts';

const CHARACTERS = { vallee: valleeCharacters, baie: baieCharacters, karanor: karanorCharacters };

/** Who plays a bot of this level, in the reader's language; null for bots that are no characters. */
export function characterOf(game: GameId, bot: string): { name: string; line: string } | null {
  const level = LEVELS.find((id): id is Level => id === bot);
  return level === undefined ? null : CHARACTERS[game][language()][level];
}

/** As it stands on a small tag: without what comes after the comma. */
export const shortName = (game: GameId, bot: string): string | null =>
  characterOf(game, bot)?.name.split(',')[0] ?? null;
