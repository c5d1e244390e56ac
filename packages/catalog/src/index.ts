import { entryOf, type GameEntry } from './entry.ts';
import * as games from './games.ts';

export type { AnyBoard, AnyBot, AnyBrain, AnyCensus, AnyPlayers, AnyWording, GameEntry } from './entry.ts';

const byPlace = (a: GameEntry, b: GameEntry): number =>
  (a.place ?? Number.POSITIVE_INFINITY) - (b.place ?? Number.POSITIVE_INFINITY);

const entries: readonly GameEntry[] = Object.values(games).map(entryOf).sort(byPlace);

/** Every game by its id, those of the menus first and in their order. */
export const CATALOG: ReadonlyMap<string, GameEntry> = new Map(
  entries.map((entry) => [entry.game.name, entry]),
);
