import type { Seat } from '@comptoir/kit';
import { constants } from '../content/tables.ts';
import type { Modifier, Phase } from '../state.ts';

/** Turns, as views tell them. */

export interface TurnSeen {
  readonly active: Seat;
  readonly phase: Phase;
  readonly allowance: number;
  readonly actionsUsed: number;
  readonly steps: number;
  readonly players: readonly {
    badges: number[];
    artefacts: number[];
    modifiers: Modifier[];
    readonly territory: number;
    readonly gold: number;
    readonly bonusActions: number;
  }[];
}

/** K-052: actions of a turn that nothing changes. */
export const actionsPerTurn = (): number => constants.actionsPerTurn;

/** K-052: none outside of one's own action phase. */
export const actionsLeftOf = (view: TurnSeen, seat: Seat): number =>
  view.active === seat && view.phase === 'actions'
    ? Math.max(0, view.allowance + (view.players[seat]?.bonusActions ?? 0) - view.actionsUsed)
    : 0;

/** K-050: whether a seat's turn of this round is over. */
export function hasPlayed(
  view: { readonly firstSeat: Seat; readonly active: Seat; readonly players: readonly unknown[] },
  seat: Seat,
): boolean {
  const count = view.players.length;
  const place = (of: Seat): number => (of - view.firstSeat + count) % count;
  return place(seat) < place(view.active);
}
