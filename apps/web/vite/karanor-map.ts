import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface Named {
  readonly id: string;
  readonly name: unknown;
}

const ID = 'virtual:karanor-map';

function pick(entry: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => keys.includes(key)));
}

/** The map alone, out of the whole content of Karanor: the home screen shows it and must stay light. */
export function karanorMap(): Plugin {
  return {
    name: 'karanor-map',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const file = new URL('../../../packages/karanor/src/content/content.json', import.meta.url);
      const {
        map,
      }: { map: { width: number; height: number; islands: Named[]; territories: Named[]; edges: object[] } } =
        JSON.parse(readFileSync(file, 'utf8'));
      const slim = {
        width: map.width,
        height: map.height,
        islands: map.islands.map((island) => pick(island, ['id', 'name', 'outline'])),
        territories: map.territories.map((place) =>
          pick(place, ['id', 'name', 'x', 'y', 'city', 'resource', 'villa', 'inhabitant']),
        ),
        edges: map.edges.map((edge) => pick(edge, ['id', 'a', 'b', 'kind'])),
      };
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(slim))});`;
    },
  };
}
