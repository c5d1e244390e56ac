import {
  BLACK_MARKET,
  canLandAt,
  clanOf,
  daysAfter,
  hoursToMarket,
  iconsOf,
  isAllowedAt,
  isAtSea,
  NONE,
  PRICES,
  ROGUE,
  type State,
} from '@comptoir/baie';
import type { Seat } from '@comptoir/kit';

/** What things are worth to a seat, in gold, as far as a quick look can tell. */

/** Clients of a colour that a good can hope for on a later day. */
const LATER_CLIENTS = 1.25;
/** How much of a boat's passengers will reach one given pier of their half. */
const LANDING = 0.5;

/** Clients at a pier, and those who may still land there. */
function hopefulClients(g: State, pier: number, clan: number): number {
  let clients = g.piers[pier]![clan]!;
  if (g.phase !== 'production' || g.loadsClosed) return clients;
  for (let boat = 0; boat < g.boats.length; boat++) {
    if (!isAtSea(g, boat) || !canLandAt(boat, pier)) continue;
    const share = LANDING * (0.4 + 0.15 * g.boats[boat]!.length);
    for (const adventurer of g.boats[boat]!) if (adventurer === clan) clients += share;
  }
  return clients;
}

/** The price a good will probably bring. */
function worthOfGood(g: State, good: number): number {
  const isSelling = g.phase === 'market';
  let best = daysAfter(g) > 0 ? LATER_CLIENTS * 0.8 : 0;
  const first = isSelling ? Math.max(0, g.sale.pier) : 0;
  if (!isSelling || g.sale.pier >= 0) {
    for (let pier = first; pier <= BLACK_MARKET; pier++) {
      if (!isAllowedAt(pier, good)) continue;
      const clients = hopefulClients(g, pier, clanOf(good)) - (pier === BLACK_MARKET ? 0.25 : 0);
      best = Math.max(best, clients);
    }
  }
  return PRICES[good]! * best;
}

/** What a hall will hold at the end. */
export const worthOfHall = (g: State, clan: number): number => g.halls[clan]! + daysAfter(g) * 1.2;

/** Shields pay in this day's market, if it is still to come, and in the later ones. */
export function worthOfShield(g: State, clan: number): number {
  const days = daysAfter(g) + (g.phase === 'market' ? 0 : 1);
  return days * (g.halls[clan]! + 0.5);
}

/** Icons of cards at the final scoring. */
function worthOfIcons(g: State, seat: Seat): number {
  const icons = iconsOf(g.players[seat]!);
  let worth = -icons[ROGUE]! * (g.lair + 0.4 * daysAfter(g));
  for (let clan = 0; clan < ROGUE; clan++) worth += icons[clan]! * worthOfHall(g, clan);
  return worth;
}

/** Everything but the merchant's own board. */
export function commonWorth(g: State, seat: Seat): number {
  const player = g.players[seat]!;
  let worth = player.gold + worthOfIcons(g, seat);
  for (const good of player.stall) if (good !== NONE) worth += worthOfGood(g, good);
  return worth;
}

/** Hours in which goods can still be made and sold: on the last day only those before the market. */
export function timeLeft(g: State, seat: Seat): number {
  if (g.phase === 'market' || g.phase === 'over') return daysAfter(g) > 0 ? 8 : 0;
  return hoursToMarket(g, seat) + daysAfter(g) * 8;
}

/** The price of a good that still has to be made; nothing if it could not be stored. */
export function goodIf(g: State, seat: Seat, good: number): number {
  const { supply, stall } = g.players[seat]!;
  return supply[good]! > 0 && stall.includes(NONE) ? worthOfGood(g, good) : 0;
}
