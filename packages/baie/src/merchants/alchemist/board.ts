import type { Rng, Seat } from '@comptoir/kit';
import { clanOf, GOODS, type Good, isLarge, large, NONE, small } from '../../pieces.ts';
import { drawOut, total } from '../../rules/drawing.ts';
import { playerAt, type State } from '../../state.ts';
import type { Shop } from '../merchant.ts';

/** docs/rules/baie.md, 12.1. Marbles are clans 0 to 3 and ichor. */
export const ICHOR = 4;
export const MARBLES = ['R', 'G', 'B', 'Y', 'I'] as const;
export const MARBLE_COUNT = [9, 9, 9, 9, 6] as const;
export const TUBE_SIZES = [5, 6, 7] as const;
export const HOLES = 4;
export const FLASK_SIZE = 3;
export const CAULDRONS = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
export const TUBES = ['TU1', 'TU2', 'TU3'] as const;
export const FLASK = 'F';
/** Away: colours to the bag, ichor to the tray. */
export const AWAY = 'X';

export interface AlchemistShop extends Shop {
  /** Marbles by colour; drawing is uniform (B-014). */
  bag: number[];
  /** Left end first. */
  tubes: number[][];
  cauldrons: number[][];
  flask: number[];
  /** Ichor in the toxic-waste tray. */
  tray: number;
  /** 1 where the seal of a clan holds a marble. */
  seals: number[];
  /** Marbles harvested and not yet placed. */
  hand: number[];
}

export const shopOf = (g: State, seat: Seat): AlchemistShop => playerAt(g, seat).shop as AlchemistShop;

export const newShop = (): AlchemistShop => ({
  merchant: 'A',
  bag: [...MARBLE_COUNT],
  tubes: [[], [], []],
  cauldrons: [[], [], [], []],
  flask: [],
  tray: 0,
  seals: [0, 0, 0, 0],
  hand: [],
});

/** */
export function refill(rng: Rng, shop: AlchemistShop, tube: number): void {
  const row = shop.tubes[tube]!;
  while (row.length < TUBE_SIZES[tube]! && total(shop.bag) > 0) row.push(drawOut(rng, shop.bag));
}

/** */
export function throwAway(shop: AlchemistShop, marble: number): void {
  if (marble === ICHOR) shop.tray += 1;
  else shop.bag[marble]! += 1;
}

/** */
export function emptyCauldron(shop: AlchemistShop, cauldron: number): void {
  for (const marble of shop.cauldrons[cauldron]!) throwAway(shop, marble);
  shop.cauldrons[cauldron] = [];
}

export function removeFrom(list: number[], marble: number): void {
  list.splice(list.indexOf(marble), 1);
}

/** the announced colours that take at least one marble. */
export function takeableColours(row: readonly number[]): number[] {
  if (row.length === 0) return [];
  const left = row[0]!;
  const right = row[row.length - 1]!;
  const colours: number[] = [];
  for (let clan = 0; clan < ICHOR; clan++)
    if (left === clan || right === clan || left === ICHOR || right === ICHOR) colours.push(clan);
  return colours;
}

/** what one harvest takes, left end first; the row keeps the rest. */
export function harvest(row: number[], colour: number): number[] {
  const taken: number[] = [];
  while (row.length > 0 && (row[0] === colour || row[0] === ICHOR)) taken.push(row.shift()!);
  while (row.length > 0 && (row[row.length - 1] === colour || row[row.length - 1] === ICHOR))
    taken.push(row.pop()!);
  return taken;
}

/** the colour of a chain, or NONE. */
export function chainColour(row: readonly number[]): number {
  return row.length >= 2 && row[0] === row[row.length - 1] ? row[0]! : NONE;
}

/** the clans of which a cauldron is complete; three marbles make a Potion, four an Elixir. */
export function completeFor(cauldron: readonly number[]): number[] {
  const size = cauldron.length;
  if (size < 3) return [];
  let ichor = 0;
  const counts = [0, 0, 0, 0];
  for (const marble of cauldron) {
    if (marble === ICHOR) ichor += 1;
    else counts[marble]! += 1;
  }
  const clans: number[] = [];
  for (let clan = 0; clan < ICHOR; clan++) {
    const own = counts[clan]!;
    if (size === 3 ? own >= 1 && own + ichor >= 2 : own >= 2 && own + ichor >= 3) clans.push(clan);
  }
  return clans;
}

/** Three marbles make a Potion, four an Elixir. */
export const marblesFor = (good: Good): number => (isLarge(good) ? HOLES : HOLES - 1);
export const brewOf = (cauldron: readonly number[], clan: number): Good =>
  cauldron.length === marblesFor(small(clan)) ? small(clan) : large(clan);

/**
 * by good, how many marbles of its colour or ichor a cauldron lacks at least, NONE where it cannot become that
 * good. One marble of another colour is allowed, and ichor alone makes nothing.
 */
export function lackingFor(cauldron: readonly number[], into: number[]): readonly number[] {
  let ichor = 0;
  const counts = [0, 0, 0, 0];
  for (const marble of cauldron) {
    if (marble === ICHOR) ichor += 1;
    else counts[marble]! += 1;
  }
  for (let good = 0; good < GOODS.length; good++) {
    const size = marblesFor(good);
    const own = counts[clanOf(good)]!;
    const lacking = Math.max(0, size - 1 - own - ichor, size - 2 - own);
    const isFoul = cauldron.length - own - ichor > 1;
    into[good] = isFoul || lacking > size - cauldron.length ? NONE : lacking;
  }
  return into;
}

/** what a Take of a colour brings with its chain; the row stays as it is. */
export function takeFrom(row: readonly number[], colour: number): number[] {
  const rest = row.slice();
  const taken = harvest(rest, colour);
  const chain = chainColour(rest);
  return chain === NONE ? taken : [...taken, ...harvest(rest, chain)];
}

/** */
export const isPure = (cauldron: readonly number[], clan: number): boolean =>
  cauldron.every((marble) => marble === clan);
