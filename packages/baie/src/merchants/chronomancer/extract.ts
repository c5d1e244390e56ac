import type { Seat } from '@comptoir/kit';
import { CLANS, clanNamed, GOODS, goodNamed, small } from '../../pieces.ts';
import { effect, pickOption } from '../../rules/asking.ts';
import { drawCorruption } from '../../rules/corruption.ts';
import { canGain, freeStallSpaces, gainGood, immediatePatronage } from '../../rules/goods.ts';
import { showPart, tellWork } from '../../rules/shop.ts';
import type { State } from '../../state.ts';
import {
  ANCHORS,
  ANOMALY,
  type ChronomancerShop,
  corridor,
  gainShards,
  pawnPortals,
  replaceTiles,
  shopOf,
  yieldsOf,
} from './board.ts';

/** docs/rules/baie.md, 15.3 and the team abilities that extract or anchor. */

/** H-021: the goods of one way to count the colours; three of a colour give a large or a small one. */
function goodsOf(counts: readonly number[]): number[][] {
  let ways: number[][] = [[]];
  counts.forEach((count, clan) => {
    const options = yieldsOf(clan, count);
    if (options.length === 0) return;
    ways = ways.flatMap((way) => options.map((goods) => [...way, ...goods]));
  });
  return ways;
}

/** Every way to give the anomalies colours, as counts by clan. */
function* colourings(counts: number[], anomalies: number, from = 0): Generator<number[]> {
  if (anomalies === 0) {
    yield counts.slice();
    return;
  }
  for (let clan = from; clan < CLANS.length; clan++) {
    counts[clan]! += 1;
    yield* colourings(counts, anomalies - 1, clan);
    counts[clan]! -= 1;
  }
}

const text = (goods: readonly number[]): string => goods.map((good) => GOODS[good]).join('+');

/**
 * H-021, H-022: what a corridor can give, as lists of goods in the order in which they are gained. Colours of anomalies
 * that lead to the same goods are the same choice. The order is asked only when the stall has room for one.
 */
function extractions(g: State, seat: Seat): string[] {
  const options: string[] = [];
  const room = freeStallSpaces(g, seat);
  for (const { goods, option, reversed } of waysIn(shopOf(g, seat))) {
    if (!goods.some((good) => canGain(g, seat, good))) continue;
    if (!options.includes(option)) options.push(option);
    if (goods.length === 2 && room === 1 && !options.includes(reversed)) options.push(reversed);
  }
  return options;
}

export function canExtract(g: State, seat: Seat): boolean {
  for (const { goods } of waysIn(shopOf(g, seat)))
    for (const good of goods) if (canGain(g, seat, good)) return true;
  return false;
}

/** A list of goods that a corridor can give, as an option, and in the other order. */
interface Way {
  readonly goods: readonly number[];
  readonly option: string;
  readonly reversed: string;
}

/** Ways already worked out, by the number of tiles of each kind in base five. */
const known = new Map<number, readonly Way[]>();
const DIGITS = [1, 5, 25, 125, 625] as const;

function waysIn(shop: ChronomancerShop): readonly Way[] {
  let tiles = 0;
  for (const cell of corridor(shop)) tiles += DIGITS[shop.grid[cell]!]!;
  let ways = known.get(tiles);
  if (ways === undefined) {
    ways = waysOf(DIGITS.map((digit) => Math.floor(tiles / digit) % 5));
    known.set(tiles, ways);
  }
  return ways;
}

function waysOf(counts: readonly number[]): readonly Way[] {
  const ways: Way[] = [];
  for (const colouring of colourings(counts.slice(0, ANOMALY), counts[ANOMALY]!)) {
    for (const goods of goodsOf(colouring)) {
      const option = text(goods);
      if (goods.length > 0 && !ways.some((way) => way.option === option))
        ways.push({ goods, option, reversed: text([...goods].reverse()) });
    }
  }
  return ways;
}

/** H-023, H-024 */
function useUp(g: State, seat: Seat, cells: readonly number[]): void {
  const shop = shopOf(g, seat);
  let anomalies = 0;
  for (const cell of cells) if (shop.grid[cell] === ANOMALY) anomalies += 1;
  drawCorruption(g, seat, anomalies);
  gainShards(shop, anomalies);
  replaceTiles(g.rng, shop, cells);
  for (const part of ['grid', 'pack', 'discard', 'shards']) showPart(g, seat, part);
}

export const extract = effect({}, ({ choose }) => ({
  goods: choose<string>(
    (g, f) => pickOption('extract.goods', f.owner, extractions(g, f.owner)),
    (g, f, answer) => {
      tellWork(f.owner, 'H.extract', { goods: answer });
      for (const name of answer.split('+')) gainGood(g, f.owner, goodNamed(name));
      useUp(g, f.owner, corridor(shopOf(g, f.owner)));
    },
  ),
}));

/** H-043: the clans a small rift can give. */
function rifts(g: State, seat: Seat): string[] {
  const shop = shopOf(g, seat);
  const cells = corridor(shop);
  if (cells.length !== 2) return [];
  const [a, b] = cells.map((cell) => shop.grid[cell]!) as [number, number];
  return CLANS.filter(
    (_, clan) =>
      (a === clan || a === ANOMALY) && (b === clan || b === ANOMALY) && canGain(g, seat, small(clan)),
  );
}
export const hasRift = (g: State, seat: Seat): boolean => rifts(g, seat).length > 0;

export const rift = effect({}, ({ choose }) => ({
  clan: choose<string>(
    (g, f) => pickOption('rift.clan', f.owner, rifts(g, f.owner)),
    (g, f, answer) => {
      tellWork(f.owner, 'H.rift', { clan: answer });
      gainGood(g, f.owner, small(clanNamed(answer)));
      useUp(g, f.owner, corridor(shopOf(g, f.owner)));
    },
  ),
}));

export const isOnPortal = (g: State, seat: Seat): boolean => pawnPortals(shopOf(g, seat)).length > 0;

/** H-044: `R` places an anchor from the side or finds one there, `R<G` moves the one of G. */
function anchorings(g: State, seat: Seat): string[] {
  const shop = shopOf(g, seat);
  return pawnPortals(shop).flatMap((clan) => {
    if (shop.anchors.includes(clan) || shop.anchors.length < ANCHORS) return [CLANS[clan]!];
    return shop.anchors.map((other) => `${CLANS[clan]}<${CLANS[other]}`);
  });
}

export const anchor = effect({}, ({ choose }) => ({
  portal: choose<string>(
    (g, f) => pickOption('anchor.portal', f.owner, anchorings(g, f.owner)),
    (g, f, answer) => {
      const { anchors } = shopOf(g, f.owner);
      const clan = clanNamed(answer[0]!);
      if (answer.length > 1) anchors.splice(anchors.indexOf(clanNamed(answer[2]!)), 1);
      if (!anchors.includes(clan)) anchors.push(clan);
      tellWork(f.owner, 'H.anchor', { clan: answer[0]! });
      showPart(g, f.owner, 'anchors');
      immediatePatronage(g, f.owner, clan);
    },
  ),
}));
