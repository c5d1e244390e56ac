import {
  ANOMALY,
  type ChronomancerShop,
  type Decision,
  GOODS,
  goodNamed,
  MOST_SHARDS,
  neighbour,
  PORTALS,
  STOP,
  STRIDE,
  small,
  spaceCost,
  swapTiles,
  warpGrid,
} from '@comptoir/baie';
import type { Json } from '@comptoir/kit';
import { HOUR, type Outlook, priceIn, shieldWorth } from '../../outlook.ts';
import { bestOf, clanAt, optionsOf, type Workshop } from '../workshop.ts';
import { CORRIDORS, steps, wayTo, yieldOf } from './corridors.ts';

/** docs/rules/baie.md, chapter 15. */

/** Part of its hours that an extraction costs. */
const extracting = (o: Outlook): number => 0.6 * HOUR * spaceCost(o, 'H', 'H-S3').hours;
const STEP = 0.35;
const SHARD = 0.75 * HOUR;

function pricesFor(o: Outlook): number[] {
  const prices: number[] = [];
  for (let good = 0; good < GOODS.length; good++) prices.push(priceIn(o, good, 0.5));
  return prices;
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Tiles of a corridor as one number: how many there are of each kind, in base five. */
const PLACE = [1, 5, 25, 125, 625];
const known = new Float64Array(3125);
const knownAt = new Int32Array(3125);
/** The prices that the known worths were computed with. */
let asking = 0;
let askedPrices: readonly number[] = [];
let askedBonus = 0;
let askedCost = 0;

/** Corridors with the same tiles are computed once while prices stay the same. */
function reckonCorridors(
  grid: readonly number[],
  prices: readonly number[],
  bonus: number,
  cost: number,
): number[] {
  if (bonus !== askedBonus || cost !== askedCost || !isSame(prices, askedPrices)) {
    asking += 1;
    askedPrices = prices;
    askedBonus = bonus;
    askedCost = cost;
  }
  const worths = new Array<number>(CORRIDORS.length);
  for (let i = 0; i < CORRIDORS.length; i++) {
    const { cells } = CORRIDORS[i]!;
    let code = 0;
    for (let at = 0; at < cells.length; at++) code += PLACE[grid[cells[at]!]!]!;
    if (knownAt[code] !== asking) {
      const worth = yieldOf(grid, cells, prices);
      const wild = Math.floor(code / 625);
      known[code] = worth <= 0 ? 0 : worth - cost + wild * bonus;
      knownAt[code] = asking;
    }
    worths[i] = known[code]!;
  }
  return worths;
}

/** The last result: tiles and prices do not change while pawns walk. */
let lastGrid: readonly number[] = [];
let lastPrices: readonly number[] = [];
let lastBonus = 0;
let lastCost = 0;
let lastWorths: readonly number[] = [];

/** An anomaly brings a shard and a corruption card. */
const anomalyWorth = ({ shards }: ChronomancerShop, { toll }: Outlook): number =>
  (shards < MOST_SHARDS ? SHARD : 0) - toll;

/** What each corridor is worth once the pawns stand at its ends. */
function corridorWorths(shop: ChronomancerShop, o: Outlook, prices = pricesFor(o)): readonly number[] {
  const bonus = anomalyWorth(shop, o);
  const cost = extracting(o);
  if (
    bonus !== lastBonus ||
    cost !== lastCost ||
    !isSame(shop.grid, lastGrid) ||
    !isSame(prices, lastPrices)
  ) {
    lastGrid = shop.grid.slice();
    lastPrices = prices;
    lastBonus = bonus;
    lastCost = cost;
    lastWorths = reckonCorridors(shop.grid, prices, bonus, cost);
  }
  return lastWorths;
}

/** The best corridor less the way to it, and a little for the next best. */
function positionWorth(worths: readonly number[], wiz: number, humpty: number): number {
  let best = 0;
  let second = 0;
  for (let i = 0; i < CORRIDORS.length; i++) {
    if (worths[i]! <= second) continue;
    const way = wayTo(CORRIDORS[i]!, wiz, humpty);
    const worth = worths[i]! - (way === 0 ? 0 : HOUR * Math.ceil(way / STRIDE) * 0.9 + STEP * way);
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  return best + 0.25 * second;
}

/** Pawns on portals pay when the day ends. */
function portalWorth(o: Outlook, wiz: number, humpty: number, anchors: readonly number[]): number {
  const soon = o.isDayOpen ? Math.max(0, 1 - o.hoursToday / 4) : 0;
  let worth = 0;
  for (let clan = 0; clan < ANOMALY; clan++) {
    if (anchors.includes(clan)) worth += shieldWorth(o, clan);
    else if (wiz === PORTALS[clan] || humpty === PORTALS[clan])
      worth += (0.15 + 0.8 * soon) * o.hallsNow[clan]!;
  }
  return worth;
}

function stepPawn(shop: ChronomancerShop, o: Outlook, options: readonly string[]): string {
  const worths = corridorWorths(shop, o);
  const [wiz, humpty] = shop.pawns as [number, number];
  const standing = (a: number, b: number): number =>
    positionWorth(worths, a, b) + portalWorth(o, a, b, shop.anchors);
  return bestOf(options, (step) => {
    if (step === STOP) return standing(wiz, humpty);
    const direction = step[2]!;
    return step[0] === 'W'
      ? standing(neighbour(wiz, direction), humpty)
      : standing(wiz, neighbour(humpty, direction));
  });
}

/** What a change of the grid leads to. */
function gridWorth(
  shop: ChronomancerShop,
  o: Outlook,
  prices: readonly number[],
  grid: readonly number[],
): number {
  const worths = reckonCorridors(grid, prices, anomalyWorth(shop, o), extracting(o));
  return positionWorth(worths, shop.pawns[0]!, shop.pawns[1]!);
}

/** A copy of the grid after a change. */
function changed(grid: readonly number[], change: (copy: number[]) => void): number[] {
  const copy = grid.slice();
  change(copy);
  return copy;
}

/** Up to four tiles that the best corridor does not need, next to the pawns first. */
function tilesToReplace(shop: ChronomancerShop, o: Outlook, from: readonly number[], most: number): number[] {
  const worths = corridorWorths(shop, o);
  const best = CORRIDORS[worths.indexOf(Math.max(...worths))]!;
  const [wiz, humpty] = shop.pawns as [number, number];
  return from
    .filter((cell) => !best.cells.includes(cell) && shop.grid[cell] !== ANOMALY)
    .sort((a, b) => steps(a, wiz) + steps(a, humpty) - steps(b, wiz) - steps(b, humpty))
    .slice(0, most);
}

/** Shards that save an hour that is still worth something. */
function shardsToSpend(o: Outlook, min: number, max: number): number {
  return o.hoursToday > 1 ? max : o.hoursAll <= 1.5 ? max : min;
}

function answer(shop: ChronomancerShop, o: Outlook, decision: Decision): Json | null {
  const options = optionsOf(decision);
  const priced = (goods: string): number =>
    goods.split('+').reduce((sum, name) => sum + priceIn(o, goodNamed(name), 0), 0);
  switch (decision.id) {
    case 'pawn.step':
      return stepPawn(shop, o, options);
    case 'warp.line': {
      const prices = pricesFor(o);
      return bestOf(options, (line) =>
        gridWorth(
          shop,
          o,
          prices,
          changed(shop.grid, (copy) => warpGrid(copy, line)),
        ),
      );
    }
    case 'paradox.swap': {
      const prices = pricesFor(o);
      return bestOf(options, (cells) =>
        gridWorth(
          shop,
          o,
          prices,
          changed(shop.grid, (copy) => swapTiles(copy, cells)),
        ),
      );
    }
    case 'extract.goods':
      return bestOf(options, priced);
    case 'rift.clan':
      return bestOf(options, (letter) => priceIn(o, small(clanAt(letter)), 0));
    case 'anchor.portal':
      return bestOf(options, (option) => {
        const clan = clanAt(option);
        const isNew = !shop.anchors.includes(clan);
        const loss = option.length > 1 ? shieldWorth(o, clanAt(option, 2)) : 0;
        return o.hallsNow[clan]! + (isNew ? shieldWorth(o, clan) : 0) - loss;
      });
    case 'rewind.cells':
      return decision.kind === 'pick-cards' ? tilesToReplace(shop, o, decision.from, decision.max) : null;
    case 'shards.spend':
      return decision.kind === 'pick-number' ? shardsToSpend(o, decision.min, decision.max) : null;
    default:
      return null;
  }
}

export const workshop: Workshop<ChronomancerShop> = {
  worth(shop, o) {
    const [wiz, humpty] = shop.pawns as [number, number];
    const useful = Math.min(1, o.hoursAll / 4);
    return positionWorth(corridorWorths(shop, o), wiz, humpty) + useful * SHARD * shop.shards;
  },
  patronage: ({ pawns, anchors }, o) => portalWorth(o, pawns[0]!, pawns[1]!, anchors),
  wishes(shop, o, into) {
    const worths = corridorWorths(shop, o);
    const [wiz, humpty] = shop.pawns as [number, number];
    let best = 0;
    let chosen = -1;
    for (let i = 0; i < CORRIDORS.length; i++) {
      const worth = worths[i]! - wayTo(CORRIDORS[i]!, wiz, humpty);
      if (worth <= best) continue;
      best = worth;
      chosen = i;
    }
    if (chosen >= 0) yieldOf(shop.grid, CORRIDORS[chosen]!.cells, pricesFor(o), into);
  },
  answer,
  skill: 0,
  abilities: [2, 2, 4, 5],
  order: ['T2', 'T1', 'T4', 'T3'],
};
