import { allows, type Requirement, type Seat } from '@comptoir/kit';
import { isSeaLink, neighbours } from '../content/map.ts';
import { tell } from '../events.ts';
import { NO_MOVE, playerOf, type State } from '../state.ts';
import { spendAction } from './action.ts';
import { addGold } from './goods.ts';
import { MOVE_RANGE, SEA_GOLD, stat } from './stats.ts';

/** Chapter 3.5. */

/** K-061: one link, its fee paid. */
export const STEPPING: readonly Requirement<[State, Seat, number]>[] = [
  {
    rule: 'K-061',
    reason: 'not-adjacent',
    holds: (g, seat, to) => neighbours[playerOf(g, seat).territory]?.includes(to) ?? false,
    figures: (_g, _s, to) => ({ territory: to }),
  },
  {
    rule: 'K-061',
    reason: 'not-enough-gold',
    holds: (g, seat, to) => playerOf(g, seat).gold >= feeTo(g, seat, to),
    figures: (g, seat, to) => ({ cost: feeTo(g, seat, to), gold: playerOf(g, seat).gold }),
  },
];

/** K-062: steps of the move in progress. */
export const CONTINUING: readonly Requirement<[State, Seat]>[] = [
  { rule: 'K-063', reason: 'no-move', holds: (g) => g.turn.steps !== NO_MOVE },
  {
    rule: 'K-062',
    reason: 'range-used',
    holds: (g, seat) => g.turn.steps < stat(g, seat, MOVE_RANGE),
    figures: (g, seat) => ({ steps: g.turn.steps, range: stat(g, seat, MOVE_RANGE) }),
  },
];

function feeTo(g: State, seat: Seat, to: number): number {
  return isSeaLink(playerOf(g, seat).territory, to) ? stat(g, seat, SEA_GOLD) : 0;
}

/** Neighbours reachable by land, or by sea if affordable. */
export function reachable(g: State, seat: Seat): number[] {
  const { territory, gold } = playerOf(g, seat);
  const near = neighbours[territory] as readonly number[];
  let fee = -1;
  const found: number[] = [];
  for (let i = 0; i < near.length; i++) {
    const to = near[i] as number;
    if (isSeaLink(territory, to)) {
      if (fee < 0) fee = stat(g, seat, SEA_GOLD);
      if (gold < fee) continue;
    }
    found.push(to);
  }
  return found;
}

export const canContinue = (g: State, seat: Seat): boolean =>
  g.turn.steps !== NO_MOVE && allows(CONTINUING, g, seat);

/** K-060, K-061: `isFirst` starts the action. */
export function step(g: State, seat: Seat, to: number, isFirst: boolean): void {
  if (isFirst) {
    spendAction(g, seat, 'move');
    g.turn.steps = 0;
  }
  const player = playerOf(g, seat);
  const from = player.territory;
  const isSea = isSeaLink(from, to);
  if (isSea) addGold(g, seat, -stat(g, seat, SEA_GOLD), 'sea');
  player.territory = to;
  g.turn.steps += 1;
  tell({ type: 'pawn', seat, from, to, how: isSea ? 'sea' : 'land' });
  tell({ type: 'move-steps', steps: g.turn.steps });
}
