import { ANOMALY, activePortals, type ChronomancerShop, SIDE } from '@comptoir/baie';
import { goodIf, timeLeft, worthOfShield } from '../../worth.ts';
import type { BoardWorth } from '../board-worth.ts';

/** Part of its price that a good is worth which has still to be extracted. */
const OPENED = 0.66;

/** The best a line of tiles can give, with anomalies as what they are needed for. */
function segmentWorth(prices: readonly number[], tiles: readonly number[]): number {
  const counts = [0, 0, 0, 0];
  let wild = 0;
  for (const tile of tiles) {
    if (tile === ANOMALY) wild += 1;
    else counts[tile]! += 1;
  }
  let best = 0;
  for (let clan = 0; clan < 4; clan++) {
    const count = counts[clan]! + wild;
    const own =
      count >= 4
        ? prices[clan]! + prices[clan + 4]!
        : count === 3
          ? Math.max(prices[clan]!, prices[clan + 4]!)
          : count === 2
            ? prices[clan]!
            : 0;
    let others = 0;
    for (let other = 0; other < 4; other++)
      if (other !== clan && counts[other] === 2) others += prices[other]!;
    best = Math.max(best, own + others);
  }
  return best - 1.2 * wild;
}

const row = (cell: number): number => Math.floor(cell / SIDE);
const steps = (a: number, b: number): number => Math.abs(row(a) - row(b)) + Math.abs((a % SIDE) - (b % SIDE));

export const boardWorth: BoardWorth = (g, seat) => {
  const shop = g.players[seat]!.shop as ChronomancerShop;
  const prices = [0, 1, 2, 3, 4, 5, 6, 7].map((good) => goodIf(g, seat, good));
  const [wiz, humpty] = shop.pawns as [number, number];
  let best = 0;
  for (let line = 0; line < 2 * SIDE; line++) {
    const isRow = line < SIDE;
    const at = line % SIDE;
    for (let from = 0; from < SIDE; from++) {
      for (let to = from + 1; to < SIDE; to++) {
        const cells: number[] = [];
        for (let i = from; i <= to; i++) cells.push(isRow ? at * SIDE + i : i * SIDE + at);
        const price = segmentWorth(
          prices,
          cells.map((cell) => shop.grid[cell]!),
        );
        const first = cells[0]!;
        const last = cells[cells.length - 1]!;
        const way = Math.min(
          steps(wiz, first) + steps(humpty, last),
          steps(wiz, last) + steps(humpty, first),
        );
        best = Math.max(best, OPENED * price - (way > 0 ? 0.8 + 0.7 * way : 0));
      }
    }
  }
  let worth = best + Math.min(4, timeLeft(g, seat)) * 0.65 * shop.shards;
  for (const clan of activePortals(shop))
    worth += shop.anchors.includes(clan) ? worthOfShield(g, clan) : 0.8 * g.halls[clan]!;
  return worth;
};
