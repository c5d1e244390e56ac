import type { GameId } from '../catalog/games.ts';
import type { AnyScreen } from '../table/game-screen.ts';

/** The screen of each game, loaded when a table of it is opened. */
const SCREENS: Readonly<Partial<Record<GameId, () => Promise<{ readonly screen: AnyScreen }>>>> = {
  vallee: () => import('./vallee/screen.ts'),
  baie: () => import('./baie/screen.ts'),
  karanor: () => import('./karanor/screen.ts'),
};

export async function loadScreen(game: GameId): Promise<AnyScreen> {
  const load = SCREENS[game];
  if (load === undefined) throw new Error(`no screen for ${game}`);
  return (await load()).screen;
}
