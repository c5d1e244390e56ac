import {
  berthsIn,
  CATCH_CLAN,
  type CaptainShop,
  CLANS,
  CURSED,
  captainNumbers,
  type Decision,
  DISTANCE,
  hasBerth,
  IDOL,
  islandOf,
  isStorm,
  large,
  OUTPOST_CLAN,
  PORT,
  STOP,
  small,
  spaceCost,
  TOKENS,
  tokenKind,
  topOf,
  WHEEL,
  ZONES,
  zoneNamed,
} from '@comptoir/baie';
import type { Json } from '@comptoir/kit';
import { type Outlook, priceIn, shieldWorth } from '../../outlook.ts';
import { bestOf, clanAt, optionsOf, type Workshop } from '../workshop.ts';

/** docs/rules/baie.md, chapter 14. */

/** Gold of the hours behind one movement point. */
const POINT = 1.75;
/** A ship's share of the hours of a Recall. */
const recalling = (o: Outlook): number => spaceCost(o, 'K', 'K-S3').hours;
const POINTS_PER_HOUR = 2.4;
/** How often a spin meets no Storm, and what it brings then. */
const CALMS = WHEEL.filter((points) => !isStorm(points));
const CALM = CALMS.length / WHEEL.length;
const SPIN = CALMS.reduce<number>((sum, points) => sum + points, 0) / CALMS.length;

const twoBest = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => b - a);
  return sorted[0]! + sorted[1]!;
};

/** What a Recall brings from a zone if it starts after this many hours. */
function haul(shop: CaptainShop, o: Outlook, zone: number, hours: number): number {
  const clan = CATCH_CLAN[zone]!;
  if (clan >= 0) return shop.stock[clan]! > 0 ? priceIn(o, small(clan), hours) : 0;
  const island = shop.islands[islandOf(zone)];
  if (island === undefined || island.tokens.length === 0) return 0;
  if (o.hoursToday <= hours && o.days === 0) return 0;
  let sum = 0;
  let best = 0;
  for (let clan = 0; clan < CLANS.length; clan++) {
    const price = priceIn(o, large(clan), hours);
    sum += price;
    best = Math.max(best, price);
  }
  const idol = twoBest(o.hallsNow);
  if (!island.isUp && !island.isSeen) return (2 * sum + 2 * (best - o.toll) + 2 * idol) / TOKENS;
  const kind = tokenKind(topOf(island));
  if (kind === CURSED) return best - o.toll;
  return kind === IDOL ? idol : priceIn(o, large(kind), hours);
}

/** What a ship in a zone is worth after this many hours of sailing. */
function berth(shop: CaptainShop, o: Outlook, zone: number, hours: number): number {
  const post = OUTPOST_CLAN[zone]!;
  if (post >= 0) {
    const worth = shieldWorth(o, post);
    return hours === 0 || hours < o.hoursToday ? worth : Math.max(0, worth - o.hallsNow[post]!);
  }
  return Math.max(0, haul(shop, o, zone, hours) - recalling(o));
}

const shoalsOf = (o: Outlook): number => captainNumbers(o).shoals;
const isFree = (shop: CaptainShop, o: Outlook, zone: number): boolean =>
  hasBerth(shop.ships, zone, shoalsOf(o));

/** Ships that a zone feeds: a catch is landed as often as its stock lasts. */
const feeds = (shop: CaptainShop, o: Outlook, zone: number): number => {
  const clan = CATCH_CLAN[zone]!;
  return clan < 0 ? 1 : Math.min(berthsIn(zone, shoalsOf(o)), Math.max(1, shop.stock[clan]!));
};

/** The best that the fleet can be made to do: ships and zones are paired off, the best pair first. */
function fleetWorth(shop: CaptainShop, o: Outlook): number {
  const ships = shop.ships.slice();
  const left = ZONES.map((_, zone) => feeds(shop, o, zone));
  const values = berths(shop, o);
  let worth = 0;
  for (let i = ships.length; i > 0; i--) {
    let best = 0;
    let ship = -1;
    let target = -1;
    for (let at = 0; at < ships.length; at++) {
      const from = ships[at]!;
      if (from < 0 || ships.indexOf(from) !== at) continue;
      for (let zone = 1; zone < ZONES.length; zone++) {
        if (left[zone]! <= 0) continue;
        const way = DISTANCE[from]![zone]!;
        const value = (way === 0 ? values.here[zone]! : values.away[zone]!) - POINT * way;
        if (value <= best) continue;
        best = value;
        ship = at;
        target = zone;
      }
    }
    if (ship < 0) break;
    worth += best;
    left[target]! -= 1;
    ships[ship] = -1;
  }
  return worth;
}

interface Berths {
  /** Worth of a ship by zone, where it lies already, and where it has to be sailed first. */
  readonly here: number[];
  readonly away: number[];
}

function berths(shop: CaptainShop, o: Outlook): Berths {
  const here: number[] = [];
  const away: number[] = [];
  for (let zone = 0; zone < ZONES.length; zone++) {
    here.push(zone === PORT ? 0 : berth(shop, o, zone, 0));
    away.push(zone === PORT ? 0 : berth(shop, o, zone, DISTANCE[PORT]![zone]! / POINTS_PER_HOUR));
  }
  return { here, away };
}

/** What a ship in a zone can hope for: to stay, or to sail on. */
function hope(shop: CaptainShop, o: Outlook, { here, away }: Berths, zone: number, left: number): number {
  let best = here[zone]!;
  for (let to = 1; to < ZONES.length; to++) {
    if (to === zone || to === left || !isFree(shop, o, to)) continue;
    best = Math.max(best, 0.9 * away[to]! - POINT * DISTANCE[zone]![to]!);
  }
  return best;
}

function moveShip(shop: CaptainShop, o: Outlook, options: readonly string[]): string {
  const values = berths(shop, o);
  const stay = shop.ships.map((zone) => hope(shop, o, values, zone, -1));
  return bestOf(options, (move) => {
    if (move === STOP) return 0.1;
    const ship = Number(move[1]) - 1;
    const zone = zoneNamed(move.slice(3));
    // A point that is spent now is not spent on another ship.
    return (
      hope(shop, o, values, zone, shop.ships[ship]!) -
      stay[ship]! -
      0.35 * DISTANCE[shop.ships[ship]!]![zone]!
    );
  });
}

/** Points with which every idle ship reaches something. */
function pointsWanted(shop: CaptainShop, o: Outlook): number {
  const values = berths(shop, o);
  let wanted = 0;
  for (const zone of shop.ships) {
    if (values.here[zone]! > 2) continue;
    let best = 1;
    let way = 0;
    for (let to = 1; to < ZONES.length; to++) {
      const worth = values.away[to]! - POINT * DISTANCE[zone]![to]!;
      if (!isFree(shop, o, to) || worth <= best) continue;
      best = worth;
      way = DISTANCE[zone]![to]!;
    }
    wanted += way;
  }
  return wanted;
}

const zoneOf = (shop: CaptainShop, name: string): number => shop.ships[Number(name[1]) - 1]!;

function answer(shop: CaptainShop, o: Outlook, decision: Decision): Json | null {
  const options = optionsOf(decision);
  switch (decision.id) {
    case 'ship.move':
    case 'ship.row':
      return moveShip(shop, o, options);
    case 'compass.spin': {
      const points = Number(decision.source);
      const gain = CALM * SPIN * POINT - ((points - 1) * POINT + o.toll) * (1 - CALM);
      return gain > 0 && points < pointsWanted(shop, o) ? 'spin' : STOP;
    }
    case 'recall.ship':
      return bestOf(options, (name) => {
        if (name === STOP) return 0.5;
        const zone = zoneOf(shop, name);
        return haul(shop, o, zone, 0) - (OUTPOST_CLAN[zone]! >= 0 ? 1 : 0);
      });
    case 'recall.chest':
      return bestOf(options, (letter) => priceIn(o, large(clanAt(letter)), 0));
    case 'recall.idol':
      return bestOf(options, (pair) => o.hallsNow[clanAt(pair)]! + o.hallsNow[clanAt(pair, 1)]!);
    case 'nets.ship':
      return bestOf(options, (name) => haul(shop, o, zoneOf(shop, name), 0));
    case 'colours.ship':
      return bestOf(options, (name) => o.hallsNow[OUTPOST_CLAN[zoneOf(shop, name)]!]!);
    case 'chart.look':
      return decision.kind === 'pick-cards' ? decision.from.slice(0, decision.max) : null;
    case 'chart.swap':
      return STOP;
    default:
      return null;
  }
}

/** Gold of ships that stay at outposts. */
function outpostWorth(shop: CaptainShop, o: Outlook): number {
  let worth = 0;
  for (const zone of shop.ships) if (OUTPOST_CLAN[zone]! >= 0) worth += berth(shop, o, zone, 0);
  return worth;
}

export const workshop: Workshop<CaptainShop> = {
  worth: (shop, o) => fleetWorth(shop, o) - outpostWorth(shop, o),
  patronage: outpostWorth,
  wishes(shop, _, into) {
    for (const zone of shop.ships) {
      const clan = CATCH_CLAN[zone]!;
      if (clan >= 0 && shop.stock[clan]! > 0) into[small(clan)]! += 0.85;
      const island = shop.islands[islandOf(zone)];
      if (island === undefined || island.tokens.length === 0) continue;
      const kind = tokenKind(topOf(island));
      if (island.isUp && kind < CURSED) into[large(kind)]! += 0.85;
    }
  },
  answer,
  skill: 0.5,
  abilities: [3, 6, 4.2, 3],
  order: ['T1', 'T3', 'T2', 'T4'],
};
