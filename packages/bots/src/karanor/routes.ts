import { isSeaLink, neighbours, RESOURCES, resourceAt, TERRITORIES } from '@comptoir/karanor';

/** Ways over the map: a crossing counts a little more than a land link, for its fee. */
const CROSSING = 1.7;
const count = TERRITORIES.length;

const lengths: number[][] = TERRITORIES.map((_, a) =>
  TERRITORIES.map((__, b) => {
    if (a === b) return 0;
    if (!(neighbours[a] as readonly number[]).includes(b)) return Number.POSITIVE_INFINITY;
    return isSeaLink(a, b) ? CROSSING : 1;
  }),
);
for (let via = 0; via < count; via++)
  for (let a = 0; a < count; a++)
    for (let b = 0; b < count; b++) {
      const detour = (lengths[a]?.[via] as number) + (lengths[via]?.[b] as number);
      const row = lengths[a] as number[];
      if (detour < (row[b] as number)) row[b] = detour;
    }

export const lengthOf = (from: number, to: number): number => (lengths[from] as number[])[to] as number;

/** Of these territories, the one from which it is nearest to `to`. */
export function nearestTo(to: number, from: readonly number[]): number {
  let best = from[0] as number;
  for (const at of from) if (lengthOf(at, to) < lengthOf(best, to)) best = at;
  return best;
}

export function nearest(from: number, places: readonly number[]): number {
  let best = places[0] as number;
  for (const at of places) if (lengthOf(from, at) < lengthOf(from, best)) best = at;
  return best;
}

/** Where each resource is printed. */
export const SYMBOLS: readonly (readonly number[])[] = RESOURCES.map((_, resource) =>
  TERRITORIES.flatMap((__, at) => (resourceAt[at] === resource ? [at] : [])),
);
