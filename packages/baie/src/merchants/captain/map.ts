/** docs/rules/baie.md, 14.1: the sea map. Zone 0 is the port. */
export const ZONES = [
  'P',
  'K1',
  'K2',
  'K3',
  'K4',
  'K5',
  'K6',
  'K7',
  'K8',
  'K9',
  'K10',
  'K11',
  'K12',
] as const;
export const PORT = 0;
const RED_SHOALS = 1;
export const OPEN_SEA = 2;
const GREEN_BANKS = 3;
export const zoneNamed = (name: string): number => ZONES.indexOf(name as 'P');

const NEIGHBOURS: readonly (readonly number[])[] = [
  [1, 2, 3],
  [0, 2, 4],
  [0, 1, 3, 5],
  [0, 2, 6],
  [1, 5, 7],
  [2, 4, 6, 8],
  [3, 5, 9],
  [4, 8, 10],
  [5, 7, 9, 11],
  [6, 8, 12],
  [7, 11],
  [8, 10, 12],
  [9, 11],
];

/** The clan that a catch zone or an outpost belongs to, by zone; -1 elsewhere. */
export const CATCH_CLAN: readonly number[] = [-1, 0, -1, 1, -1, 2, -1, -1, 3, -1, -1, -1, -1];
export const OUTPOST_CLAN: readonly number[] = [-1, -1, -1, -1, 0, -1, 1, -1, -1, -1, 2, -1, 3];

/** Treasure zones in the order of the boards, and the island of a zone. */
export const ISLANDS = [7, 9, 11] as const;
export const islandOf = (zone: number): number => ISLANDS.indexOf(zone as 7);

/** Shortest ways, one border each (K-012). */
export const DISTANCE: readonly (readonly number[])[] = ZONES.map((_, from) => {
  const far = new Array<number>(ZONES.length).fill(-1);
  far[from] = 0;
  const queue = [from];
  for (let zone = queue.shift(); zone !== undefined; zone = queue.shift()) {
    for (const next of NEIGHBOURS[zone]!) {
      if (far[next] !== -1) continue;
      far[next] = far[zone]! + 1;
      queue.push(next);
    }
  }
  return far;
});

/** K-012: how many ships may lie in a zone; `shoals` counts for the two nearest catch zones. */
export function berthsIn(zone: number, shoals: number): number {
  if (zone === PORT || zone === OPEN_SEA) return Number.POSITIVE_INFINITY;
  return zone === RED_SHOALS || zone === GREEN_BANKS ? shoals : 1;
}

/** K-001; 0 is the Storm. */
export const WHEEL = [2, 2, 3, 3, 4, 0] as const;
const STORM = 0;
export const isStorm = (spun: number | null | undefined): boolean => spun === STORM;
