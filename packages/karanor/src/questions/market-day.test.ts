import { expect, test } from 'vitest';
import { RESOURCES } from '../content/language.ts';
import { DELIVERIES } from '../content/tables.ts';
import { karanor } from '../game.ts';
import { ANYONE } from '../state.ts';
import { table, tokens, wares } from '../testing/table.ts';
import { marketDay, sellersOf } from './market-day.ts';

test('K-314 market day shows what everybody has, asks for and lacks for the delivery, and one’s own needs', () => {
  const t = table().res(1, { wood: 2 }).res(2, { wood: 3 }).gold(1, 4);
  t.play(1, 'trade.propose', {
    to: ANYONE,
    give: wares({ wood: 1 }),
    want: wares({ wine: 2 }),
    note: '',
  });
  const stands = marketDay(karanor.view(t.g, 0));
  expect(stands[1]).toMatchObject({
    gold: 4,
    has: tokens({ wood: 2 }),
    asks: tokens({ wine: 2 }),
    offers: tokens({ wood: 1 }),
  });
  const cost = DELIVERIES[t.g.delivery]?.cost.res ?? [];
  expect(stands[0]?.lacks).toEqual(RESOURCES.map((_, kind) => cost[kind] ?? 0));
  expect(sellersOf(stands, RESOURCES.indexOf('wood'), 0)).toEqual([2, 1]);
});

test('K-314 nobody else’s cards are told', () => {
  const t = table();
  const before = marketDay(karanor.view(t.g, 0));
  t.player(1).shopHand.reverse();
  t.player(2).shopHand.splice(0, 1, t.g.shopDeck[0] as number);
  expect(marketDay(karanor.view(t.g, 0))).toEqual(before);
  expect(before.slice(1).every(({ needs }) => needs.every((n) => n === 0))).toBe(true);
});
