import { during } from '../browser/settled.ts';
import { byGame } from '../catalog/folders.ts';
import type { Gallery } from '../catalog/gallery.ts';
import type { GameId } from '../catalog/games.ts';

const GALLERIES = byGame(
  import.meta.glob<{ readonly gallery: Gallery }>([
    './*/gallery/gallery.ts',
    '../../../../examples/*/page/gallery/gallery.ts',
  ]),
  /\/([^/]+)\/gallery\/gallery\.ts$/,
);

export const hasGallery = (game: GameId): boolean => GALLERIES.has(game);

/** The cards of a game, fetched when somebody wants to see them; null for a game that shows none. */
export async function loadGallery(game: GameId): Promise<Gallery | null> {
  const load = GALLERIES.get(game);
  if (load === undefined) return null;
  const { gallery } = await during(load());
  await during(gallery.fetch());
  return gallery;
}
