import { describe, expect, test } from 'vitest';
import { baie } from '../../game.ts';
import { options, table } from '../../testing/table.ts';
import { type BlacksmithShop, FURNACES, POOL, RACK, readyClan } from './board.ts';

/** Dice by number: place and face. Unnamed alloys lie on the rack, unnamed coal in the pool with a 1. */
function smithy(dice: Readonly<Record<number, readonly [place: number, face: number]>>) {
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((die) => dice[die]?.[0] ?? (die < 8 ? RACK : POOL));
  const faces = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((die) => dice[die]?.[1] ?? (die < 8 ? 0 : 1));
  return table({ merchants: ['F', 'K'] })
    .shop(0, { places, faces, hallmarks: [0, 0, 0, 0] })
    .clock(0, 1)
    .clock(1, 8);
}
const shop = (t: ReturnType<typeof smithy>) => t.shopOf<BlacksmithShop>(0);
const skipPlacing = (t: ReturnType<typeof smithy>) => {
  if (t.asked?.id === 'dice.place') t.play('dice.place', 'stop');
  return t;
};

describe('pieces', () => {
  test('F-001, I-18 eight alloy dice, three coal dice, five furnaces', () => {
    expect(FURNACES.map(({ id, low, high, peak, coal }) => [id, low, high, peak, coal])).toEqual([
      ['FO1', 4, 5, 5, 1],
      ['FO2', 6, 7, 7, 1],
      ['FO3', 8, 9, 9, 1],
      ['FO4', 10, 11, 10, 2],
      ['FO5', 12, 13, 13, 2],
    ]);
    const t = smithy({ 0: [0, 3], 1: [0, 3] });
    expect(baie.violations(t.g).join()).toContain('I-18');
  });

  test('F-002 three alloys of different colours are chosen and rolled with the coal', () => {
    const g = baie.setup(2, options({ merchants: ['F', 'K'] }));
    expect([...baie.answers(baie.decisions(g)[0]!)]).toEqual(['RGB', 'RGY', 'RBY', 'GBY']);
    baie.apply(g, { seat: 0, id: 'smith.alloys', answer: 'GBY' });
    const own = g.players[0]!.shop as unknown as BlacksmithShop;
    expect(own.places).toEqual([RACK, RACK, POOL, RACK, POOL, RACK, POOL, RACK, POOL, POOL, POOL]);
    expect(own.faces.filter((face) => face > 0)).toHaveLength(6);
  });

  test('V-14, V-15, F-003 ready furnaces', () => {
    const t = smithy({ 2: [0, 3], 8: [0, 2], 6: [3, 6], 9: [3, 2], 10: [3, 3] });
    expect([0, 1, 3].map((furnace) => readyClan(shop(t), furnace))).toEqual([1, -1, 3]);
    t.turnOf(0).play('turn.space', 'F-S3').play('forge.furnace', 'FO1').play('forge.furnace', 'FO4');
    // FO1 at its peak of 5 gives the hallmark; FO4 at 11 does not.
    expect([t.goods(0), shop(t).hallmarks]).toEqual([
      ['sG', 'lY'],
      [0, 1, 0, 0],
    ]);
  });

  test('F-004 any pool dice to free places of the right kind, faces stay', () => {
    const t = smithy({ 0: [POOL, 4], 2: [0, 5] })
      .turnOf(0)
      .play('turn.space', 'F-S4')
      .play('smelt.dice', [7]);
    expect(t.options).not.toContain('0>FO1');
    expect(t.options).toContain('8>FO1');
    t.play('dice.place', '0>FO2').play('dice.place', '8>FO4').play('dice.place', '9>FO4');
    expect(t.options).not.toContain('10>FO4');
    expect([shop(t).places[0], shop(t).faces[0]]).toEqual([1, 4]);
  });
});

describe('Stoke, Hammer, Smelt', () => {
  test('F-010 dice are taken out, chosen pool dice are rolled together, then placed', () => {
    const t = smithy({ 0: [1, 4], 2: [POOL, 6] })
      .turnOf(0)
      .play('turn.space', 'F-S1');
    expect(t.asked).toMatchObject({ id: 'dice.take-out', from: [0], min: 0 });
    t.play('dice.take-out', [0]);
    expect(t.asked).toMatchObject({ id: 'dice.roll', from: [0, 2, 8, 9, 10], min: 1 });
    t.play('dice.roll', [0]);
    expect(shop(t).faces[2]).toBe(6);
    expect(t.asked?.id).toBe('dice.place');
    const empty = smithy({ 0: [0, 4], 8: [0, 1], 9: [1, 1], 10: [2, 1] })
      .turnOf(0)
      .play('turn.space', 'F-S1');
    expect(empty.asked).toMatchObject({ id: 'dice.take-out', min: 1 });
  });

  test('F-011 one to three pips, no wrap, then taking out, then placing', () => {
    const t = smithy({ 0: [0, 6], 8: [POOL, 1] })
      .turnOf(0)
      .play('turn.space', 'F-S2');
    expect(t.options).not.toContain('0+');
    expect(t.options).not.toContain('8-');
    expect(t.options).not.toContain('stop');
    t.play('hammer.change', '0-').play('hammer.change', '0-').play('hammer.change', '8+');
    expect([shop(t).faces[0], shop(t).faces[8]]).toEqual([4, 2]);
    t.play('dice.take-out', []);
    expect(t.asked?.id).toBe('dice.place');
    skipPlacing(t);
    expect(t.g.hourglasses[0]).toBe(4);
  });

  test('F-012 one or two dice of the rack; an empty rack closes the space', () => {
    const t = smithy({}).turnOf(0).play('turn.space', 'F-S4');
    expect(t.asked).toMatchObject({ id: 'smelt.dice', min: 1, max: 2 });
    skipPlacing(t.play('smelt.dice', [0, 1]));
    expect(shop(t).places.slice(0, 2)).toEqual([POOL, POOL]);
    const all = Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map((die) => [die, [POOL, 1] as const]));
    expect(smithy(all).turnOf(0).why(0, 'turn.space', 'F-S4')).toMatchObject({ rule: 'F-012' });
  });
});

describe('Forge', () => {
  const ready = () => smithy({ 2: [0, 3], 8: [0, 2], 6: [1, 4], 9: [1, 3] });

  test('F-020, F-021, F-024 coal is rolled into the pool, alloys go to the rack, other dice stay', () => {
    const t = ready()
      .turnOf(0)
      .play('turn.space', 'F-S3')
      .play('forge.furnace', 'FO1')
      .play('forge.furnace', 'stop');
    expect([shop(t).places[2], shop(t).places[8], shop(t).places[6], shop(t).places[9]]).toEqual([
      RACK,
      POOL,
      1,
      1,
    ]);
    t.play('forge.keep', 'stop');
    expect(t.g.hourglasses[0]).toBe(6);
    expect(smithy({}).turnOf(0).why(0, 'turn.space', 'F-S3')).toMatchObject({ rule: 'F-020' });
  });

  test('F-022 up to two alloys are kept, one corruption card each', () => {
    const t = ready()
      .turnOf(0)
      .play('turn.space', 'F-S3')
      .play('forge.furnace', 'FO1')
      .play('forge.furnace', 'FO2');
    t.play('forge.hallmark', 'Y').play('forge.keep', '2').play('forge.keep', '6');
    expect([t.cards(0), shop(t).places[2], shop(t).places[6]]).toEqual([2, POOL, POOL]);
    expect(shop(t).faces[2]).toBeGreaterThan(0);
  });

  test('F-023, F-050 one hallmark per Forge, a shield for ever', () => {
    const t = ready()
      .turnOf(0)
      .play('turn.space', 'F-S3')
      .play('forge.furnace', 'FO1')
      .play('forge.furnace', 'FO2');
    expect(t.options).toEqual(['G', 'Y']);
    t.play('forge.hallmark', 'G').play('forge.keep', 'stop');
    expect(shop(t).hallmarks).toEqual([0, 1, 0, 0]);
    expect(t.hall('G', 4).openMarket().told('gold')).toMatchObject([{ seat: 0, amount: 4, clan: 1 }]);
  });
});

describe('team', () => {
  const team = (t: ReturnType<typeof smithy>, slot: number) =>
    t
      .team(0, ...[0, 1, 2, 3].map((at) => (at === slot ? 'LO-01' : '')))
      .turnOf(0)
      .play('turn.space', 'TEAM');

  test('F-041 Bellows set one coal die, also in a furnace, then placing', () => {
    const t = team(smithy({ 9: [0, 1] }), 0);
    expect(t.options).toHaveLength(18);
    t.play('bellows.set', '9=5');
    expect([shop(t).faces[9], t.asked?.id]).toEqual([5, 'dice.place']);
  });

  test('F-042 Smelter unlocks one die', () => {
    const t = team(smithy({}), 1);
    expect(t.asked).toMatchObject({ id: 'smelt.dice', max: 1 });
    t.play('smelt.dice', [4]);
    expect(shop(t).places[4]).toBe(POOL);
  });

  test('F-043 Small anvil: one furnace, all dice to the pool, no hallmark, nothing kept', () => {
    const t = team(smithy({ 2: [0, 3], 8: [0, 2], 6: [1, 4], 9: [1, 3] }), 2).play('forge.furnace', 'FO1');
    expect([t.goods(0), shop(t).places[2], shop(t).hallmarks]).toEqual([['sG'], POOL, [0, 0, 0, 0]]);
    expect(t.told('hourglass')).toHaveLength(2);
  });

  test('F-044 Clan order: an alloy of the pool for immediate patronage', () => {
    const t = team(smithy({ 4: [POOL, 2], 6: [POOL, 1] }).hall('Y', 7), 3);
    expect(t.asked).toMatchObject({ id: 'order.die', from: [4, 6] });
    t.play('order.die', [6]);
    expect([t.gold(0), shop(t).places[6]]).toEqual([7, RACK]);
  });
});

test('F-060 upkeep changes nothing', () => {
  const t = smithy({ 2: [0, 3] })
    .clock(0, 11)
    .clock(1, 12);
  const before = JSON.stringify(shop(t));
  t.g.loadsClosed = true;
  t.start('pay-hours', 0, { hours: 1, loads: 0, takesHands: false });
  expect([t.g.round, JSON.stringify(shop(t))]).toEqual([2, before]);
});
