import { describe, expect, test } from 'vitest';
import { handFrom, handHours, handsOf, hour, hoursGained, isOpen, loadsAfter, startOf } from '../dial.ts';
import { NOW, table } from '../testing/table.ts';
import { activeSeat } from './clock.ts';

describe('the dial', () => {
  const seated = (seats: number) => ({ config: { edition: NOW, seats } });

  test('B-020, B-025 spaces compare by their order value', () => {
    const [first, second] = handsOf(seated(2)) as [number, number];
    expect([first / 2, second / 2]).toEqual([5.5, 9.5]);
    expect(hour(5)).toBeLessThan(first);
    expect(first).toBeLessThan(hour(6));
    expect([handHours(seated(2), first), handHours(seated(2), second)]).toEqual([
      { from: 5, to: 6 },
      { from: 9, to: 10 },
    ]);
    // Past 12 there is neither marker nor hand.
    expect([12, 15, 17, 21].map((n) => loadsAfter(seated(2), n))).toEqual([0, 0, 0, 0]);
    expect(handFrom({ ...seated(2), round: 3 }, hour(16))).toBe(0);
  });

  test('B-011, B-021, B-022, B-095 Loads by hour and number of seats', () => {
    const loads = (seats: number) => [3, 5, 7, 9, 11].map((n) => loadsAfter(seated(seats), n));
    expect([2, 3, 4, 5].map(loads)).toEqual([
      [1, 1, 1, 2, 2],
      [1, 1, 1, 1, 2],
      [1, 1, 1, 1, 1],
      [0, 1, 1, 1, 1],
    ]);
    for (const n of [1, 2, 4, 6, 8, 10, 12]) expect(loadsAfter(seated(2), n)).toBe(0);
  });

  test('B-024 hands open one by one', () => {
    expect([1, 2, 3].map((round) => [isOpen(0, round), isOpen(1, round)])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });

  test('B-026 days start on hours 1, 2 and 3', () => {
    expect([1, 2, 3].map(startOf)).toEqual([hour(1), hour(2), hour(3)]);
  });

  test('a table of edition 1 keeps its dial', () => {
    const old = { config: { edition: 1, seats: 2 }, round: 2 };
    expect(handsOf(old).map((hand) => handHours(old, hand))).toEqual([
      { from: 5, to: 8 },
      { from: 8, to: 11 },
    ]);
    expect([3, 5, 6, 9, 11].map((n) => loadsAfter(old, n))).toEqual([1, 0, 1, 2, 2]);
    expect([handFrom(old, hour(5)), handFrom(old, hour(4))]).toEqual([13, 0]);
  });

  test('B-023 a hand gives an hour; those of earlier editions took one', () => {
    const gained = (edition: number) => {
      const of = { config: { edition } };
      return handsOf(of).map((hand) => hoursGained(of, hand));
    };
    expect([1, 2, 3, NOW].map(gained)).toEqual([
      [-1, -1],
      [-1, -1],
      [-1, -1],
      [1, 1],
    ]);
  });
});

describe('turn order', () => {
  test('B-040 the furthest back, on a tie the higher one', () => {
    const t = table({ players: 4, merchants: ['A', 'F', 'K', 'H'] });
    t.clock(0, 4).clock(1, 3).clock(2, 3).clock(3, 'H1');
    t.g.landed = [2, 0, 1, 3];
    expect(activeSeat(t.g)).toBe(1);
    t.g.landed = [1, 0, 2, 3];
    expect(activeSeat(t.g)).toBe(2);
    for (const seat of [0, 1, 2, 3]) t.clock(seat, 12);
    expect(activeSeat(t.g)).toBe(-1);
  });

  test('B-041, B-042 a player may have several turns in a row', () => {
    const t = table({ merchants: ['K', 'H'] })
      .clock(0, 1)
      .clock(1, 5)
      .turnOf(0);
    t.play('turn.space', 'K-S4').play('chart.look', []).play('chart.swap', 'stop').play('ship.move', 'stop');
    expect(t.g.hourglasses[0]).toBe(hour(2));
    expect(t.asked).toMatchObject({ id: 'turn.space', seat: 0 });
  });
});

describe('moving the hourglass', () => {
  const pay = (hours: number) => ({ hours, loads: 0, takesHands: false });

  test('V-04, B-070, B-075 from 8 three hours in round 1 with two seats: two Loads at 9:30, each resolved first', () => {
    const t = table({ merchants: ['A', 'K'] })
      .clock(0, 8)
      .clock(1, 9)
      .start('pay-hours', 0, pay(3));
    expect(t.asked).toMatchObject({ id: 'load.boat', seat: 0 });
    expect(t.g.hourglasses[0]).toBe(hour(10));
    t.play('load.boat', 'LO');
    expect([t.asked?.id, t.g.hourglasses[0]]).toEqual(['load.boat', hour(10)]);
    t.play('load.boat', 'LO');
    expect(t.told('hourglass').map((event) => event.space)).toEqual([hour(9), hour(10), hour(11)]);
  });

  test('V-05, B-023, B-071, B-072, B-073, B-074 by H1: one corruption card, no Load, two steps to 6', () => {
    const t = table({ merchants: ['A', 'K'] }, NOW)
      .round(2)
      .clock(0, 5)
      .clock(1, 10)
      .start('pay-hours', 0, pay(2));
    expect(t.options).toEqual(['ring', 'H1']);
    t.play('clock.hand', 'H1');
    expect([t.g.hourglasses[0], t.cards(0)]).toEqual([hour(6), 1]);
    expect(t.told('drawn')).toEqual([]);
  });

  test('V-06 without the hand: 6 with one Load, then 7', () => {
    const t = table({ merchants: ['A', 'K'] }, NOW)
      .round(2)
      .clock(0, 5)
      .clock(1, 10)
      .start('pay-hours', 0, pay(2));
    t.play('clock.hand', 'ring');
    expect([t.asked?.id, t.g.hourglasses[0], t.cards(0)]).toEqual(['load.boat', hour(6), 0]);
    t.play('load.boat', 'RO');
    expect(t.told('drawn')).toHaveLength(1);
    expect(t.told('hourglass').map((event) => event.space)).toEqual([hour(6), hour(7)]);
  });

  test('V-07 in round 1 the hand is not offered', () => {
    const t = table({ merchants: ['A', 'K'] }, NOW)
      .clock(0, 5)
      .clock(1, 10)
      .start('pay-hours', 0, pay(1));
    expect(t.g.hourglasses[0]).toBe(hour(6));
  });

  test('V-08 H2 may be a resting place; the next step leads to 10', () => {
    const t = table({ merchants: ['A', 'K'] }, NOW)
      .round(3)
      .clock(0, 9)
      .clock(1, 10)
      .start('pay-hours', 0, pay(1));
    t.play('clock.hand', 'H2');
    expect([t.g.hourglasses[0], t.cards(0)]).toEqual([handsOf(t.g)[1], 1]);
    t.start('pay-hours', 0, pay(1));
    expect([t.g.hourglasses[0], t.cards(0)]).toEqual([hour(10), 1]);
  });

  test('B-076 an hourglass lands on top; passing over a stack changes nothing', () => {
    const t = table({ players: 3, merchants: ['A', 'F', 'K'] })
      .clock(0, 4)
      .clock(1, 5)
      .clock(2, 6);
    t.g.landed = [0, 1, 2];
    t.start('pay-hours', 0, pay(1));
    expect(t.g.landed).toEqual([1, 2, 0]);
    expect(activeSeat(t.g)).toBe(0);
  });

  test('B-053 without a legal space one hour passes and the figure stays', () => {
    const t = table({ merchants: ['A', 'K'] })
      .square('', '', '', '')
      .clock(0, 1)
      .clock(1, 5);
    t.g.townsfolkDeck = [];
    t.shop(0, { tubes: [[], [], []], bag: [0, 0, 0, 0, 0], cauldrons: [[], [], [], []] }).start('turn', 0);
    expect(t.told('hourglass')[0]).toMatchObject({ seat: 0, space: hour(2) });
    expect(t.g.players[0]!.figure).toBe('');
  });
});

describe('the end of production', () => {
  test('V-10, B-090, B-091 hourglasses are gathered, the most advanced on top, level ones in their order', () => {
    const t = table({ players: 3, merchants: ['A', 'F', 'K'] })
      .clock(0, 12)
      .clock(2, 12)
      .clock(1, 11);
    t.g.landed = [1, 0, 2];
    t.g.loadsClosed = true;
    t.start('pay-hours', 1, { hours: 2, loads: 0, takesHands: false });
    // From the bottom: seat 0, seat 2, and seat 1 who went past the marker.
    expect(t.told('gathered')[0]).toEqual({ type: 'gathered', space: hour(12), order: [0, 2, 1] });
  });

  test('B-092 boats still at sea are emptied: Clients to halls, Rogues to the Lair', () => {
    const t = table({ merchants: ['A', 'K'] })
      .boat('LM', 'RX')
      .clock(0, 11)
      .clock(1, 12);
    t.g.loadsClosed = true;
    t.start('pay-hours', 0, { hours: 1, loads: 0, takesHands: false });
    expect(t.told('boat-left')).toContainEqual({ type: 'boat-left', boat: 1, removed: false });
    expect([t.g.halls[0], t.g.lair]).toEqual([2, 4]);
  });
});
