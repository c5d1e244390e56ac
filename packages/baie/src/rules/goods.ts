import { listening, type Seat } from '@comptoir/kit';
import { tell } from '../events.ts';
import { type Good, NONE } from '../pieces.ts';
import { playerAt, type State } from '../state.ts';

/** B-055 to B-058, and the gold that goods and shields bring. */

const freeStallSpace = (g: State, seat: Seat): number => playerAt(g, seat).stall.indexOf(NONE);

export function freeStallSpaces(g: State, seat: Seat): number {
  let free = 0;
  for (const good of playerAt(g, seat).stall) if (good === NONE) free += 1;
  return free;
}

/** B-055: the supply has one and the stall has a place. */
export const canGain = (g: State, seat: Seat, good: Good): boolean =>
  playerAt(g, seat).supply[good]! > 0 && freeStallSpace(g, seat) >= 0;

/** Whether the good was gained; if not, nothing replaces it. */
export function gainGood(g: State, seat: Seat, good: Good): boolean {
  if (!canGain(g, seat, good)) {
    if (listening()) tell({ type: 'good-missed', seat, good });
    return false;
  }
  const at = freeStallSpace(g, seat);
  const player = playerAt(g, seat);
  player.supply[good]! -= 1;
  player.stall[at] = good;
  if (listening()) tell({ type: 'good-gained', seat, good, at });
  return true;
}

/** B-109: the adventurers of a hall in gold, once. */
export function immediatePatronage(g: State, seat: Seat, clan: number): void {
  gainGold(g, seat, g.halls[clan]!, 'immediate-patronage', clan);
}

export function gainGold(
  g: State,
  seat: Seat,
  amount: number,
  why: 'patronage' | 'immediate-patronage' | 'clients',
  clan: number,
): void {
  playerAt(g, seat).gold += amount;
  if (listening()) tell({ type: 'gold', seat, amount, why, clan });
}
