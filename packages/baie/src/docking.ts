import { halfOf, PIER_OF_DOCK, REMOVED, ROGUE } from './pieces.ts';
import { boatsOf, freeDocks, isAtSea } from './questions.ts';

/** What happens in the harbour when a boat docks, told to nobody: the rules tell it, bots try it. */
export interface Quays {
  readonly piers: number[][];
  readonly boats: number[][];
  readonly berths: number[];
  readonly halls: number[];
  lair: number;
}

/** B-083, B-092: Clients to their halls, Rogues to the Lair. */
export function disembark(q: Quays, boat: number): void {
  for (const adventurer of q.boats[boat]!) {
    if (adventurer === ROGUE) q.lair += 1;
    else q.halls[adventurer]! += 1;
  }
  q.boats[boat] = [];
}

/** B-082, B-083: passengers go to the pier; the last dock of a half sends its other boats away, which are given. */
export function moor(q: Quays, boat: number, at: number): readonly number[] {
  const pier = q.piers[PIER_OF_DOCK[at]!]!;
  for (const adventurer of q.boats[boat]!) pier[adventurer]! += 1;
  q.boats[boat] = [];
  q.berths[boat] = at;
  const half = halfOf(boat);
  if (freeDocks(q, half).length > 0) return [];
  const sentAway = boatsOf(half).filter((other) => isAtSea(q, other));
  for (const other of sentAway) {
    disembark(q, other);
    q.berths[other] = REMOVED;
  }
  return sentAway;
}
