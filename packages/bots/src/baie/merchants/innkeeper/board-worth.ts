import { donenessOf, type InnkeeperShop, kindOf, NONE, recipeGood } from '@comptoir/baie';
import { goodIf, timeLeft, worthOfShield } from '../../worth.ts';
import type { BoardWorth } from '../board-worth.ts';

/** The share of its price that a dish on the fire is worth, by how long it still needs. */
const SERVED = 0.7;
export const boardWorth: BoardWorth = (g, seat) => {
  const shop = g.players[seat]!.shop as InnkeeperShop;
  let worth = 0;
  shop.pots.forEach((recipe, hob) => {
    if (recipe === NONE) return;
    const { low } = kindOf(recipe);
    const doneness = donenessOf(shop, hob);
    const price = goodIf(g, seat, recipeGood(recipe, doneness === 'burnt'));
    if (doneness === 'burnt') worth += 0.5 * price - 1.5;
    else if (doneness !== 'raw') worth += SERVED * price;
    else if (low - shop.cooked[hob]! < timeLeft(g, seat))
      worth += SERVED * price * (0.35 + (0.5 * shop.cooked[hob]!) / low);
  });
  shop.rooms.forEach((guest, clan) => {
    if (guest === 1) worth += worthOfShield(g, clan);
  });
  return worth;
};
