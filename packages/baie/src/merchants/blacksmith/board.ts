import { below, type Seat } from '@comptoir/kit';
import { large, NONE, small } from '../../pieces.ts';
import { playerAt, type State } from '../../state.ts';
import type { Shop } from '../merchant.ts';

/** docs/rules/baie.md, 13.1. Dice 0 to 7 are alloys, two of each clan; 8 to 10 are coal. */
export const FIRST_COAL = 8;
export const DICE = 11;
export const isCoal = (die: number): boolean => die >= FIRST_COAL;
export const alloyClan = (die: number): number => die >> 1;

/** Where a die is, when it is not in a furnace (0 to 4). */
export const RACK = -2;
export const POOL = -1;
/** F-011: changes of one hammering. */
export const HAMMER_BLOWS = 3;

export interface Furnace {
  readonly id: string;
  readonly isLarge: boolean;
  readonly coal: number;
  readonly low: number;
  readonly high: number;
  readonly peak: number;
}

export const FURNACES: readonly Furnace[] = [
  { id: 'FO1', isLarge: false, coal: 1, low: 4, high: 5, peak: 5 },
  { id: 'FO2', isLarge: false, coal: 1, low: 6, high: 7, peak: 7 },
  { id: 'FO3', isLarge: false, coal: 1, low: 8, high: 9, peak: 9 },
  { id: 'FO4', isLarge: true, coal: 2, low: 10, high: 11, peak: 10 },
  { id: 'FO5', isLarge: true, coal: 2, low: 12, high: 13, peak: 13 },
];
export const furnaceNamed = (id: string): number => Number(id[2]) - 1;

export interface BlacksmithShop extends Shop {
  /** Face of each die, 0 on the rack. */
  faces: number[];
  /** RACK, POOL or a furnace. */
  places: number[];
  /** F-023: 1 where the hallmark of a clan is active. */
  hallmarks: number[];
}

export const shopOf = (g: State, seat: Seat): BlacksmithShop => playerAt(g, seat).shop as BlacksmithShop;

export const newShop = (): BlacksmithShop => ({
  merchant: 'F',
  faces: new Array<number>(DICE).fill(0),
  places: new Array<number>(DICE).fill(RACK),
  hallmarks: [0, 0, 0, 0],
});

export function diceAt(shop: BlacksmithShop, place: number): number[] {
  const dice: number[] = [];
  for (let die = 0; die < DICE; die++) if (shop.places[die] === place) dice.push(die);
  return dice;
}

export function diceInFurnaces(shop: BlacksmithShop): number[] {
  const dice: number[] = [];
  for (let die = 0; die < DICE; die++) if (shop.places[die]! >= 0) dice.push(die);
  return dice;
}

export function rollIntoPool(g: State, shop: BlacksmithShop, die: number): void {
  shop.places[die] = POOL;
  shop.faces[die] = 1 + below(g.rng, 6);
}

export function toRack(shop: BlacksmithShop, die: number): void {
  shop.places[die] = RACK;
  shop.faces[die] = 0;
}

export const isUnlocked = ({ places }: Pick<BlacksmithShop, 'places'>, die: number): boolean =>
  places[die] !== RACK;

/** The dice of a furnace together: the clan of its alloy, or NONE, how many coals, and how hot it is. */
export function fireIn(
  { places, faces }: Pick<BlacksmithShop, 'places' | 'faces'>,
  furnace: number,
): { readonly clan: number; readonly coals: number; readonly heat: number } {
  let clan = NONE;
  let coals = 0;
  let heat = 0;
  for (let die = 0; die < DICE; die++) {
    if (places[die] !== furnace) continue;
    heat += faces[die]!;
    if (isCoal(die)) coals += 1;
    else clan = alloyClan(die);
  }
  return { clan, coals, heat };
}

/** F-003: by how much a heat misses the range of a furnace: above zero too hot, below it too cold. */
export function offBy(furnace: number, heat: number): number {
  const { low, high } = FURNACES[furnace]!;
  return heat < low ? heat - low : Math.max(0, heat - high);
}

/** F-003: the clan of a ready furnace's product, or NONE. */
export function readyClan(shop: BlacksmithShop, furnace: number): number {
  const { clan, coals, heat } = fireIn(shop, furnace);
  return coals === FURNACES[furnace]!.coal && offBy(furnace, heat) === 0 ? clan : NONE;
}

export const temperature = (shop: BlacksmithShop, furnace: number): number => fireIn(shop, furnace).heat;

export const productOf = (furnace: number, clan: number): number =>
  FURNACES[furnace]!.isLarge ? large(clan) : small(clan);

/** F-004: whether a furnace has a place for this kind of die. */
export function hasPlace(shop: BlacksmithShop, furnace: number, die: number): boolean {
  let alloys = 0;
  let coals = 0;
  for (let other = 0; other < DICE; other++) {
    if (shop.places[other] !== furnace) continue;
    if (isCoal(other)) coals += 1;
    else alloys += 1;
  }
  return isCoal(die) ? coals < FURNACES[furnace]!.coal : alloys === 0;
}
