import type { AnyGame, Kinded, Language, Wording } from '@comptoir/kit';
import type { IconName } from '../art/icons.ts';
import type { Localized } from '../i18n/localized.ts';

/** A game by its id: `vallee`. Which there are is found by their folders. */
export type GameId = string;

export type AnyWording = Wording<Kinded, unknown, unknown>;

/** A game with its words, loaded when it is needed. */
export interface LoadedGame {
  readonly game: AnyGame;
  readonly wording: Readonly<Record<Language, AnyWording>>;
}

/** What the shell shows of a game before any of its code is loaded, and how that is fetched. */
export interface GameCard {
  readonly id: GameId;
  /** Its place among the signs of the front page; null for a game that is found by its address alone. */
  readonly place: number | null;
  readonly icon: IconName;
  /** The icon beside its questions. */
  readonly slip: IconName;
  readonly seats: readonly [number, number];
  readonly minutes: readonly [number, number];
  /** Ink of the sign, the same in both themes. */
  readonly ink: string;
  readonly name: Localized;
  readonly short: Localized;
  readonly line: Localized;
  load(): Promise<LoadedGame>;
}

/** The one place where a game and its words give up their types: they are only ever used together. */
export const loadedOf = (game: unknown, wording: unknown): LoadedGame => ({
  game: game as AnyGame,
  wording: wording as LoadedGame['wording'],
});
