import { ANOMALY, type ChronomancerShop, type Decision, GOODS, PORTALS, SIDE } from '@comptoir/baie';
import type { Json } from '@comptoir/kit';
import { HOUR, type Outlook, priceIn, shieldWorth } from '../../outlook.ts';
import { bestOf, clanAt, optionsOf, STOP, type Workshop } from '../workshop.ts';

/** Docs/rules/baie.md, chapter 15. */

/** Part of its hours that an extraction costs. */
const extracting = (o: Outlook): number => 0.6 * HOUR * o.costs.spaces['H-S3']!.hours;
const STEP = 0.35;
const SHARD = 0.75 * HOUR;
const MOST_SHARDS = 4;
/** Steps of one Travel. */
const STRIDE = 4;

interface Corridor {
  readonly first: number;
  readonly last: number;
  readonly cells: readonly number[];
}

const row = (cell: number): number => cell >> 2;
const column = (cell: number): number => cell & 3;
const STEPS: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, a) =>
  Array.from({ length: 16 }, (__, b) => Math.abs(row(a) - row(b)) + Math.abs(column(a) - column(b))),
);
const steps = (a: number, b: number): number => STEPS[a]![b]!;

/** Every line of two to four cells. */
const CORRIDORS: readonly Corridor[] = (() => {
  const found: Corridor[] = [];
  for (let line = 0; line < 2 * SIDE; line++)
    for (let from = 0; from < SIDE; from++)
      for (let to = from + 1; to < SIDE; to++) {
        const cells: number[] = [];
        for (let i = from; i <= to; i++) cells.push(line < SIDE ? line * SIDE + i : i * SIDE + (line - SIDE));
        found.push({ first: cells[0]!, last: cells[cells.length - 1]!, cells });
      }
  return found;
})();

const counts = [0, 0, 0, 0, 0];

/** The best a corridor gives, with anomalies as what they are needed for; `into` gets its goods. */
function yieldOf(
  grid: readonly number[],
  cells: readonly number[],
  prices: readonly number[],
  into?: number[],
): number {
  for (let kind = 0; kind <= ANOMALY; kind++) counts[kind] = 0;
  for (let i = 0; i < cells.length; i++) counts[grid[cells[i]!]!]! += 1;
  const wild = counts[ANOMALY]!;
  let best = 0;
  let chosen = -1;
  for (let clan = 0; clan < ANOMALY; clan++) {
    const count = counts[clan]! + wild;
    let worth = 0;
    if (count === 2) worth = prices[clan]!;
    else if (count === 3) worth = Math.max(prices[clan]!, prices[clan + 4]!);
    else if (count >= 4) worth = prices[clan]! + prices[clan + 4]!;
    for (let other = 0; other < ANOMALY; other++)
      if (other !== clan && counts[other]! === 2) worth += prices[other]!;
    if (worth <= best) continue;
    best = worth;
    chosen = clan;
  }
  if (into !== undefined && chosen >= 0) {
    const count = counts[chosen]! + wild;
    if (count === 2 || count >= 4) into[chosen]! += 0.7;
    if (count >= 3) into[chosen + 4]! += 0.7;
    for (let other = 0; other < ANOMALY; other++)
      if (other !== chosen && counts[other]! === 2) into[other]! += 0.7;
  }
  return best;
}

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
/** What the known worths were reckoned with. */
let asking = 0;
let askedPrices: readonly number[] = [];
let askedBonus = 0;
let askedCost = 0;

/** Corridors with the same tiles are reckoned once, as long as prices stay the same. */
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

/** The last reckoning: while pawns walk, neither tiles nor prices change. */
let lastGrid: readonly number[] = [];
let lastPrices: readonly number[] = [];
let lastBonus = 0;
let lastCost = 0;
let lastWorths: readonly number[] = [];

/** H-023: an anomaly brings a shard and a corruption card. */
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

const wayTo = ({ first, last }: Corridor, wiz: number, humpty: number): number =>
  Math.min(steps(wiz, first) + steps(humpty, last), steps(wiz, last) + steps(humpty, first));

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

const LEAP: Readonly<Record<string, number>> = { N: -SIDE, S: SIDE, W: -1, E: 1 };

function stepPawn(shop: ChronomancerShop, o: Outlook, options: readonly string[]): string {
  const worths = corridorWorths(shop, o);
  const [wiz, humpty] = shop.pawns as [number, number];
  const standing = (a: number, b: number): number =>
    positionWorth(worths, a, b) + portalWorth(o, a, b, shop.anchors);
  return bestOf(options, (step) => {
    if (step === STOP) return standing(wiz, humpty);
    const leap = LEAP[step[2]!]!;
    return step[0] === 'W' ? standing(wiz + leap, humpty) : standing(wiz, humpty + leap);
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

function warped(grid: readonly number[], line: string): number[] {
  const at = Number(line[1]) - 1;
  const copy = grid.slice();
  const shift = line[2] === '+' ? 1 : 3;
  for (let i = 0; i < SIDE; i++) {
    const to = (i + shift) % SIDE;
    if (line[0] === 'R') copy[at * SIDE + to] = grid[at * SIDE + i]!;
    else copy[to * SIDE + at] = grid[i * SIDE + at]!;
  }
  return copy;
}

function swapped(grid: readonly number[], cells: string): number[] {
  const [a, b] = cells.split('-').map(Number) as [number, number];
  const copy = grid.slice();
  copy[a] = grid[b]!;
  copy[b] = grid[a]!;
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
    goods.split('+').reduce((sum, name) => sum + priceIn(o, GOODS.indexOf(name as 'sR'), 0), 0);
  switch (decision.id) {
    case 'pawn.step':
      return stepPawn(shop, o, options);
    case 'warp.line': {
      const prices = pricesFor(o);
      return bestOf(options, (line) => gridWorth(shop, o, prices, warped(shop.grid, line)));
    }
    case 'paradox.swap': {
      const prices = pricesFor(o);
      return bestOf(options, (cells) => gridWorth(shop, o, prices, swapped(shop.grid, cells)));
    }
    case 'extract.goods':
      return bestOf(options, priced);
    case 'rift.clan':
      return bestOf(options, (letter) => priceIn(o, clanAt(letter), 0));
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
