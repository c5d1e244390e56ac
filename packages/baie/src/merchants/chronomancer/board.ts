import type { Rng, Seat } from '@comptoir/kit';
import { CLANS, type Good, large, small } from '../../pieces.ts';
import { drawOut, total } from '../../rules/drawing.ts';
import { playerAt, type State } from '../../state.ts';
import type { Shop } from '../merchant.ts';

/** docs/rules/baie.md, 15.1. Tiles are clans 0 to 3 and anomalies; cells count row by row from 0. */
export const ANOMALY = 4;
export const TILES = ['R', 'G', 'B', 'Y', '*'] as const;
export const TILE_COUNT = [6, 6, 6, 6, 4] as const;
export const SIDE = 4;
export const CELLS = SIDE * SIDE;
export const MOST_SHARDS = 4;
/** Steps of one Travel (H-S1). */
export const STRIDE = 4;
export const ANCHORS = 2;
/** Cell of the portal of each clan: corners (1,1) R, (4,1) G, (1,4) B, (4,4) Y. */
export const PORTALS = [0, 12, 3, 15] as const;
export const PAWNS = ['W', 'H'] as const;

export interface ChronomancerShop extends Shop {
  grid: number[];
  /** Tiles by colour, face down and discarded; drawing is uniform (B-014). */
  pack: number[];
  discard: number[];
  /** Cells of Wiz and Humpty. */
  pawns: number[];
  shards: number;
  /** Clans whose portal holds an anchor. */
  anchors: number[];
}

export const shopOf = (g: State, seat: Seat): ChronomancerShop => playerAt(g, seat).shop as ChronomancerShop;

export const newShop = (): ChronomancerShop => ({
  merchant: 'H',
  grid: [],
  pack: [...TILE_COUNT],
  discard: [0, 0, 0, 0, 0],
  pawns: [5, 10],
  shards: 0,
  anchors: [],
});

export function drawTile(rng: Rng, shop: ChronomancerShop): number {
  if (total(shop.pack) === 0) {
    shop.pack = shop.discard;
    shop.discard = [0, 0, 0, 0, 0];
  }
  return drawOut(rng, shop.pack);
}

/** H-003: all are discarded first, then the cells are filled in reading order. */
export function replaceTiles(rng: Rng, shop: ChronomancerShop, cells: readonly number[]): void {
  for (const cell of cells) shop.discard[shop.grid[cell]!]! += 1;
  for (const cell of [...cells].sort((a, b) => a - b)) shop.grid[cell] = drawTile(rng, shop);
}

/** H-030 */
export function gainShards(shop: ChronomancerShop, count: number): void {
  shop.shards = Math.min(MOST_SHARDS, shop.shards + count);
}

const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;

/** The neighbour of a cell in a direction, or -1 (H-004). */
export function neighbour(cell: number, direction: string): number {
  const row = Math.floor(cell / SIDE);
  const column = cell % SIDE;
  if (direction === 'N') return row > 0 ? cell - SIDE : -1;
  if (direction === 'S') return row < SIDE - 1 ? cell + SIDE : -1;
  if (direction === 'W') return column > 0 ? cell - 1 : -1;
  return column < SIDE - 1 ? cell + 1 : -1;
}

/** Steps of the pawns, `W:N`; made once. */
const STEPS = PAWNS.map((pawn) => DIRECTIONS.map((direction) => `${pawn}:${direction}`));
const NEIGHBOURS = Array.from({ length: CELLS }, (_, cell) =>
  DIRECTIONS.map((direction) => neighbour(cell, direction)),
);

export function steps(shop: ChronomancerShop): string[] {
  const options: string[] = [];
  for (let pawn = 0; pawn < 2; pawn++) {
    for (let direction = 0; direction < 4; direction++) {
      const cell = NEIGHBOURS[shop.pawns[pawn]!]![direction]!;
      if (cell >= 0 && cell !== shop.pawns[1 - pawn]) options.push(STEPS[pawn]![direction]!);
    }
  }
  return options;
}

/** H-004: steps from one cell to another. */
export const stepsBetween = (a: number, b: number): number =>
  Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE)) + Math.abs((a % SIDE) - (b % SIDE));

/** H-020: the cells between the pawns, both included; empty when they share no line. */
export function corridor({ pawns }: Pick<ChronomancerShop, 'pawns'>): number[] {
  const low = Math.min(pawns[0]!, pawns[1]!);
  const high = Math.max(pawns[0]!, pawns[1]!);
  const sameColumn = (high - low) % SIDE === 0;
  if (!sameColumn && Math.floor(low / SIDE) !== Math.floor(high / SIDE)) return [];
  const cells: number[] = [];
  for (let cell = low; cell <= high; cell += sameColumn ? SIDE : 1) cells.push(cell);
  return cells;
}

/** H-021: what a colour gives, by how often a corridor shows it: nothing, or one of these lists of goods. */
const YIELDS: readonly (readonly (readonly Good[])[])[][] = CLANS.map((_, clan) => [
  [],
  [],
  [[small(clan)]],
  [[large(clan)], [small(clan)]],
  [[large(clan), small(clan)]],
]);
export const yieldsOf = (clan: number, count: number): readonly (readonly Good[])[] => YIELDS[clan]![count]!;

/** H-010: `R1+` moves row 1 to the right, `C2-` moves column 2 up. */
export function warpGrid(grid: number[], line: string): void {
  const at = Number(line[1]) - 1;
  const isRow = line[0] === 'R';
  const step = (isRow ? 1 : SIDE) * (line[2] === '+' ? 1 : -1);
  const low = isRow ? at * SIDE : at;
  const last = low + (SIDE - 1) * (isRow ? 1 : SIDE);
  // From the end that the tiles move to: its tile comes back in at the other end.
  let cell = step > 0 ? last : low;
  const out = grid[cell]!;
  for (let i = 1; i < SIDE; i++) {
    grid[cell] = grid[cell - step]!;
    cell -= step;
  }
  grid[cell] = out;
}

/** H-042: two cells such as `0-1`. */
export function swapTiles(grid: number[], cells: string): void {
  const [a, b] = cells.split('-').map(Number) as [number, number];
  [grid[a], grid[b]] = [grid[b]!, grid[a]!];
}

/** H-050: clans of portals with a pawn or an anchor. */
export const activePortals = ({ pawns, anchors }: ChronomancerShop): number[] =>
  [0, 1, 2, 3].filter((clan) => pawns.includes(PORTALS[clan]!) || anchors.includes(clan));

/** Clans of portals with a pawn. */
export const pawnPortals = ({ pawns }: ChronomancerShop): number[] =>
  [0, 1, 2, 3].filter((clan) => pawns.includes(PORTALS[clan]!));
