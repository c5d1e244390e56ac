import {
  type BlacksmithShop,
  FIRST_COAL,
  FURNACES,
  fireIn,
  NONE,
  offBy,
  POOL,
  productOf,
  type State,
} from '@comptoir/baie';
import type { Seat } from '@comptoir/kit';
import { goodIf, worthOfShield } from '../../worth.ts';
import type { BoardWorth } from '../board-worth.ts';

/** The share of its price that a good is worth when its furnace is ready. */
const FORGED = 0.58;
/** An alloy in the pool saves most of an hour of smelting. */
const UNLOCKED = 2.6;

/** A furnace with all its dice is worth less the further its sum is from the range. */
function furnaceWorth(g: State, seat: Seat, shop: BlacksmithShop, furnace: number): number {
  const { coal, low, high, peak } = FURNACES[furnace]!;
  const { clan, coals, heat } = fireIn(shop, furnace);
  if (clan === NONE) return coals === 0 ? 0 : -0.2 * coals;
  const price = goodIf(g, seat, productOf(furnace, clan));
  if (coals < coal) {
    const missing = coal - coals;
    const reachable = heat + missing <= high && heat + 6 * missing >= low;
    return (reachable ? 0.3 : 0.1) * price;
  }
  const off = Math.abs(offBy(furnace, heat));
  const shield = heat === peak && shop.hallmarks[clan] === 0 ? 0.5 * worthOfShield(g, clan) : 0;
  return off === 0 ? FORGED * price + shield : Math.max(0.05, 0.55 - 0.11 * off) * price;
}

export const boardWorth: BoardWorth = (g, seat) => {
  const shop = g.players[seat]!.shop as BlacksmithShop;
  let worth = 0;
  for (let furnace = 0; furnace < FURNACES.length; furnace++) worth += furnaceWorth(g, seat, shop, furnace);
  for (let die = 0; die < FIRST_COAL; die++) if (shop.places[die] === POOL) worth += UNLOCKED;
  shop.hallmarks.forEach((active, clan) => {
    if (active === 1) worth += worthOfShield(g, clan);
  });
  return worth;
};
