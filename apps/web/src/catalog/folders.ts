/**
 * What a glob found, by game: modules of the house by the part of their path that names the game, those of an example by
 * its folder. A folder is all it takes to be found.
 */
export function byGame<T>(found: Readonly<Record<string, T>>, house: RegExp): ReadonlyMap<string, T> {
  const games = new Map<string, T>();
  for (const [path, module] of Object.entries(found)) {
    const id = (/\/examples\/([^/]+)\//.exec(path) ?? house.exec(path))?.[1];
    if (id !== undefined) games.set(id, module);
  }
  return games;
}
