import { LEVELS } from '@comptoir/bots';
import { byGame } from './folders.ts';
import type { GameCard, GameId, LoadedGame } from './game-card.ts';

export type { GameCard, GameId, LoadedGame } from './game-card.ts';

const found = import.meta.glob<GameCard>(['./cards/*.ts', '../../../../examples/*/page/card.ts'], {
  eager: true,
  import: 'card',
});
const CARDS = byGame(found, /\/([^/]+)\.ts$/);

const placeOf = (id: GameId): number => CARDS.get(id)?.place ?? Number.POSITIVE_INFINITY;

/** Every game this page can play, those of the front page first and in their order. */
export const GAMES: readonly GameId[] = [...CARDS.keys()].sort((a, b) => placeOf(a) - placeOf(b));
/** The games whose signs hang on the front page. */
export const LISTED: readonly GameId[] = GAMES.filter((id) => placeOf(id) < Number.POSITIVE_INFINITY);

/** The game of this name, if there is one. */
export const gameNamed = (name: unknown): GameId | null => GAMES.find((id) => id === name) ?? null;

export function cardOf(id: GameId): GameCard {
  const card = CARDS.get(id);
  if (card === undefined) throw new Error(`there is no game called ${id}`);
  return card;
}

export const loadGame = (id: GameId): Promise<LoadedGame> => cardOf(id).load();

/** The bots one can sit down with, the gentlest first, by the ids that tables keep. */
export const BOTS: readonly string[] = LEVELS;
