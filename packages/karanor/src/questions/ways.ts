import type { Seat } from '@comptoir/kit';
import { isSeaLink, neighbours } from '../content/map.ts';
import { MOVE_RANGE, SEA_GOLD, stat } from '../rules/stats.ts';
import { actionsLeftOf, type TurnSeen } from './turns.ts';

/** K-060 to K-063: where a pawn can go this turn, one link at a time. The rules ask for each link; a route strings them. */

export interface Route {
  /** Without the place one stands on. */
  readonly path: readonly number[];
  readonly fee: number;
  /** New actions it takes; 0 while a move in progress reaches that far. */
  readonly actions: number;
}

/** Steps of the move in progress that are still free (K-062). */
export const stepsLeftOf = (view: TurnSeen, seat: Seat): number =>
  view.active === seat && view.steps >= 0 ? Math.max(0, stat(view, seat, MOVE_RANGE) - view.steps) : 0;

interface Label {
  readonly path: readonly number[];
  readonly fee: number;
}

/** The shortest affordable way to every place, the cheapest of the shortest. */
export function routesOf(view: TurnSeen, seat: Seat): ReadonlyMap<number, Route> {
  const found = new Map<number, Route>();
  const player = view.players[seat];
  if (player === undefined) return found;
  const range = stat(view, seat, MOVE_RANGE);
  const price = stat(view, seat, SEA_GOLD);
  const free = stepsLeftOf(view, seat);
  const most = free + actionsLeftOf(view, seat) * range;
  const cheapest = new Map<number, number>([[player.territory, 0]]);
  let frontier = new Map<number, Label>([[player.territory, { path: [], fee: 0 }]]);
  for (let steps = 1; steps <= most && frontier.size > 0; steps++) {
    const next = new Map<number, Label>();
    for (const [at, { path, fee }] of frontier) {
      for (const to of neighbours[at] ?? []) {
        const total = fee + (isSeaLink(at, to) ? price : 0);
        if (total > player.gold || total >= (cheapest.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        const known = next.get(to);
        if (known === undefined || total < known.fee) next.set(to, { path: [...path, to], fee: total });
      }
    }
    for (const [to, label] of next) {
      cheapest.set(to, label.fee);
      if (!found.has(to)) found.set(to, { ...label, actions: Math.ceil(Math.max(0, steps - free) / range) });
    }
    frontier = next;
  }
  return found;
}
