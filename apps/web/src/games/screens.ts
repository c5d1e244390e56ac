import { during } from '../browser/settled.ts';
import { byGame } from '../catalog/folders.ts';
import type { GameId } from '../catalog/games.ts';
import type { AnyScreen } from '../table/game-screen.ts';

/** The screen of each game, loaded when a table of it is opened. */
const SCREENS = byGame(
  import.meta.glob<{ readonly screen: AnyScreen }>([
    './*/screen.ts',
    '../../../../examples/*/page/screen.ts',
  ]),
  /\/([^/]+)\/screen\.ts$/,
);

/** The games that have one. */
export const screened = (): Iterable<GameId> => SCREENS.keys();

export async function loadScreen(game: GameId): Promise<AnyScreen> {
  const load = SCREENS.get(game);
  if (load === undefined) throw new Error(`no screen for ${game}`);
  return (await during(load())).screen;
}

/** The screen, with everything that the table of this view needs. */
export async function screenOf(game: GameId, view: unknown): Promise<AnyScreen> {
  const screen = await loadScreen(game);
  await screen.parts?.fetch(screen.parts.of(view));
  return screen;
}
