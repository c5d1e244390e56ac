import { during } from '../browser/settled.ts';
import type { Desk } from '../catalog/desk.ts';
import { byGame } from '../catalog/folders.ts';
import type { GameId } from '../catalog/games.ts';

const DESKS = byGame(
  import.meta.glob<{ readonly desk: Desk }>('./*/study/desk.ts'),
  /\/([^/]+)\/study\/desk\.ts$/,
);

/** Whether positions of a game can be set up. */
export const hasDesk = (game: GameId): boolean => DESKS.has(game);

/** What it takes to set up positions, fetched when somebody does; null for a game in which none can be. */
export async function loadDesk(game: GameId): Promise<Desk | null> {
  const load = DESKS.get(game);
  if (load === undefined) return null;
  const { desk } = await during(load());
  await during(Promise.resolve(desk.fetch?.()));
  return desk;
}
