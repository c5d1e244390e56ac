import type { Event } from '@comptoir/baie';
import { expect, test } from 'vitest';
import { dayEnded, lastSale, marketOf } from './story.ts';

const phase = (name: 'market' | 'arrival', round: number): Event => ({ type: 'phase', phase: name, round });
const sold = (seat: number, pier: number, price: number): Event => ({
  type: 'sold',
  seat,
  pier,
  price,
  good: 0,
  at: 0,
});
const story = [
  { seq: 1, seat: 0, events: [sold(0, 0, 99), phase('market', 1), sold(0, 0, 6), sold(1, 0, 8)] },
  {
    seq: 2,
    seat: 0,
    events: [
      sold(0, 1, 8),
      { type: 'gold', seat: 1, amount: 3, why: 'patronage', clan: 2 } as const,
      phase('arrival', 2),
    ],
  },
];

test('B-100, B-108 a market day is counted pier by pier, then clan by clan', () => {
  expect(marketOf(story, 1, 2)).toEqual([
    { kind: 'pier', at: 0, bySeat: [6, 8] },
    { kind: 'pier', at: 1, bySeat: [8, 0] },
    { kind: 'pier', at: 2, bySeat: [0, 0] },
    { kind: 'patronage', at: 2, bySeat: [0, 3] },
  ]);
  expect(lastSale(story)).toMatchObject({ seat: 0, pier: 1, price: 8 });
  expect(lastSale(story.slice(0, 1))).toMatchObject({ seat: 1, pier: 0 });
  expect(story.map(({ events }) => dayEnded(events))).toEqual([0, 1]);
});
