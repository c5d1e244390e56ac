import type { Requirement, Seat } from '@comptoir/kit';
import { tell } from '../events.ts';
import { isOpen, playerOf, type State } from '../state.ts';
import { endMove } from './goods.ts';

/** K-052, K-056: the actions of a turn. */

export const actionsLeft = (g: State, seat: Seat): number =>
  g.turn.allowance + playerOf(g, seat).bonusActions - g.turn.actionsUsed;

/** K-200, K-206: the active player, at an open moment. */
export const ON_TURN: readonly Requirement<[State, Seat]>[] = [
  {
    rule: 'K-206',
    reason: 'not-your-turn',
    holds: (g, seat) => g.turn.active === seat && g.turn.phase === 'actions',
    figures: (g) => ({ active: g.turn.active }),
  },
  { rule: 'K-056', reason: 'not-open', holds: (g) => isOpen(g) },
];

export const HAS_ACTION: readonly Requirement<[State, Seat]>[] = [
  {
    rule: 'K-056',
    reason: 'no-action-left',
    holds: (g, seat) => actionsLeft(g, seat) > 0,
    figures: (g) => ({ used: g.turn.actionsUsed }),
  },
];

/** Any action but a further step ends the move before it (K-063). */
export function spendAction(g: State, seat: Seat, action: string): void {
  endMove(g);
  g.turn.actionsUsed += 1;
  tell({ type: 'action', seat, action, used: g.turn.actionsUsed });
}

/** K-209 */
export function giveActionBack(g: State, seat: Seat): void {
  g.turn.actionsUsed -= 1;
  tell({ type: 'action-back', seat, used: g.turn.actionsUsed });
}
