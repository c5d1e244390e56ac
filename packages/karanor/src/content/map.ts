import { must } from '@comptoir/kit';
import { content } from './content.ts';
import { RESOURCES, type TerritoryItem } from './language.ts';

/** The board as tables by territory number, built once. */

/** A territory, by its place in content.map.territories. */
export type Territory = number;

export const TERRITORIES: readonly TerritoryItem[] = content.map.territories;
const numbers = new Map(TERRITORIES.map((territory, at) => [territory.id, at]));
export const territoryOf = (id: string): Territory => must(numbers.get(id), `territory ${id}`);

export const isCity: readonly boolean[] = TERRITORIES.map(({ city }) => city !== null);
/** The number of the resource whose symbol is printed there, or -1. */
export const resourceAt: readonly number[] = TERRITORIES.map(({ resource }) =>
  resource === null ? -1 : RESOURCES.indexOf(resource),
);
/** Villas are counted in the order of their territories; -1 where there is none. */
export const villaAt: readonly number[] = numbered(TERRITORIES.map(({ villa }) => villa));
export const VILLAS: readonly Territory[] = TERRITORIES.flatMap(({ villa }, at) => (villa ? [at] : []));
export const INHABITED: readonly boolean[] = TERRITORIES.map(({ inhabitant }) => inhabitant);
export const CITIES: readonly Territory[] = TERRITORIES.flatMap(({ city }, at) =>
  city === null ? [] : [at],
);

function numbered(marks: readonly boolean[]): number[] {
  let next = 0;
  return marks.map((mark) => (mark ? next++ : -1));
}

/** K-061: links are adjacent for every rule, by land or by sea. */
export const landLinks: readonly (readonly Territory[])[] = links('land');
export const seaLinks: readonly (readonly Territory[])[] = links('sea');
export const neighbours: readonly (readonly Territory[])[] = TERRITORIES.map((_, at) =>
  [...(landLinks[at] ?? []), ...(seaLinks[at] ?? [])].sort((a, b) => a - b),
);
export const isCoast: readonly boolean[] = seaLinks.map((sea) => sea.length > 0);
const seaPairs = new Set(seaLinks.flatMap((others, at) => others.map((other) => at * 100 + other)));
export const isSeaLink = (a: Territory, b: Territory): boolean => seaPairs.has(a * 100 + b);

function links(kind: 'land' | 'sea'): Territory[][] {
  const found: Territory[][] = TERRITORIES.map(() => []);
  for (const edge of content.map.edges) {
    if (edge.kind !== kind) continue;
    const [a, b] = [territoryOf(edge.a), territoryOf(edge.b)];
    found[a]?.push(b);
    found[b]?.push(a);
  }
  return found.map((list) => list.sort((a, b) => a - b));
}

const table: readonly (readonly number[])[] = TERRITORIES.map((_, start) => {
  const reached: number[] = TERRITORIES.map(() => -1);
  reached[start] = 0;
  const queue: Territory[] = [start];
  for (let head = 0; head < queue.length; head++) {
    const at = queue[head] as Territory;
    for (const next of neighbours[at] as Territory[]) {
      if (reached[next] !== -1) continue;
      reached[next] = (reached[at] as number) + 1;
      queue.push(next);
    }
  }
  return reached;
});
/** In links, land and sea alike; -1 if there is no way. */
export const distance = (a: Territory, b: Territory): number => (table[a] as number[])[b] as number;
