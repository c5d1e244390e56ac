import {
  CATCH_CLAN,
  type CaptainShop,
  CLANS,
  CURSED,
  IDOL,
  islandOf,
  large,
  OUTPOST_CLAN,
  PORT,
  type State,
  small,
  tokenKind,
  topOf,
} from '@comptoir/baie';
import type { Seat } from '@comptoir/kit';
import { goodIf, worthOfHall, worthOfShield } from '../../worth.ts';
import type { BoardWorth } from '../board-worth.ts';

/** The share of its price that a good is worth while a ship still has to bring it home. */
const CAUGHT = 0.72;

/** What a ship brings home from its zone, or earns by staying. */
function shipWorth(g: State, seat: Seat, shop: CaptainShop, zone: number): number {
  const clan = CATCH_CLAN[zone]!;
  if (clan >= 0) return shop.stock[clan]! > 0 ? CAUGHT * goodIf(g, seat, small(clan)) : 0;
  const post = OUTPOST_CLAN[zone]!;
  if (post >= 0) return 0.9 * (g.halls[post]! + 0.5) + 0.45 * worthOfShield(g, post);
  const island = shop.islands[islandOf(zone)];
  if (island === undefined || island.tokens.length === 0) return zone === PORT ? 0 : 0.3;
  const kind = tokenKind(topOf(island));
  const isKnown = island.isUp || island.isSeen;
  const chests = CLANS.map((_, chest) => goodIf(g, seat, large(chest)));
  if (!isKnown) return CAUGHT * 0.25 * chests.reduce((sum, worth) => sum + worth, 0);
  if (kind === CURSED) return CAUGHT * Math.max(...chests) - 1.5;
  if (kind === IDOL) return CAUGHT * (worthOfHall(g, 0) + worthOfHall(g, 1));
  return CAUGHT * goodIf(g, seat, large(kind));
}

export const boardWorth: BoardWorth = (g, seat) => {
  const shop = g.players[seat]!.shop as CaptainShop;
  let worth = 0;
  for (const zone of shop.ships) worth += shipWorth(g, seat, shop, zone);
  return worth;
};
