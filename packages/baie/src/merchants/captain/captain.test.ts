import { xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { baie } from '../../game.ts';
import { inEdition } from '../../numbers.ts';
import { NOW, options, table } from '../../testing/table.ts';
import { type CaptainShop, shipMoves } from './board.ts';
import { DISTANCE, WHEEL, ZONES, zoneNamed } from './map.ts';

/** Ships by zone; islands K7, K9, K11 by tokens, top last. */
function fleet(zones: readonly string[], islands: readonly (readonly number[])[] = [[0], [2], [4, 6]]) {
  const used = islands.flat();
  return table({ merchants: ['K', 'H'] })
    .shop(0, {
      ships: [0, 1, 2, 3, 4].map((ship) => zoneNamed(zones[ship] ?? 'P')),
      islands: islands.map((tokens) => ({ tokens: [...tokens], isUp: false, isSeen: false })),
      aside: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].filter((token) => !used.includes(token)),
      spent: [],
    })
    .clock(0, 1)
    .clock(1, 8);
}
const shop = (t: ReturnType<typeof fleet>) => t.shopOf<CaptainShop>(0);
const where = (t: ReturnType<typeof fleet>) => shop(t).ships.map((zone) => ZONES[zone]);

/** A table whose next spins are these; 0 is the Storm. */
function spinning(zones: readonly string[], spins: readonly number[], space: string) {
  for (let seed = 0; seed < 4000; seed++) {
    const t = fleet(zones).turnOf(0);
    t.g.rng = xoshiro(seed);
    t.play('turn.space', space);
    while (t.asked?.id === 'compass.spin' && t.told('worked').length < spins.length)
      t.play('compass.spin', 'spin');
    const spun = t.told('worked').map((event) => event.figures.number);
    if (spun.join() === spins.join()) return t;
  }
  throw new Error('no seed spins that');
}

describe('pieces', () => {
  test('K-001 five ships, twelve tokens, a wheel of six sectors', () => {
    expect(WHEEL).toEqual([2, 2, 3, 3, 4, 0]);
    expect(ZONES).toHaveLength(13);
    const t = fleet(['K4', 'K4']);
    expect(baie.violations(t.g).join()).toContain('I-19');
  });

  test('K-002, I-19 two ships in the Open Sea and three in port, three catches near it and two further out, tokens laid out face down', () => {
    const g = baie.setup(5, options({ merchants: ['K', 'H'] }));
    const own = g.players[0]!.shop as unknown as CaptainShop;
    expect([own.ships, own.stock, own.aside.length]).toEqual([[2, 2, 0, 0, 0], [3, 3, 3, 3], 8]);
    const before = inEdition(2, () => baie.setup(5, options({ merchants: ['K', 'H'] })));
    expect(before.players[0]!.shop).toMatchObject({ ships: [0, 0, 0, 0, 0] });
    expect(own.islands.map((island) => [island.tokens.length, island.isUp])).toEqual([
      [1, false],
      [1, false],
      [2, false],
    ]);
  });

  test('K-012 two ships may lie at the Red Shoals and two at the Green Banks, one elsewhere', () => {
    const g = inEdition(NOW, () => baie.setup(5, options({ merchants: ['K', 'H'] })));
    const own = g.players[0]!.shop as unknown as CaptainShop;
    const open = (zone: string): boolean => shipMoves(g, 0, 4).some((move) => move === `V1>${zone}`);
    own.ships = [0, 1, 3, 3, 5];
    expect(['K1', 'K3', 'K5', 'K2'].map(open)).toEqual([true, false, false, true]);
  });

  test('V-16 distances on the map', () => {
    const far = (a: string, b: string) => DISTANCE[zoneNamed(a)]![zoneNamed(b)];
    expect([far('P', 'K8'), far('K1', 'K8'), far('P', 'K12'), far('K7', 'K9'), far('K10', 'K6')]).toEqual([
      3, 3, 4, 2, 4,
    ]);
  });
});

describe('sailing', () => {
  test('K-010 one spin gives its points; a Storm one point and a card', () => {
    expect(spinning([], [4], 'K-S1').asked).toMatchObject({ id: 'ship.move', source: '4' });
    const storm = spinning([], [0], 'K-S1');
    expect([storm.asked?.source, storm.cards(0)]).toEqual(['1', 1]);
  });

  test('V-17, K-011 the compass adds up, a Storm takes all', () => {
    const t = spinning([], [2, 3], 'K-S2').play('compass.spin', 'stop');
    expect(t.asked?.source).toBe('5');
    const storm = spinning([], [2, 3, 0], 'K-S2');
    expect([storm.asked?.source, storm.cards(0)]).toEqual(['1', 1]);
    expect(spinning([], [2, 2, 2], 'K-S2').asked).toMatchObject({ id: 'ship.move', source: '6' });
  });

  test('K-012 points are spent ship by ship; a zone with another ship is crossed, not entered', () => {
    const t = spinning(['K1'], [4], 'K-S1');
    expect(t.options).not.toContain('V2>K1');
    expect(t.options).toContain('V2>K4');
    expect(t.options).toContain('V2>K2');
    // Ships that lie together are alike.
    expect(t.options).not.toContain('V3>K2');
    t.play('ship.move', 'V2>K4');
    expect(t.asked?.source).toBe('2');
    t.play('ship.move', 'stop');
    expect(where(t)).toEqual(['K1', 'K4', 'P', 'P', 'P']);
  });

  test('K-013 a ship that ends its move at an island turns the top token up', () => {
    const t = spinning(['K8'], [2], 'K-S1').play('ship.move', 'V1>K11');
    expect(shop(t).islands[2]).toMatchObject({ isUp: true });
    expect(baie.view(t.g, 1).players[0]!.shop!.islands).toMatchObject([
      { tokens: [null] },
      { tokens: [null] },
      { tokens: [null, 3] },
    ]);
  });
});

describe('Recall', () => {
  const recall = (t: ReturnType<typeof fleet>) => t.turnOf(0).play('turn.space', 'K-S3');

  test('K-020 catches and chests come home, one ship after another', () => {
    const t = recall(fleet(['K5', 'K7', 'K4']))
      .play('recall.ship', 'V2')
      .play('recall.ship', 'V1')
      .play('recall.ship', 'stop');
    expect([t.goods(0), where(t), shop(t).stock]).toEqual([
      ['lR', 'sB'],
      ['P', 'P', 'K4', 'P', 'P'],
      [2, 2, 1, 2],
    ]);
    expect(shop(t).spent).toEqual([0]);
    expect(fleet([]).turnOf(0).why(0, 'turn.space', 'K-S3')).toMatchObject({ rule: 'K-020' });
  });

  test('K-020 a cursed chest: any large good and a card; an idol: two clans', () => {
    const t = recall(
      fleet(['K7', 'K9'], [[8], [10], [4, 6]])
        .hall('B', 5)
        .hall('Y', 3),
    );
    t.play('recall.ship', 'V1').play('recall.chest', 'Y').play('recall.ship', 'V2').play('recall.idol', 'BY');
    expect([t.goods(0), t.cards(0), t.gold(0)]).toEqual([['lY'], 1, 8]);
  });

  test('K-021 what cannot be gained stays; the ship goes home', () => {
    const full = ['sR', 'sR', 'sG', 'sG', 'sB', 'sB', 'sY', 'sY'];
    const t = recall(fleet(['K1', 'K7', 'K9'], [[8], [0], [4, 6]]).stall(0, ...full));
    t.play('recall.ship', 'V1').play('recall.ship', 'V2').play('recall.ship', 'V3');
    expect([shop(t).stock[0], shop(t).islands[0]!.tokens, shop(t).islands[1]!.tokens, t.cards(0)]).toEqual([
      2,
      [8],
      [0],
      0,
    ]);
    expect(where(t)).toEqual(['P', 'P', 'P', 'P', 'P']);
  });

  test('K-022 the second token of K11 stays face down', () => {
    const t = recall(fleet(['K11', 'K4']))
      .play('recall.ship', 'V1')
      .play('recall.ship', 'stop');
    expect(shop(t).islands[2]).toEqual({ tokens: [4], isUp: false, isSeen: false });
  });
});

test('K-030, M-005 charting: a look that only the Captain has, a swap, one point', () => {
  const t = fleet(['K5']).turnOf(0).play('turn.space', 'K-S4').play('chart.look', [0, 2]);
  const seen = (viewer: number) =>
    (baie.view(t.g, viewer).players[0]!.shop!.islands as { tokens: (number | null)[] }[]).map(
      (island) => island.tokens,
    );
  expect([seen(0), seen(1), seen(-1)]).toEqual([
    [[0], [null], [null, 3]],
    [[null], [null], [null, null]],
    [[null], [null], [null, null]],
  ]);
  t.play('chart.swap', 'K7-K9');
  // What was seen stays seen after the swap.
  expect(seen(0)).toEqual([[null], [0], [null, 3]]);
  t.play('ship.move', 'V1>K8');
  expect(where(t)[0]).toBe('K8');
});

describe('team', () => {
  const team = (t: ReturnType<typeof fleet>, slot: number) =>
    t
      .team(0, ...[0, 1, 2, 3].map((at) => (at === slot ? 'LO-01' : '')))
      .turnOf(0)
      .play('turn.space', 'TEAM');

  test('K-041 Rowers: one ship, up to two borders', () => {
    const t = team(fleet([]), 0);
    expect(t.options).toEqual(['V1>K1', 'V1>K2', 'V1>K3', 'V1>K4', 'V1>K5', 'V1>K6']);
    t.play('ship.row', 'V1>K5');
    expect(where(t)[0]).toBe('K5');
  });

  test('K-042 Nets: the catch is landed, the ship stays', () => {
    const t = team(fleet(['K8', 'K5']), 1).play('nets.ship', 'V1');
    expect([t.goods(0), where(t)[0], shop(t).stock[3]]).toEqual([['sY'], 'K8', 1]);
    expect(fleet(['K4']).team(0, '', 'LO-01').turnOf(0).why(0, 'turn.space', 'TEAM')).toMatchObject({
      rule: 'B-152',
    });
  });

  test('K-043 Helmswoman: one spin, a Storm without corruption', () => {
    for (let seed = 0, storms = 0; storms < 2; seed++) {
      const t = fleet([]).team(0, '', '', 'LO-01').turnOf(0);
      t.g.rng = xoshiro(seed);
      t.play('turn.space', 'TEAM');
      expect(t.told('worked')).toHaveLength(1);
      if (t.told('worked')[0]!.work !== 'K.storm') continue;
      storms += 1;
      expect([t.asked?.source, t.cards(0)]).toEqual(['1', 0]);
    }
  });

  test('K-044 Colours: a ship on an outpost brings immediate patronage', () => {
    const t = team(fleet(['K10', 'K4']).hall('B', 4), 3);
    expect(t.options).toEqual(['V1', 'V2']);
    t.play('colours.ship', 'V1');
    expect([t.gold(0), where(t)[0]]).toEqual([4, 'K10']);
  });
});

test('K-050 every outpost with a ship is a shield', () => {
  const t = fleet(['K12', 'K6', 'K1']).hall('Y', 3).hall('G', 2).openMarket();
  expect(t.told('gold').map((event) => [event.clan, event.amount])).toEqual([
    [3, 3],
    [1, 2],
  ]);
});

test('K-060 upkeep: stock and tokens are renewed, ships stay and turn their new token up', () => {
  const t = fleet(['K7', 'K1'], [[], [2], [4, 6]])
    .clock(0, 11)
    .clock(1, 12);
  shop(t).spent = [0];
  shop(t).aside = shop(t).aside.filter((token) => token !== 0);
  shop(t).stock = [0, 1, 2, 2];
  t.g.loadsClosed = true;
  t.start('pay-hours', 0, { hours: 1, loads: 0, takesHands: false });
  expect([shop(t).stock, shop(t).spent, where(t).slice(0, 2)]).toEqual([[2, 2, 2, 2], [], ['K7', 'K1']]);
  expect(shop(t).islands.map((island) => [island.tokens.length, island.isUp])).toEqual([
    [1, true],
    [1, false],
    [2, false],
  ]);
});
