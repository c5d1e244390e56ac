import { call, type Flow, goto, listening, type Seat } from '@comptoir/kit';
import { colporteurBoat, colporteurDock, takeFromReserve } from '../colporteur/loading.ts';
import { THIEVES } from '../content/rogues.ts';
import { STOP } from '../decisions.ts';
import { LAST_HOUR, nextSpace } from '../dial.ts';
import { disembark, moor } from '../docking.ts';
import { type Origin, tell } from '../events.ts';
import { ADVENTURERS, BOATS, boatNamed, clanNamed, DOCKS, halfOf, NONE, REMOVED, ROGUE } from '../pieces.ts';
import {
  areDocksFull,
  boatsWithSeat,
  freeDocks,
  freeSeats,
  hasBoatWithSeat,
  isAtSea,
  isColporteur,
} from '../questions.ts';
import type { State } from '../state.ts';
import { effect, pickOption } from './asking.ts';
import { canDrawCorruption, drawCorruption } from './corruption.ts';
import { drawOut, total } from './drawing.ts';

/** Chapter 4.5, and what the Rogue cards add to it (9.3). */

const name = (boat: number): string => BOATS[boat]!;

export function board(g: State, adventurer: number, boat: number, from: Origin): void {
  g.boats[boat]!.push(adventurer);
  if (listening()) tell({ type: 'boarded', boat, adventurer, from });
}

/** Takes an adventurer off a boat; where it goes is the caller's business. */
export function takeOff(g: State, boat: number, adventurer: number): void {
  const seats = g.boats[boat]!;
  seats.splice(seats.indexOf(adventurer), 1);
}

/** B-083, B-092: Clients to their halls, Rogues to the Lair. */
export function emptyBoat(g: State, boat: number, removed: boolean): void {
  disembark(g, boat);
  if (removed) g.berths[boat] = REMOVED;
  if (listening()) tell({ type: 'boat-left', boat, removed });
}

/** B-082 to B-085 */
function dock(g: State, seat: Seat, boat: number, at: number): void {
  const sentAway = moor(g, boat, at);
  if (listening()) tell({ type: 'docked', seat, boat, dock: at });
  for (const other of sentAway) tell({ type: 'boat-left', boat: other, removed: true });
  if (areDocksFull(g)) closeLoads(g);
}

/** B-084: the space just ahead of the most advanced hourglass; for one on a hand, where the hand leads. Never after 12. */
function closeLoads(g: State): void {
  let furthest = 0;
  for (const space of g.hourglasses) furthest = Math.max(furthest, space);
  g.market = Math.min(LAST_HOUR, nextSpace(g, furthest) / 2);
  g.loadsClosed = true;
  tell({ type: 'market-marker', hour: g.market, closed: true });
}

const fullBoat = (g: State): number => {
  for (let boat = 0; boat < BOATS.length; boat++)
    if (isAtSea(g, boat) && freeSeats(g, boat) === 0) return boat;
  return NONE;
};

/** B-086: the Rogue's effect, then docking, for an adventurer that has just been put on `boat`. */
export const settle = effect({ boat: NONE, adventurer: NONE }, ({ run, choose }) => ({
  thieves: choose<string>(
    (g, f) => {
      if (f.adventurer !== ROGUE || g.config.rogueCard !== THIEVES || isColporteur(g, f.owner)) return null;
      if (!canDrawCorruption(g)) return null; // B-062
      const options = thefts(g, f.boat);
      return options.length === 0
        ? null
        : pickOption('thieves.move', f.owner, [STOP, ...options], name(f.boat));
    },
    (g, f, answer) => {
      if (answer === STOP) return;
      const clan = clanNamed(answer[0]!);
      const to = boatNamed(answer.slice(2));
      drawCorruption(g, f.owner);
      takeOff(g, f.boat, clan);
      g.boats[to]!.push(clan);
      tell({ type: 'changed-boat', adventurer: clan, boat: f.boat, to });
    },
  ),
  next: run((g, f) => {
    const boat = fullBoat(g);
    if (boat === NONE) return 'done';
    f.boat = boat;
    if (!isColporteur(g, f.owner)) return 'next';
    dock(g, f.owner, boat, colporteurDock(g, boat));
    return 'again';
  }),
  dock: choose<string>(
    (g, f) =>
      pickOption(
        'dock.choose',
        f.owner,
        freeDocks(g, halfOf(f.boat)).map((at) => DOCKS[at]!),
        name(f.boat),
      ),
    (g, f, answer) => {
      dock(g, f.owner, f.boat, DOCKS.indexOf(answer as (typeof DOCKS)[number]));
      return goto('next');
    },
  ),
}));

/** Most adventurers board without anything to settle: no boat is full, and there are no Thieves. */
function settling(
  g: State,
  frame: { readonly owner: Seat; readonly card?: number },
  boat: number,
  adventurer: number,
): Flow {
  const isQuiet = fullBoat(g) === NONE && !(adventurer === ROGUE && g.config.rogueCard === THIEVES);
  return isQuiet ? 'next' : call(settle, frame, { boat, adventurer });
}

/** B-171: a Client of that boat and another boat at sea with a seat. */
function thefts(g: State, boat: number): string[] {
  const options: string[] = [];
  const targets = boatsWithSeat(g, boat);
  for (let clan = 0; clan < ROGUE; clan++) {
    if (!g.boats[boat]!.includes(clan)) continue;
    for (const to of targets) options.push(`${ADVENTURERS[clan]!}>${name(to)}`);
  }
  return options;
}

/** B-080, B-081: a Load, or a Sailor's draw (B-162) when `sailor`. */
export const load = effect({ sailor: false, adventurer: NONE }, ({ run, choose }) => ({
  draw: run((g, f): Flow => {
    if (g.loadsClosed && !f.sailor) return 'done'; // B-085
    if (isColporteur(g, f.owner)) return colporteurLoad(g, f.owner);
    if (total(g.bag) === 0) return 'done';
    const full = !hasBoatWithSeat(g);
    if (full && f.sailor) return 'done';
    g.drawn = drawOut(g.rng, g.bag);
    if (listening()) tell({ type: 'drawn', seat: f.owner, adventurer: g.drawn });
    if (!full) return 'next';
    g.bag[g.drawn]! += 1;
    tell({ type: 'returned', adventurer: g.drawn });
    g.drawn = NONE;
    return 'done';
  }),
  place: choose<string>(
    (g, f) =>
      g.drawn === NONE
        ? null
        : pickOption('load.boat', f.owner, boatsWithSeat(g).map(name), ADVENTURERS[g.drawn]!),
    (g, f, answer) => {
      const boat = boatNamed(answer);
      const adventurer = g.drawn;
      g.drawn = NONE;
      board(g, adventurer, boat, 'hand');
      return settling(g, f, boat, adventurer);
    },
  ),
}));

/** C-041, C-042: the Colporteur's Load chooses nothing. */
function colporteurLoad(g: State, seat: Seat): Flow {
  const boat = colporteurBoat(g);
  if (boat === NONE) return 'done';
  let adventurer = takeFromReserve(g, seat);
  if (adventurer === NONE) {
    if (total(g.bag) === 0) return 'done';
    adventurer = drawOut(g.rng, g.bag);
    if (listening()) tell({ type: 'drawn', seat, adventurer });
  }
  board(g, adventurer, boat, 'hand');
  g.drawn = NONE;
  // The frame has nothing left to do once the boat has settled: its next step asks nobody.
  return settling(g, { owner: seat }, boat, adventurer);
}
