import { during } from '../browser/settled.ts';
import { byGame } from '../catalog/folders.ts';
import type { GameId } from '../catalog/games.ts';
import type { Book } from '../rulebook/booklet.ts';

const BOOKS = byGame(
  import.meta.glob<{ readonly book: Book }>([
    './*/booklet/book.ts',
    '../../../../examples/*/page/booklet/book.ts',
  ]),
  /\/([^/]+)\/booklet\/book\.ts$/,
);

/** The rulebook of a game, fetched when somebody opens it; null for a game that has only its full text. */
export async function loadBook(game: GameId): Promise<Book | null> {
  const load = BOOKS.get(game);
  if (load === undefined) return null;
  const { book } = await during(load());
  await book.fetch?.();
  return book;
}
