import type { Rng, Seat } from '@comptoir/kit';
import { CLANS, type Good, large, NONE, small } from '../../pieces.ts';
import { drawOut } from '../../rules/drawing.ts';
import { playerAt, type State } from '../../state.ts';
import type { Shop } from '../merchant.ts';

/** docs/rules/baie.md, 21.1. A recipe is a number: its clan, and four times its kind. */

export interface Kind {
  readonly id: string;
  readonly isLarge: boolean;
  /** Hours on the fire from which it is ready, and after which it burns; at the last of them it is done to a turn. */
  readonly low: number;
  readonly high: number;
  /** Tiles of each clan. */
  readonly tiles: number;
}

export const KINDS: readonly Kind[] = [
  { id: 'broth', isLarge: false, low: 2, high: 3, tiles: 2 },
  { id: 'pie', isLarge: false, low: 3, high: 4, tiles: 2 },
  { id: 'stew', isLarge: true, low: 5, high: 6, tiles: 2 },
  { id: 'roast', isLarge: true, low: 7, high: 8, tiles: 1 },
];
const ROAST = 3;
export const RECIPES = CLANS.length * KINDS.length;
export const recipeOf = (clan: number, kind: number): number => clan + CLANS.length * kind;
export const recipeClan = (recipe: number): number => recipe % CLANS.length;
export const kindOf = (recipe: number): Kind => KINDS[Math.floor(recipe / CLANS.length)]!;
/** T-021 */
export const isRoast = (recipe: number): boolean => Math.floor(recipe / CLANS.length) === ROAST;

/** T-002: three places on the embers, one on the flame, and the sideboard, where nothing cooks. */
export const HOBS = ['HB1', 'HB2', 'HB3', 'HB4', 'HB5'] as const;
export const HEAT = [1, 1, 1, 2, 0] as const;
export const FLAME = 3;
export const SIDEBOARD = 4;
export const hobNamed = (id: string): number => HOBS.indexOf(id as 'HB1');

export const MENU = ['MN1', 'MN2', 'MN3', 'MN4'] as const;
export const menuNamed = (id: string): number => MENU.indexOf(id as 'MN1');

export interface InnkeeperShop extends Shop {
  /** Recipe tiles in the bag, by recipe; drawing is uniform (B-014). */
  bag: number[];
  menu: number[];
  /** Recipe in the pot of each place, NONE where there is no pot, and the hours it has cooked. */
  pots: number[];
  cooked: number[];
  /** T-022: 1 where a guest of the clan lodges. */
  rooms: number[];
}

export const shopOf = (g: State, seat: Seat): InnkeeperShop => playerAt(g, seat).shop as InnkeeperShop;

export const newShop = (): InnkeeperShop => ({
  merchant: 'T',
  bag: Array.from({ length: RECIPES }, (_, recipe) => kindOf(recipe).tiles),
  menu: MENU.map(() => NONE),
  pots: HOBS.map(() => NONE),
  cooked: HOBS.map(() => 0),
  rooms: [0, 0, 0, 0],
});

/** T-003: every empty place of the menu gets a tile. The bag always has one: 9 of the 28 are out at most. */
export function refillMenu(rng: Rng, shop: InnkeeperShop): void {
  for (let at = 0; at < shop.menu.length; at++)
    if (shop.menu[at] === NONE) shop.menu[at] = drawOut(rng, shop.bag);
}

/** How a pot stands (T-004). */
export type Doneness = 'none' | 'raw' | 'ready' | 'turn' | 'burnt';

export function donenessOf({ pots, cooked }: Pick<InnkeeperShop, 'pots' | 'cooked'>, hob: number): Doneness {
  const recipe = pots[hob]!;
  if (recipe === NONE) return 'none';
  const { low, high } = kindOf(recipe);
  const hours = cooked[hob]!;
  if (hours < low) return 'raw';
  return hours > high ? 'burnt' : hours === high ? 'turn' : 'ready';
}

/** T-020, T-023: what a recipe becomes; a burnt dish is a small one. */
export const recipeGood = (recipe: number, isBurnt = false): Good =>
  kindOf(recipe).isLarge && !isBurnt ? large(recipeClan(recipe)) : small(recipeClan(recipe));

/** T-020: what a pot gives on the stall, NONE where it gives nothing. */
export function dishOf(shop: Pick<InnkeeperShop, 'pots' | 'cooked'>, hob: number): Good {
  const doneness = donenessOf(shop, hob);
  if (doneness === 'none' || doneness === 'raw') return NONE;
  return recipeGood(shop.pots[hob]!, doneness === 'burnt');
}

/** T-010: pots cook for the hours that are paid; what has burnt burns no further. Gives the places that burnt now. */
export function cook(shop: Pick<InnkeeperShop, 'pots' | 'cooked'>, hours: number): number[] {
  const burnt: number[] = [];
  for (let hob = 0; hob < HOBS.length; hob++) {
    const recipe = shop.pots[hob]!;
    if (recipe === NONE) continue;
    const last = kindOf(recipe).high + 1;
    const before = shop.cooked[hob]!;
    shop.cooked[hob] = Math.min(last, before + HEAT[hob]! * hours);
    if (before < last && shop.cooked[hob] === last) burnt.push(hob);
  }
  return burnt;
}

/** T-002, T-004: hours until a dish is ready at a place; nothing gets ready on the sideboard. */
export function hoursUntilReady(recipe: number, cooked: number, hob: number): number {
  const left = kindOf(recipe).low - cooked;
  if (left <= 0) return 0;
  return HEAT[hob] === 0 ? Number.POSITIVE_INFINITY : Math.ceil(left / HEAT[hob]!);
}

/** T-012: `HB1+`, `HB1-` or `HB1>HB4`; gives where the pot stands then. */
export function stirPot({ pots, cooked }: Pick<InnkeeperShop, 'pots' | 'cooked'>, change: string): number {
  const hob = hobNamed(change.slice(0, 3));
  if (change[3] !== '>') {
    cooked[hob]! += change[3] === '+' ? 1 : -1;
    return hob;
  }
  const to = hobNamed(change.slice(4));
  pots[to] = pots[hob]!;
  cooked[to] = cooked[hob]!;
  pots[hob] = NONE;
  cooked[hob] = 0;
  return to;
}

/** The tile of a pot goes back into the bag. */
export function emptyPot(shop: InnkeeperShop, hob: number): void {
  shop.bag[shop.pots[hob]!]! += 1;
  shop.pots[hob] = NONE;
  shop.cooked[hob] = 0;
}

/** Free places, one of each heat: those on the embers are alike. */
export function freeHobs({ pots }: Pick<InnkeeperShop, 'pots'>): number[] {
  return [pots.indexOf(NONE), FLAME, SIDEBOARD].filter(
    (hob, at) => hob >= 0 && pots[hob] === NONE && (at > 0 || hob < FLAME),
  );
}
