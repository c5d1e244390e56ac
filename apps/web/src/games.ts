import type { IconName } from './art/icons.ts';

export const GAMES = ['vallee', 'baie', 'karanor'] as const;
export type GameId = (typeof GAMES)[number];

/** What the shell shows of a game before any of its code is loaded. */
export interface GameCard {
  readonly icon: IconName;
  readonly seats: readonly [number, number];
  readonly minutes: readonly [number, number];
  /** Ink of the sign, the same in both themes. */
  readonly ink: string;
}

export const GAME_CARDS: Readonly<Record<GameId, GameCard>> = {
  vallee: { icon: 'steam-locomotive', seats: [2, 4], minutes: [20, 40], ink: '#2F5B3B' },
  baie: { icon: 'sailboat', seats: [1, 4], minutes: [45, 75], ink: '#12525C' },
  karanor: { icon: 'treasure-map', seats: [2, 6], minutes: [60, 120], ink: '#6B2B4C' },
};
