import { type Rng, type Seat, shuffle } from '@comptoir/kit';
import { showPart } from '../../rules/shop.ts';
import { playerAt, type State } from '../../state.ts';
import type { Shop } from '../merchant.ts';
import { berthsIn, DISTANCE, ISLANDS, islandOf, ZONES } from './map.ts';
import { captainNumbers } from './numbers.ts';

/** docs/rules/baie.md, 14.1. Tokens 0 to 7 are chests, two of each clan; 8 and 9 cursed chests; 10 and 11 idols. */
export const TOKENS = 12;
export const CURSED = 4;
export const IDOL = 5;
/** 0 to 3 a chest of that clan, CURSED or IDOL. */
export const tokenKind = (token: number): number => token >> 1;
export const SHIPS = ['V1', 'V2', 'V3', 'V4', 'V5'] as const;

export interface Island {
  /** The top token is the last. */
  tokens: number[];
  /** Whether the top token lies face up, and whether the Captain has looked at it (K-030). */
  isUp: boolean;
  isSeen: boolean;
}

export interface CaptainShop extends Shop {
  /** Zone of each ship. */
  ships: number[];
  /** Catch left, by clan. */
  stock: number[];
  islands: Island[];
  /** Face down, and face up after they were brought home. */
  aside: number[];
  spent: number[];
}

export const shopOf = (g: State, seat: Seat): CaptainShop => playerAt(g, seat).shop as CaptainShop;

export const newShop = (): CaptainShop => ({
  merchant: 'K',
  ships: [0, 0, 0, 0, 0],
  stock: [0, 0, 0, 0],
  islands: [0, 1, 2].map(() => ({ tokens: [], isUp: false, isSeen: false })),
  aside: [],
  spent: [],
});

/** K-002, K-060: one token on K7, one on K9, two on K11. */
export function layOut(rng: Rng, shop: CaptainShop, stock: readonly number[]): void {
  const tokens = shuffle(
    rng,
    Array.from({ length: TOKENS }, (_, token) => token),
  );
  for (let island = 0; island < ISLANDS.length; island++) {
    const laid = tokens.splice(0, island === 2 ? 2 : 1);
    const isUp = shop.ships.includes(ISLANDS[island]!);
    shop.islands[island] = { tokens: laid, isUp, isSeen: false };
  }
  shop.aside = tokens;
  shop.spent = [];
  shop.stock = [...stock];
}

export const topOf = (island: Island): number => island.tokens[island.tokens.length - 1] ?? -1;

/** K-012: whether one more ship may lie there. */
export function hasBerth(ships: readonly number[], zone: number, shoals: number): boolean {
  let left = berthsIn(zone, shoals);
  for (let ship = 0; ship < ships.length; ship++) if (ships[ship] === zone) left -= 1;
  return left > 0;
}

/** Options of moving, `V1>K3`; made once. */
const MOVES = SHIPS.map((ship) => ZONES.map((zone) => `${ship}>${zone}`));

const READ = new Map(
  MOVES.flatMap((options, ship) => options.map((option, to) => [option, { ship, to }] as const)),
);
/** What a move says. */
export const readMove = (move: string): { readonly ship: number; readonly to: number } => READ.get(move)!;

/** K-012: ships that share a zone are alike, the first of them is offered. */
export function shipMoves(g: State, seat: Seat, points: number): string[] {
  const shop = shopOf(g, seat);
  const { shoals } = captainNumbers(g);
  const options: string[] = [];
  /** The zones with a berth, as a set of bits: every ship asks about all of them. */
  let free = 0;
  for (let zone = 0; zone < ZONES.length; zone++) if (hasBerth(shop.ships, zone, shoals)) free |= 1 << zone;
  for (let ship = 0; ship < SHIPS.length; ship++) {
    const from = shop.ships[ship]!;
    if (shop.ships.indexOf(from) !== ship) continue;
    const distance = DISTANCE[from]!;
    for (let to = 0; to < ZONES.length; to++)
      if (to !== from && distance[to]! <= points && (free & (1 << to)) !== 0) options.push(MOVES[ship]![to]!);
  }
  return options;
}

/** K-013: a ship that ends a move at an island turns its top token up. */
export function turnUp(shop: CaptainShop, zone: number): boolean {
  const island = shop.islands[islandOf(zone)];
  if (island === undefined || island.tokens.length === 0 || island.isUp) return false;
  island.isUp = true;
  return true;
}

export function showIslands(g: State, seat: Seat): void {
  showPart(g, seat, 'islands');
  showPart(g, seat, 'spent');
}
