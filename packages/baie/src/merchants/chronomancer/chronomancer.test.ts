import { describe, expect, test } from 'vitest';
import { baie } from '../../game.ts';
import { inEdition } from '../../numbers.ts';
import { options, table } from '../../testing/table.ts';
import { type ChronomancerShop, TILES } from './board.ts';

/** A laboratory by rows of letters, with the pawns on (row, column) counted from 1. */
function lab(
  rows: readonly string[],
  wiz: readonly [number, number],
  humpty: readonly [number, number],
  more = {},
) {
  const grid = [...rows.join('')].map((letter) => TILES.indexOf(letter as 'R'));
  const pack = [6, 6, 6, 6, 4];
  for (const tile of grid) pack[tile]! -= 1;
  const cell = ([row, column]: readonly [number, number]) => (row - 1) * 4 + column - 1;
  return table({ merchants: ['H', 'K'] })
    .shop(0, {
      grid,
      pack,
      discard: [0, 0, 0, 0, 0],
      pawns: [cell(wiz), cell(humpty)],
      shards: 0,
      anchors: [],
      ...more,
    })
    .clock(0, 1)
    .clock(1, 9);
}
const GRID = ['RR*B', 'GYBR', 'YGRB', 'BYGR'];
const shop = (t: ReturnType<typeof lab>) => t.shopOf<ChronomancerShop>(0);
const row = (t: ReturnType<typeof lab>, at: number) =>
  shop(t)
    .grid.slice(at * 4 - 4, at * 4)
    .map((tile) => TILES[tile])
    .join('');

describe('pieces', () => {
  test('H-001, H-002, I-20 sixteen tiles laid out, twelve in the pack, pawns and no shard', () => {
    const g = baie.setup(6, options({ merchants: ['H', 'K'] }));
    const own = g.players[0]!.shop as unknown as ChronomancerShop;
    expect([own.grid.length, own.pack.reduce((a, b) => a + b), own.pawns, own.shards, own.anchors]).toEqual([
      16,
      12,
      [5, 10],
      0,
      [],
    ]);
    const before = inEdition(2, () => baie.setup(6, options({ merchants: ['H', 'K'] })));
    expect(before.players[0]!.shop).toMatchObject({ shards: 1 });
    own.grid[0] = (own.grid[0]! + 1) % 5;
    expect(baie.violations(g).join()).toContain('I-20');
  });

  test('H-003 replaced tiles are discarded first; an empty pack is remade from the discards', () => {
    const t = lab(GRID, [2, 2], [3, 3], { pack: [0, 0, 0, 0, 0], discard: [1, 3, 2, 3, 3] });
    t.turnOf(0).play('turn.space', 'H-S4').play('rewind.cells', [0, 1, 2, 3]);
    const tiles = [...shop(t).pack, ...shop(t).discard];
    expect(tiles.reduce((a, b) => a + b)).toBe(12);
    expect(shop(t).discard).toEqual([0, 0, 0, 0, 0]);
  });

  test('H-004 pawns never share a cell and do not leave the grid', () => {
    const t = lab(GRID, [1, 1], [1, 2]).turnOf(0).play('turn.space', 'H-S1');
    expect(t.options).toEqual(['W:S', 'H:E', 'H:S']);
  });
});

describe('Travel, Warp, Rewind', () => {
  test('H-004 Travel: one to four steps shared between the pawns', () => {
    const t = lab(GRID, [2, 2], [3, 3]).turnOf(0).play('turn.space', 'H-S1').play('pawn.step', 'W:N');
    expect(t.options).toContain('stop');
    t.play('pawn.step', 'W:E').play('pawn.step', 'H:N').play('pawn.step', 'H:E');
    expect([shop(t).pawns, t.asked?.id]).toEqual([[2, 7], 'turn.space']);
  });

  test('H-010 Warp: four tiles shift, the last comes round, pawns stay; then one step', () => {
    const t = lab(GRID, [2, 2], [3, 3]).turnOf(0).play('turn.space', 'H-S2');
    expect(t.options).toHaveLength(16);
    t.play('warp.line', 'R1+');
    expect([row(t, 1), shop(t).pawns]).toEqual(['BRR*', [5, 10]]);
    t.play('pawn.step', 'stop');
    t.start('H.warp', 0, {}, 'line').play('warp.line', 'C1-').play('pawn.step', 'H:S');
    expect([shop(t).grid[0], shop(t).grid[12], shop(t).pawns[1]]).toEqual([1, 2, 14]);
  });

  test('H-030, H-003 Rewind: one to four tiles, a shard, at most four of them', () => {
    const t = lab(GRID, [2, 2], [3, 3], { shards: 4 }).turnOf(0).play('turn.space', 'H-S4');
    expect(t.asked).toMatchObject({ id: 'rewind.cells', min: 1, max: 4 });
    t.play('rewind.cells', [0]);
    expect([shop(t).shards, t.cards(0)]).toEqual([4, 1]);
  });
});

describe('Extract', () => {
  test('V-18, H-020, H-021, H-022, H-023, H-024 a corridor with an anomaly', () => {
    const t = lab(GRID, [1, 1], [1, 4]).turnOf(0).play('turn.space', 'H-S3');
    expect(t.options).toEqual(['lR', 'sR', 'sR+sB']);
    const discarded = shop(t).discard.reduce((a, b) => a + b);
    t.play('extract.goods', 'sR+sB');
    expect([t.goods(0), t.cards(0)]).toEqual([['sR', 'sB'], 1]);
    expect(t.asked).toMatchObject({ id: 'shards.spend', min: 0, max: 1 });
    expect(shop(t).discard.reduce((a, b) => a + b)).toBe(discarded + 4);
    expect(shop(t).pawns).toEqual([0, 3]);
  });

  test('H-021 four of a colour give a large and a small one; one of each nothing', () => {
    const t = lab(['RRRR', 'GYBR', 'YGBB', 'BYGG'], [1, 1], [1, 4]).turnOf(0).play('turn.space', 'H-S3');
    expect(t.goods(0)).toEqual(['lR', 'sR']);
    expect(lab(['RGBY', 'GYBR', 'YGRB', 'BYGR'], [1, 1], [1, 4]).turnOf(0).options).not.toContain('H-S3');
  });

  test('H-020 the pawns must share a line', () => {
    const t = lab(GRID, [1, 1], [2, 2]).turnOf(0);
    expect(t.why(0, 'turn.space', 'H-S3')).toMatchObject({ rule: 'H-020' });
    expect(lab(GRID, [1, 3], [3, 3]).turnOf(0).options).toContain('H-S3');
  });

  test('H-022 with room for one good the order is chosen', () => {
    const full = ['sG', 'sG', 'sG', 'sY', 'sY', 'sY', 'lG'];
    const t = lab(GRID, [1, 1], [1, 4])
      .stall(0, ...full)
      .turnOf(0)
      .play('turn.space', 'H-S3');
    expect(t.options).toEqual(['lR', 'sR', 'sR+sB', 'sB+sR']);
    t.play('extract.goods', 'sB+sR');
    expect(t.goods(0).at(-1)).toBe('sB');
    expect(t.told('good-missed')).toHaveLength(1);
  });
});

describe('shards', () => {
  test('V-19, H-031 each shard an hour less, two at most, one hour is always paid', () => {
    const team = lab(GRID, [2, 2], [3, 3], { shards: 2 })
      .team(0, 'LO-01')
      .turnOf(0)
      .play('turn.space', 'TEAM');
    team.play('pawn.step', 'W:N').play('pawn.step', 'stop');
    expect(team.asked).toMatchObject({ id: 'shards.spend', max: 1 });
    team.play('shards.spend', 1);
    expect([team.g.hourglasses[0], shop(team).shards]).toEqual([4, 1]);

    const extract = lab(GRID, [1, 1], [1, 2], { shards: 1 })
      .turnOf(0)
      .play('turn.space', 'H-S3')
      .play('shards.spend', 1);
    expect(extract.g.hourglasses[0]).toBe(4);

    const recruit = lab(GRID, [2, 2], [3, 3], { shards: 4 })
      .square('ME-01', 'ME-02', 'ME-03', 'ME-04')
      .turnOf(0);
    recruit.play('turn.space', 'REC').play('recruit.slot', 'SQ1').play('team.slot', 'T1');
    expect(recruit.asked).toMatchObject({ id: 'shards.spend', max: 2 });
    recruit.play('shards.spend', 2);
    expect([recruit.g.hourglasses[0], shop(recruit).shards]).toEqual([4, 2]);
  });
});

describe('team', () => {
  const team = (t: ReturnType<typeof lab>, slot: number) =>
    t
      .team(0, ...[0, 1, 2, 3].map((at) => (at === slot ? 'LO-01' : '')))
      .turnOf(0)
      .play('turn.space', 'TEAM');

  test('H-041 Eager assistant: up to two steps', () => {
    const t = team(lab(GRID, [2, 2], [3, 3]), 0)
      .play('pawn.step', 'W:N')
      .play('pawn.step', 'W:W');
    expect([shop(t).pawns[0], t.asked?.id]).toEqual([0, 'turn.space']);
  });

  test('H-042 Paradox: two neighbours change places', () => {
    const t = team(lab(GRID, [2, 2], [3, 3]), 1);
    expect(t.options).toHaveLength(24);
    t.play('paradox.swap', '2-3');
    expect(row(t, 1)).toBe('RRB*');
  });

  test('H-043 Small rift: adjacent pawns on one colour give a small good', () => {
    const t = team(lab(GRID, [1, 1], [1, 2]), 2);
    expect(t.goods(0)).toEqual(['sR']);
    const wild = team(lab(['RR**', 'GYBR', 'YGRB', 'BYGR'], [1, 3], [1, 4]), 2);
    expect(wild.options).toEqual(['R', 'G', 'B', 'Y']);
    wild.play('rift.clan', 'Y');
    expect([wild.goods(0), wild.cards(0), shop(wild).shards]).toEqual([['sY'], 2, 2]);
    expect(
      lab(GRID, [1, 2], [2, 2]).team(0, '', '', 'LO-01').turnOf(0).why(0, 'turn.space', 'TEAM'),
    ).toMatchObject({ rule: 'B-152' });
  });

  test('H-044 Anchor: immediate patronage and a lasting anchor, from the side or moved', () => {
    const t = team(lab(GRID, [1, 1], [4, 4]).hall('Y', 4), 3);
    expect(t.options).toEqual(['R', 'Y']);
    t.play('anchor.portal', 'Y');
    expect([t.gold(0), shop(t).anchors]).toEqual([4, [3]]);
    const moved = team(lab(GRID, [1, 1], [2, 2], { anchors: [1, 3] }), 3);
    expect(moved.options).toEqual(['R<G', 'R<Y']);
    moved.play('anchor.portal', 'R<G');
    expect(shop(moved).anchors).toEqual([3, 0]);
    const again = team(lab(GRID, [1, 1], [2, 2], { anchors: [0, 3] }), 3);
    expect([shop(again).anchors, again.gold(0)]).toEqual([[0, 3], 1]);
  });
});

test('H-050 portals with a pawn or an anchor are shields', () => {
  const t = lab(GRID, [1, 1], [2, 2], { anchors: [0, 3] })
    .hall('R', 2)
    .hall('Y', 3)
    .openMarket();
  expect(t.told('gold').map((event) => [event.clan, event.amount])).toEqual([
    [0, 2],
    [3, 3],
  ]);
});

test('H-060 upkeep: one shard', () => {
  const t = lab(GRID, [2, 2], [3, 3]).clock(0, 11).clock(1, 12);
  t.g.loadsClosed = true;
  t.start('pay-hours', 0, { hours: 1, loads: 0, takesHands: false });
  expect(shop(t).shards).toBe(1);
});
