import { describe, expect, test } from 'vitest';
import { NOW, table } from '../testing/table.ts';

const load = { sailor: false, adventurer: -1 };

describe('Load the Boats', () => {
  test('B-080 an adventurer is drawn, shown, and put on a boat at sea of choice', () => {
    const t = table().bagOf('X').start('load', 0, load);
    expect(t.asked).toMatchObject({ id: 'load.boat', source: 'X' });
    expect(t.options).toEqual(['LO', 'LM', 'LI', 'RI', 'RM', 'RO']);
    t.play('load.boat', 'RM');
    expect(t.seats('RM')).toBe('X');
  });

  test('B-081 no docked boat is offered; without a seat the adventurer returns; an empty bag gives nothing', () => {
    const t = table().boat('LO', 'RR').docked('RI', 'R-IN').start('load', 0, load);
    expect(t.options).toEqual(['LO', 'LM', 'LI', 'RM', 'RO']);
    const full = table();
    for (const [boat, dock] of [
      ['LO', 0],
      ['LM', 1],
      ['RI', 2],
    ] as const)
      full.g.berths[['LO', 'LM', 'LI', 'RI'].indexOf(boat)] = dock;
    full.g.berths[2] = -2;
    full.g.berths[4] = -2;
    full.g.berths[5] = -2;
    const before = full.g.bag.slice();
    full.start('load', 0, load);
    expect(full.told('returned')).toHaveLength(1);
    expect(full.g.bag).toEqual(before);
    const empty = table().bagOf('').start('load', 0, load);
    expect(empty.told('drawn')).toEqual([]);
  });

  test('B-082 a full boat docks in a free dock of its half, its adventurers go to the pier', () => {
    const t = table().boat('RI', 'RRX').bagOf('G').start('load', 0, load).play('load.boat', 'RI');
    expect(t.options).toEqual(['R-IN', 'R-OUT']);
    t.play('dock.choose', 'R-OUT');
    expect([t.onPier('BM'), t.seats('RI'), t.g.berths[3]]).toEqual(['RRGX', '', 3]);
  });

  test('B-003 with two seats the inner boats are full with three', () => {
    const t = table({}, NOW).boat('RI', 'RX').bagOf('G').start('load', 0, load).play('load.boat', 'RI');
    t.play('dock.choose', 'R-IN');
    expect([t.onPier('SQ'), t.g.berths[3]]).toEqual(['RGX', 2]);
  });

  test('V-11, B-083 the second docking of a half removes its third boat', () => {
    const t = table()
      .docked('LO', 'L-OUT')
      .boat('LI', 'RRR')
      .boat('LM', 'GX')
      .bagOf('Y')
      .start('load', 0, load);
    t.play('load.boat', 'LI');
    expect(t.g.berths.slice(0, 3)).toEqual([0, -2, 1]);
    expect([t.onPier('SQ'), t.g.halls[1], t.g.lair]).toEqual(['RRRY', 2, 4]);
  });

  test('V-09, B-084, B-085 four docks taken: the market marker moves, the rest is paid without Loads', () => {
    const t = table({ merchants: ['A', 'K'] });
    t.docked('LO', 'L-OUT').docked('LM', 'L-IN').docked('RI', 'R-IN').boat('RM', 'RRR').bagOf('GGG');
    t.g.berths[2] = -2;
    t.clock(0, 9).clock(1, 8).start('pay-hours', 0, { hours: 2, loads: 0, takesHands: false });
    t.play('load.boat', 'RM');
    expect([t.g.market, t.g.loadsClosed]).toEqual([11, true]);
    expect(t.g.hourglasses).toEqual([22, 16]);
    expect(t.told('drawn')).toHaveLength(1);
    expect(t.asked).toMatchObject({ id: 'turn.space', seat: 1 });
  });

  test('B-084 the marker never goes past 12; from a hand the space where it leads counts', () => {
    const close = (at: number | 'H1' | 'H2') => {
      const t = table({ merchants: ['A', 'K'] })
        .docked('LO', 'L-OUT')
        .docked('LM', 'L-IN')
        .docked('RI', 'R-IN');
      t.g.berths[2] = -2;
      t.boat('RM', 'RRR').bagOf('G').clock(1, at).start('load', 0, load).play('load.boat', 'RM');
      return t.told('market-marker')[0]?.hour;
    };
    expect([close('H1'), close('H2'), close(13)]).toEqual([8, 11, 12]);
  });

  test('B-086 a Sailor who fills a boat docks it too', () => {
    const t = table().square('MA-11', 'LO-01', 'LO-02', 'LO-03').boat('LO', 'R').boat('RO', 'GGG').turnOf(0);
    t.play('turn.space', 'REC')
      .play('recruit.slot', 'SQ1')
      .play('sailor.move', 'LO:R>RO')
      .play('dock.choose', 'R-OUT');
    expect(t.onPier('BM')).toBe('RGGG');
  });
});

describe('Thieves', () => {
  test('V-24, B-171 a Rogue fills a boat; one card moves a Client away and the boat stays at sea', () => {
    const t = table({ rogue: 3 })
      .boat('RM', 'RGB')
      .boat('RI', 'YY')
      .bagOf('X')
      .start('load', 0, load)
      .play('load.boat', 'RM');
    expect(t.asked).toMatchObject({ id: 'thieves.move', seat: 0 });
    t.play('thieves.move', 'R>RI');
    expect([t.seats('RM'), t.seats('RI'), t.cards(0)]).toEqual(['GBX', 'YYR', 1]);
    expect(t.told('docked')).toEqual([]);
  });

  test('B-171 the other boat docks if it becomes full; without a Client nothing is asked', () => {
    const t = table({ rogue: 3 })
      .boat('RM', 'R')
      .boat('RI', 'YYY')
      .bagOf('X')
      .start('load', 0, load)
      .play('load.boat', 'RM');
    t.play('thieves.move', 'R>RI').play('dock.choose', 'R-IN');
    expect(t.onPier('SQ')).toBe('RYYY');
    const none = table({ rogue: 3 })
      .boat('RM', 'X')
      .bagOf('X')
      .start('load', 0, load)
      .play('load.boat', 'RM');
    expect(none.asked?.id).toBe('turn.space');
  });

  test('B-062 an optional card is not offered when none can be drawn', () => {
    const t = table({ rogue: 3 }).boat('RM', 'R').bagOf('X');
    t.start('load', 0, load);
    t.g.players[1]!.corruption.push(...t.g.corruptionDeck.splice(0));
    t.play('load.boat', 'RM');
    expect(t.asked?.id).toBe('turn.space');
  });
});
