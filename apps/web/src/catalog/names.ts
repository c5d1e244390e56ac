import { language } from '../i18n/language.svelte.ts';
import { cardOf, type GameId } from './games.ts';

/** What games are called, in the reader's language. */
export const gameName = (id: GameId): string => cardOf(id).name[language()];
export const shortGameName = (id: GameId): string => cardOf(id).short[language()];
export const gameLine = (id: GameId): string => cardOf(id).line[language()];
