import { halfOf, innerDock, outerDock, PIER_OF_DOCK, REMOVED, ROGUE } from './pieces.ts';
import { boatsOf, isAtSea, isTaken } from './questions.ts';

/** Docking without telling anybody: the rules add the events, bots only try it. */
export interface Quays {
  readonly piers: number[][];
  readonly boats: number[][];
  readonly berths: number[];
  readonly halls: number[];
  lair: number;
}

/** B-083, B-092: Clients to their halls, Rogues to the Lair. */
export function disembark(q: Quays, boat: number): void {
  const passengers = q.boats[boat]!;
  for (let i = 0; i < passengers.length; i++) {
    const adventurer = passengers[i]!;
    if (adventurer === ROGUE) q.lair += 1;
    else q.halls[adventurer]! += 1;
  }
  q.boats[boat] = [];
}

const NOBODY: readonly number[] = [];

/**
 * B-082, B-083: passengers go to the pier. Taking the last dock of a half sends its other boats away; gives those.
 */
export function moor(q: Quays, boat: number, at: number): readonly number[] {
  const pier = q.piers[PIER_OF_DOCK[at]!]!;
  const passengers = q.boats[boat]!;
  for (let i = 0; i < passengers.length; i++) pier[passengers[i]!]! += 1;
  q.boats[boat] = [];
  q.berths[boat] = at;
  const half = halfOf(boat);
  if (!isTaken(q, outerDock(half)) || !isTaken(q, innerDock(half))) return NOBODY;
  const sentAway: number[] = [];
  for (const other of boatsOf(half)) {
    if (!isAtSea(q, other)) continue;
    disembark(q, other);
    q.berths[other] = REMOVED;
    sentAway.push(other);
  }
  return sentAway;
}
