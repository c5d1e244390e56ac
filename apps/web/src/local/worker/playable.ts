import type { GameId } from '../../catalog/games.ts';
import type { Playable } from './any-bot.ts';

/** Each game with its bots is a chunk of its own. */
const LOADERS: Readonly<Partial<Record<GameId, () => Promise<{ readonly playable: Playable }>>>> = {
  vallee: () => import('./games/vallee.ts'),
  baie: () => import('./games/baie.ts'),
  karanor: () => import('./games/karanor.ts'),
};

export async function loadPlayable(id: GameId): Promise<Playable> {
  const load = LOADERS[id];
  if (!load) throw new Error(`${id} cannot be played yet`);
  return (await load()).playable;
}
