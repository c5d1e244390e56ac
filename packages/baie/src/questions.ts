import type { Seat } from '@comptoir/kit';
import { meanIcons } from './content/corruption.ts';
import { CULTISTS } from './content/rogues.ts';
import { type DialSpace, handFrom, handHours, hour, isHand, loadsAfter, nextSpace, ROUNDS } from './dial.ts';
import { merchantById, type Shop, type ShopView } from './merchants/merchant.ts';
import { type Cost, type Edited, numbersOf, shopNumbersOf } from './numbers.ts';
import {
  AT_SEA,
  BOATS,
  clanOf,
  DOCKS,
  type Good,
  halfOf,
  innerDock,
  isAllowedAt,
  NONE,
  outerDock,
  PIER_OF_DOCK,
  PRICES,
  ROGUE,
} from './pieces.ts';
import type { Phase } from './state.ts';

/**
 * What one may ask about a position. Everything here is public, so each question takes what state and view have in
 * common: rules, bots, page and terminal ask the same function.
 */
export interface Position extends Edited {
  readonly config: {
    readonly edition: number;
    readonly seats: number;
    readonly humans: number;
    readonly merchants: readonly string[];
    readonly rogueCard: number;
  };
  readonly round: number;
  readonly phase: Phase;
  readonly hourglasses: readonly DialSpace[];
  readonly market: number;
  readonly loadsClosed: boolean;
  readonly boats: readonly (readonly number[])[];
  readonly berths: readonly number[];
  readonly piers: readonly (readonly number[])[];
  readonly players: readonly {
    readonly stall: readonly Good[];
    readonly shop: Shop | ShopView | null;
  }[];
  readonly colporteur: { readonly reserve: readonly number[] } | null;
  readonly sale: { readonly pier: number; readonly paid: number };
}

/** C-001: the Colporteur sits behind the people. */
export const isColporteur = (p: Pick<Position, 'config' | 'colporteur'>, seat: Seat): boolean =>
  p.colporteur !== null && seat === p.config.humans;

/** B-170: whether Rogues can be paid to buy. */
export const hasCultists = ({ config }: { readonly config: { readonly rogueCard: number } }): boolean =>
  config.rogueCard === CULTISTS;

// Days

/** Days after this one. */
export const daysAfter = ({ round }: Pick<Position, 'round'>): number => ROUNDS - round;

/** B-108: whether the shields of today still have to pay. */
export const isDayOpen = ({ phase, sale }: Pick<Position, 'phase' | 'sale'>): boolean =>
  phase !== 'over' && (phase !== 'market' || sale.pier !== NONE);

// Boats

const HALVES = [0, 1].map((half) => BOATS.map((_, boat) => boat).filter((boat) => halfOf(boat) === half));
/** B-002: the boats of a half. */
export const boatsOf = (half: number): readonly number[] => HALVES[half]!;

/** B-003 */
export const boatSeats = (p: Pick<Position, 'config'>, boat: number): number =>
  numbersOf(p).boats[p.config.seats]![boat]!;

export const freeSeats = (p: Pick<Position, 'config' | 'boats'>, boat: number): number =>
  boatSeats(p, boat) - p.boats[boat]!.length;

export const isAtSea = (p: Pick<Position, 'berths'>, boat: number): boolean => p.berths[boat] === AT_SEA;

/** Boats at sea with a free seat, but not `except`. */
export function boatsWithSeat(
  p: Pick<Position, 'config' | 'boats' | 'berths'>,
  except: number = NONE,
): number[] {
  const boats: number[] = [];
  for (let boat = 0; boat < BOATS.length; boat++)
    if (boat !== except && isAtSea(p, boat) && freeSeats(p, boat) > 0) boats.push(boat);
  return boats;
}

/** Whether an adventurer can board at all. */
export function hasBoatWithSeat(p: Pick<Position, 'config' | 'boats' | 'berths'>): boolean {
  for (let boat = 0; boat < BOATS.length; boat++) if (isAtSea(p, boat) && freeSeats(p, boat) > 0) return true;
  return false;
}

/** The docks of a half that are free. */
export function freeDocks(p: Pick<Position, 'berths'>, half: number): number[] {
  const docks: number[] = [];
  for (let dock = half * 2; dock < half * 2 + 2; dock++) if (!isTaken(p, dock)) docks.push(dock);
  return docks;
}

export const isTaken = ({ berths }: Pick<Position, 'berths'>, dock: number): boolean => berths.includes(dock);

/** B-004: whether a boat can land its passengers at a pier. */
export const canLandAt = (boat: number, pier: number): boolean =>
  PIER_OF_DOCK[outerDock(halfOf(boat))] === pier || PIER_OF_DOCK[innerDock(halfOf(boat))] === pier;

/** B-084: whether every dock is taken. */
export function areDocksFull(p: Pick<Position, 'berths'>): boolean {
  for (let dock = 0; dock < DOCKS.length; dock++) if (!isTaken(p, dock)) return false;
  return true;
}

// Market

/** B-102, B-170: Clients of a colour on a pier, with the Rogues that the seller has paid. */
const buyersAt = (p: Pick<Position, 'piers' | 'sale'>, pier: number, good: Good): number =>
  p.piers[pier]![clanOf(good)]! + (p.sale.pier === pier ? p.sale.paid : 0);

/** B-101 to B-103: what a good would bring at a pier now; 0 where it cannot be sold. */
export const priceAt = (p: Pick<Position, 'piers' | 'sale'>, pier: number, good: Good): number =>
  isAllowedAt(pier, good) ? PRICES[good]! * buyersAt(p, pier, good) : 0;

/** B-108, C-053: the clans whose patronage a seat has now, one entry for each shield. */
export function shieldsOf(p: Pick<Position, 'config' | 'players' | 'colporteur'>, seat: Seat): number[] {
  const { shop } = p.players[seat]!;
  if (shop !== null) return [...merchantById(p.config.merchants[seat]!).shields(shop)];
  return (p.colporteur?.reserve ?? []).filter((client) => client !== NONE && client !== ROGUE);
}

/** B-130 to B-132: what icons bring or cost at the final scoring, by how many the halls and the Lair hold. */
export function goldOfIcons(
  icons: readonly number[],
  { halls, lair }: { readonly halls: readonly number[]; readonly lair: number },
): number {
  let gold = -lair * icons[ROGUE]!;
  for (let clan = 0; clan < ROGUE; clan++) gold += halls[clan]! * icons[clan]!;
  return gold;
}

/** 9.2: the icons of an unknown corruption card, on average in the deck. */
export const corruptionIcons = (table: Edited): readonly number[] => meanIcons(numbersOf(table).corruption);

// Costs

export const RECRUIT_SPACE = 'REC';
export const TEAM_SPACE = 'TEAM';
const FREE: Cost = { hours: 0, corruption: 0 };

/** The cost of a space of a merchant's board (M-001, B-150). Recruiting costs what its slot does (B-141). */
export function spaceCost(table: Edited, merchant: string, space: string): Cost {
  const shop = shopNumbersOf(table, merchant);
  if (space === TEAM_SPACE) return shop.team;
  return shop.spaces[space] ?? FREE;
}

/** B-141 */
export const slotCost = (table: Edited, slot: number): Cost => numbersOf(table).slots[slot]!;

// Clock

export interface Ride {
  readonly from: DialSpace;
  readonly to: DialSpace;
  readonly loads: number;
  /** Whether an open hand starts on the way (B-071). */
  readonly passesHand: boolean;
}

/** 4.4: where an hourglass stands after paying hours along the ring, and the Loads it passes. */
export function rideOf(
  p: Pick<Position, 'config' | 'round' | 'hourglasses' | 'loadsClosed'>,
  seat: Seat,
  hours: number,
): Ride {
  const from = p.hourglasses[seat]!;
  let to = from;
  let loads = 0;
  let passesHand = false;
  for (let i = 0; i < hours; i++) {
    if (handFrom(p, to) !== 0) passesHand = true;
    if (!p.loadsClosed && !isHand(to)) loads += loadsAfter(p, to / 2);
    to = nextSpace(p, to);
  }
  return { from, to, loads, passesHand };
}

/** B-040: hours a seat has before the market of today. */
export const hoursToMarket = (p: Pick<Position, 'hourglasses' | 'market'>, seat: Seat): number =>
  Math.max(0, hour(p.market) - p.hourglasses[seat]!) / 2;

/** B-074: the Loads that a hand bypasses. */
export function loadsBypassed(p: Pick<Position, 'config' | 'loadsClosed'>, hand: DialSpace): number {
  if (p.loadsClosed) return 0;
  const { from, to } = handHours(p, hand);
  let loads = 0;
  for (let n = from; n < to; n++) loads += loadsAfter(p, n);
  return loads;
}
