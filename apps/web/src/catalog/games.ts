import type { AnyGame, Kinded, Language, Wording } from '@comptoir/kit';
import type { IconName } from '../art/icons.ts';

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

export type AnyWording = Wording<Kinded, unknown, unknown>;

/** A game with its words, loaded when it is needed. */
export interface LoadedGame {
  readonly game: AnyGame;
  readonly wording: Readonly<Record<Language, AnyWording>>;
}

type Loader = () => Promise<LoadedGame>;

const loadedOf = (game: unknown, wording: unknown): LoadedGame => ({
  game: game as AnyGame,
  wording: wording as LoadedGame['wording'],
});

const LOADERS: Readonly<Partial<Record<GameId, Loader>>> = {
  vallee: async () => {
    const [{ vallee }, { wording }] = await Promise.all([
      import('@comptoir/vallee'),
      import('@comptoir/vallee/texts'),
    ]);
    return loadedOf(vallee, wording);
  },
  baie: async () => {
    const [{ baie }, { wording }] = await Promise.all([
      import('@comptoir/baie'),
      import('@comptoir/baie/texts'),
    ]);
    return loadedOf(baie, wording);
  },
  karanor: async () => {
    const [{ karanor }, { wording }] = await Promise.all([
      import('@comptoir/karanor'),
      import('@comptoir/karanor/texts'),
    ]);
    return loadedOf(karanor, wording);
  },
};

/** Whether the rules of a game are on board; its sign hangs there in any case. */
export const isPlayable = (game: GameId): boolean => LOADERS[game] !== undefined;

export async function loadGame(id: GameId): Promise<LoadedGame> {
  const load = LOADERS[id];
  if (!load) throw new Error(`${id} cannot be played yet`);
  return load();
}

/** The bots one can sit down with, the gentlest first, by the ids that tables keep. */
export const BOTS: readonly string[] = ['novice', 'merchant', 'master'];

/** Games with a guided first game. */
export const GAMES_TAUGHT: readonly GameId[] = ['vallee', 'baie', 'karanor'];
