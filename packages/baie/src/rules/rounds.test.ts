import { describe, expect, test } from 'vitest';
import { hour } from '../dial.ts';
import { baie } from '../game.ts';
import { table } from '../testing/table.ts';
import { compare, iconsOf, outcome } from './scoring.ts';

/** The last hour of a day is paid and nobody has anything to sell. */
const endOfDay = (t = table({ merchants: ['A', 'K'] })) => {
  t.clock(0, 11).clock(1, 12);
  t.g.landed = [0, 1];
  t.g.loadsClosed = true;
  return t;
};
const lastHour = { hours: 1, loads: 0, takesHands: false };

describe('clean-up', () => {
  test('B-120, B-121 halls and Lair keep theirs, piers return to the bag, boats to the sea', () => {
    const t = endOfDay().hall('R', 4).pier('SQ', 'GGX').docked('LI', 'L-IN').start('pay-hours', 0, lastHour);
    expect([t.g.round, t.g.phase, t.g.halls[0], t.onPier('SQ')]).toEqual([2, 'production', 4, '']);
    expect(t.g.berths).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(t.g.boats.map((boat) => boat.length)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test('B-122 the rightmost townsfolk goes under the deck, the others slide, a new one comes', () => {
    const t = endOfDay().square('LO-01', 'LO-02', 'LO-03', 'LO-04');
    const top = t.g.townsfolkDeck.at(-1);
    t.start('pay-hours', 0, lastHour);
    expect(t.g.square).toEqual([top, 0, 1, 2]);
    expect(t.g.townsfolkDeck[0]).toBe(3);
  });

  test('B-123, B-124, B-026 mice, hourglasses and marker move on', () => {
    const t = endOfDay().start('pay-hours', 0, lastHour);
    expect([t.g.hourglasses, t.g.market, t.g.loadsClosed]).toEqual([[hour(2), hour(2)], 12, false]);
    // Seat 0 went to 12 after seat 1: it lies on top and begins.
    expect(t.g.landed).toEqual([1, 0]);
    expect(t.asked).toMatchObject({ id: 'turn.space', seat: 0 });
  });

  test('B-125 upkeep in hourglass order, top first', () => {
    const t = endOfDay(table({ merchants: ['H', 'A'] })).shop(1, { tray: 4, bag: [9, 9, 9, 9, 2] });
    t.start('pay-hours', 0, lastHour);
    const parts = t.told('shop').map((event) => [event.seat, event.part]);
    expect(parts).toEqual([
      [0, 'shards'],
      [1, 'tray'],
      [1, 'bag'],
    ]);
  });

  test('M-003 private pieces stay as they are between days', () => {
    const t = endOfDay(table({ merchants: ['F', 'A'] }));
    const before = JSON.stringify(t.g.players.map((player) => player.shop));
    t.start('pay-hours', 0, lastHour);
    expect(JSON.stringify(t.g.players.map((player) => player.shop))).toBe(before);
  });
});

describe('final scoring', () => {
  const end = (t = endOfDay()) => t.round(3);

  test('V-22, B-131, B-132, B-133 clan icons times halls, less corruption icons times Rogues', () => {
    const t = end().hall('R', 6).hall('B', 3).lair(4).team(0, 'LO-01', 'ME-09').corruption(0, 0, 1);
    expect(iconsOf(t.g.players[0]!)).toEqual([2, 0, 1, 0, 3]);
    t.g.players[0]!.gold = 10;
    t.start('pay-hours', 0, lastHour);
    expect(t.told('scored')[0]).toEqual({ type: 'scored', seat: 0, clans: 15, corruption: 12 });
    expect([t.gold(0), t.g.phase]).toEqual([13, 'over']);
  });

  test('B-130 all corruption cards are revealed', () => {
    const t = end().corruption(1, 40, 41);
    expect(baie.view(t.g, 0).players[1]!.corruption).toEqual([null, null]);
    t.start('pay-hours', 0, lastHour);
    expect(baie.view(t.g, 0).players[1]!.corruption).toEqual([40, 41]);
  });

  test('B-133 the total may fall below zero', () => {
    const t = end().lair(5).corruption(0, 0, 1, 2).start('pay-hours', 0, lastHour);
    expect(t.gold(0)).toBe(-15);
  });

  test('B-134 replaced townsfolk no longer count', () => {
    const t = table({ merchants: ['A', 'K'] })
      .team(0, 'LO-01')
      .square('LO-02', 'LO-03', 'LO-04', 'LO-05')
      .turnOf(0);
    t.play('turn.space', 'REC').play('recruit.slot', 'SQ1').play('team.slot', 'T1');
    expect(iconsOf(t.g.players[0]!)).toEqual([0, 2, 0, 0, 0]);
  });

  test('B-135, B-136 most gold, then goods, then fewer cards, then shared; gold is one number', () => {
    const { g } = table({ merchants: ['A', 'K'] });
    g.stack = [];
    expect(outcome(g)).toEqual({ winners: [0, 1], places: [1, 1], scores: [0, 0] });
    g.players[0]!.corruption.push(1);
    expect(compare(g, 1, 0)).toBeGreaterThan(0);
    g.players[0]!.stall[3] = 2;
    expect(compare(g, 0, 1)).toBeGreaterThan(0);
    g.players[1]!.gold = 250;
    expect(outcome(g)).toMatchObject({ winners: [1], places: [2, 1], scores: [0, 250] });
  });
});
