import type { AdventurerKind, Clan } from './clans.ts';

/** Boats at sea: three left of Dragon Island, three right, from the open sea to the island. */
export const SEA_PLACES = [
  'left-outer',
  'left-middle',
  'left-inner',
  'right-inner',
  'right-middle',
  'right-outer',
] as const;
export type SeaPlace = (typeof SEA_PLACES)[number];
/** Docks from left to right; the centre pier has two. */
export const DOCK_PLACES = ['bazaar', 'square-left', 'square-right', 'black-market'] as const;
export type Dock = (typeof DOCK_PLACES)[number];
export const PIER_PLACES = ['bazaar', 'square', 'black-market'] as const;
export type Pier = (typeof PIER_PLACES)[number];

/** A boat by its place at sea, wherever it is now. */
export interface BoatView {
  readonly berth: 'sea' | Dock | 'gone';
  readonly passengers: readonly AdventurerKind[];
  readonly seats: number;
}
/** What one good of a clan brings; at the Black Market small and large (B-101). */
export interface PriceChip {
  readonly clan: Clan;
  readonly gold: readonly number[];
}

/** What the harbour shows; everything in it is public. */
export interface HarbourView {
  readonly boats: Readonly<Record<SeaPlace, BoatView>>;
  readonly piers: Readonly<
    Record<Pier, { readonly clients: readonly AdventurerKind[]; readonly prices: readonly PriceChip[] }>
  >;
  readonly halls: Readonly<Record<AdventurerKind, number>>;
}

export const SEA_X: Readonly<Record<SeaPlace, number>> = {
  'left-outer': 50,
  'left-middle': 145,
  'left-inner': 238,
  'right-inner': 458,
  'right-middle': 554,
  'right-outer': 650,
};
export const DOCK_X: Readonly<Record<Dock, number>> = {
  bazaar: 110,
  'square-left': 282,
  'square-right': 418,
  'black-market': 590,
};
export const PIER_BOX: Readonly<Record<Pier, readonly [x: number, width: number]>> = {
  bazaar: [36, 148],
  square: [216, 268],
  'black-market': [516, 148],
};
export const HALL_X: Readonly<Record<AdventurerKind, number>> = { R: 70, G: 196, B: 322, Y: 448, X: 604 };
