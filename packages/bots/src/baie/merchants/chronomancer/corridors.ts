import { ANOMALY, CELLS, corridor, SIDE, stepsBetween, yieldsOf } from '@comptoir/baie';

/** A line that pawns can open by standing at its ends. */
export interface Corridor {
  readonly first: number;
  readonly last: number;
  readonly cells: readonly number[];
}

const ALL_CELLS = Array.from({ length: CELLS }, (_, cell) => cell);
const STEPS = ALL_CELLS.map((a) => ALL_CELLS.map((b) => stepsBetween(a, b)));
export const steps = (a: number, b: number): number => STEPS[a]![b]!;

/** Every line of two to four cells: rows, then columns from left to right. */
export const CORRIDORS: readonly Corridor[] = ALL_CELLS.flatMap((first) =>
  ALL_CELLS.filter((last) => last > first).map((last) => ({
    first,
    last,
    cells: corridor({ pawns: [first, last] }),
  })),
)
  .filter(({ cells }) => cells.length > 1)
  .sort((a, b) => columnOf(a) - columnOf(b));
/** The column of a corridor; rows have none and come first. */
function columnOf({ first, last }: Corridor): number {
  return (last - first) % SIDE === 0 ? first % SIDE : -1;
}

const counts = [0, 0, 0, 0, 0];

/** The best list of goods for this many tiles of a colour. */
function bestYield(clan: number, count: number, prices: readonly number[]): readonly number[] {
  let best = NOTHING;
  let most = 0;
  for (const goods of yieldsOf(clan, count)) {
    let price = 0;
    for (const good of goods) price += prices[good]!;
    if (price <= most) continue;
    most = price;
    best = goods;
  }
  bestPrice = most;
  return best;
}
const NOTHING: readonly number[] = [];
/** What the list found last is worth. */
let bestPrice = 0;

/** The best a corridor gives when all its anomalies count as one colour; `into` gets its goods. */
export function yieldOf(
  grid: readonly number[],
  cells: readonly number[],
  prices: readonly number[],
  into?: number[],
): number {
  for (let kind = 0; kind <= ANOMALY; kind++) counts[kind] = 0;
  for (let i = 0; i < cells.length; i++) counts[grid[cells[i]!]!]! += 1;
  const wild = counts[ANOMALY]!;
  let total = 0;
  for (let clan = 0; clan < ANOMALY; clan++)
    if (counts[clan]! > 1) {
      bestYield(clan, counts[clan]!, prices);
      total += bestPrice;
    }
  let most = 0;
  let chosen = 0;
  if (wild > 0)
    for (let clan = 0; clan < ANOMALY; clan++) {
      bestYield(clan, counts[clan]!, prices);
      const before = bestPrice;
      bestYield(clan, counts[clan]! + wild, prices);
      if (bestPrice - before <= most) continue;
      most = bestPrice - before;
      chosen = clan;
    }
  if (into !== undefined && total + most > 0)
    for (let clan = 0; clan < ANOMALY; clan++)
      for (const good of bestYield(clan, counts[clan]! + (clan === chosen ? wild : 0), prices))
        into[good]! += 0.7;
  return total + most;
}

/** Steps of both pawns until they stand at the ends. */
export const wayTo = ({ first, last }: Corridor, wiz: number, humpty: number): number =>
  Math.min(steps(wiz, first) + steps(humpty, last), steps(wiz, last) + steps(humpty, first));
