import {
  type AlchemistShop,
  brewOf,
  completeFor,
  HOLES,
  ICHOR,
  large,
  marblesFor,
  type State,
  small,
} from '@comptoir/baie';
import type { Seat } from '@comptoir/kit';
import { goodIf, worthOfShield } from '../../worth.ts';
import type { BoardWorth } from '../board-worth.ts';

/** Part of its price that a brewed good is worth before it has been fetched. */
const BREWED = 0.72;

function cauldronWorth(g: State, seat: Seat, cauldron: readonly number[]): number {
  let best = 0;
  const size = cauldron.length;
  for (const clan of completeFor(cauldron))
    best = Math.max(best, BREWED * goodIf(g, seat, brewOf(cauldron, clan)));
  for (let clan = 0; clan < ICHOR && size < HOLES; clan++) {
    let match = 0;
    for (const marble of cauldron) if (marble === clan || marble === ICHOR) match += 1;
    const misses = size - match;
    if (size < marblesFor(small(clan)) && misses <= 1)
      best = Math.max(best, (0.24 * match - 0.06 * misses) * goodIf(g, seat, small(clan)));
    if (misses <= 1) best = Math.max(best, (0.19 * match - 0.05 * misses) * goodIf(g, seat, large(clan)));
  }
  return best - (best === 0 ? 0.4 * size : 0);
}

export const boardWorth: BoardWorth = (g, seat) => {
  const { cauldrons, flask, hand, seals, tray } = g.players[seat]!.shop as AlchemistShop;
  let worth = 0.5 * flask.length + 0.5 * hand.length - (tray >= 4 ? 2 : 0.1 * tray);
  for (const cauldron of cauldrons) worth += cauldronWorth(g, seat, cauldron);
  seals.forEach((seal, clan) => {
    if (seal === 1) worth += worthOfShield(g, clan);
  });
  return worth;
};
