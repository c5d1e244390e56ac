import { type AnyBoard, type AnyPlayers, CATALOG, type GameEntry as CatalogEntry } from '@comptoir/catalog';
import { baieBoard } from './boards/baie.ts';
import { karanorBoard } from './boards/karanor.ts';
import { valleeBoard } from './boards/vallee.ts';

export type { AnyBot, AnyCensus, AnyWording } from '@comptoir/catalog';

/** A game with all that the terminal needs of it. */
export interface GameEntry extends Pick<CatalogEntry, 'game' | 'wording' | 'place' | 'table'>, AnyPlayers {
  readonly board: AnyBoard;
}

/** How the games of the house are drawn; others bring a board of their own. */
const BOARDS: Readonly<Record<string, unknown>> = {
  vallee: valleeBoard,
  baie: baieBoard,
  karanor: karanorBoard,
};

function entryOf(id: string, { game, wording, place, table, players, board }: CatalogEntry): GameEntry {
  const drawn = (BOARDS[id] ?? board) as AnyBoard | undefined;
  if (drawn === undefined) throw new Error(`${id} has no board for the terminal`);
  return { game, wording, place, table, ...players, board: drawn };
}

export const GAMES: Readonly<Record<string, GameEntry>> = Object.fromEntries(
  [...CATALOG].map(([id, entry]) => [id, entryOf(id, entry)]),
);

/** The games of the menus, in their order; the others are found by their names. */
export const LISTED: readonly string[] = Object.keys(GAMES).filter((id) => GAMES[id]?.place !== null);
