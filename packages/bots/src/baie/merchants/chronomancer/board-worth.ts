import { ANOMALY, activePortals, type ChronomancerShop, GOODS, MOST_SHARDS } from '@comptoir/baie';
import { goodIf, timeLeft, worthOfShield } from '../../worth.ts';
import type { BoardWorth } from '../board-worth.ts';
import { CORRIDORS, wayTo, yieldOf } from './corridors.ts';

/** The share of its price that a good is worth before it is extracted. */
const OPENED = 0.66;

export const boardWorth: BoardWorth = (g, seat) => {
  const shop = g.players[seat]!.shop as ChronomancerShop;
  const prices = GOODS.map((_, good) => goodIf(g, seat, good));
  const [wiz, humpty] = shop.pawns as [number, number];
  let best = 0;
  for (const corridor of CORRIDORS) {
    const wild = corridor.cells.filter((cell) => shop.grid[cell] === ANOMALY).length;
    const price = yieldOf(shop.grid, corridor.cells, prices) - 1.2 * wild;
    const way = wayTo(corridor, wiz, humpty);
    best = Math.max(best, OPENED * price - (way > 0 ? 0.8 + 0.7 * way : 0));
  }
  let worth = best + Math.min(MOST_SHARDS, timeLeft(g, seat)) * 0.65 * shop.shards;
  for (const clan of activePortals(shop))
    worth += shop.anchors.includes(clan) ? worthOfShield(g, clan) : 0.8 * g.halls[clan]!;
  return worth;
};
