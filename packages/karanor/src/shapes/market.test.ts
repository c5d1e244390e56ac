import { expect, test } from 'vitest';
import { RESOURCES } from '../content/language.ts';
import type { MarketVisit } from '../decisions.ts';
import { afterOperations, isFullPile, MARKET_WARES, marketPrices, marketShape, pileRoom } from './market.ts';

const [ware = 'wood'] = MARKET_WARES;
const at = RESOURCES.indexOf(ware);
const visit: MarketVisit = {
  kind: 'market',
  id: 'market',
  source: null,
  seat: 0,
  gold: 20,
  resources: RESOURCES.map(() => 1),
  piles: RESOURCES.map(() => pileRoom()),
};

test('K-172 K-173 prices are read token by token: what is foreseen is what is paid', () => {
  expect(isFullPile(visit.piles[at] ?? 0)).toBe(true);
  const twice = [
    { op: 'buy', resource: ware },
    { op: 'buy', resource: ware },
  ] as const;
  expect(marketShape.check(visit, twice)).toBeNull();
  const after = afterOperations(visit, twice);
  const paid = marketPrices(pileRoom()).buy + marketPrices(pileRoom() - 1).buy;
  expect(after.gold).toBe(visit.gold - paid);
  expect([after.piles[at], after.resources[at]]).toEqual([pileRoom() - 2, 3]);
});

test('K-173 what the market refuses changes nothing', () => {
  const sold = [{ op: 'sell', resource: ware }] as const;
  expect(marketShape.check(visit, sold)).toMatchObject({ rule: 'K-173', reason: 'market-full' });
  expect(afterOperations(visit, sold).gold).toBe(visit.gold);
});
