import type { Requirement, Seat } from '@comptoir/kit';
import { RESOURCES } from '../content/language.ts';
import type { MarketOperation, MarketVisit } from '../decisions.ts';
import { tell } from '../events.ts';
import { marketPrices, marketShape } from '../shapes/market.ts';
import { playerOf, type State } from '../state.ts';
import { spendAction } from './action.ts';
import { addGold } from './goods.ts';

/** Chapter 3.14. */

export const HAS_MARKET: readonly Requirement<[State, Seat]>[] = [
  {
    rule: 'K-170',
    reason: 'no-market',
    holds: (g) => g.market.length > 0,
    figures: (g) => ({ players: g.config.players }),
  },
];

export function marketVisit(g: State, seat: Seat): MarketVisit {
  const { gold, resources } = playerOf(g, seat);
  return {
    kind: 'market',
    id: 'market',
    seat,
    source: null,
    gold,
    resources: resources.slice(),
    piles: g.market.slice(),
  };
}

/** Null when not a single operation is possible. */
export function marketEntry(g: State, seat: Seat): MarketVisit | null {
  const visit = marketVisit(g, seat);
  for (const _ of marketShape.answers(visit)) return visit;
  return null;
}

/** K-172 to K-174: token by token, between the player and the market. */
export function visitMarket(g: State, seat: Seat, operations: readonly MarketOperation[]): void {
  spendAction(g, seat, 'market');
  const { resources } = playerOf(g, seat);
  for (const { op, resource } of operations) {
    const at = RESOURCES.indexOf(resource as (typeof RESOURCES)[number]);
    const pile = g.market[at] as number;
    const by = op === 'buy' ? 1 : -1;
    const { buy, sell } = marketPrices(pile);
    addGold(g, seat, op === 'buy' ? -buy : sell, 'market');
    g.market[at] = pile - by;
    resources[at] = (resources[at] as number) + by;
    const [from, to] = op === 'buy' ? (['market', seat] as const) : ([seat, 'market'] as const);
    tell({ type: 'tokens', from, to, resource: at, count: 1, why: 'market' });
  }
}
