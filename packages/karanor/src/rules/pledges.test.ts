import { describe, expect, test } from 'vitest';
import { karanor } from '../game.ts';
import type { Later } from '../state.ts';
import { table, tokens, wares } from '../testing/table.ts';

/** Seat 0 gives three wood now for two gold of seat 1 in a later round. */
const deal = (rounds = 1): { to: number; later: Later; note: string } & Record<'give' | 'want', unknown> => ({
  to: 1,
  give: wares({ wood: 3 }),
  want: wares({}),
  later: { give: wares({}), want: wares({ gold: 2 }), rounds },
  note: '',
});
const promised = (rounds = 1) =>
  table()
    .res(0, { wood: 3 })
    .play(0, 'trade.propose', deal(rounds) as never)
    .play(1, 'trade.accept', { offer: 1, say: '' });

describe('promises', () => {
  test('K-311 goods of now change hands, goods of later are remembered for all to see', () => {
    const t = promised();
    expect(t.player(1).resources).toEqual(tokens({ wood: 3 }));
    const pledge = { id: 1, from: 1, to: 0, wares: wares({ gold: 2 }), due: 2, state: 'open' };
    expect(t.g.pledges).toEqual([pledge]);
    for (const seat of [0, 1, 2]) expect(karanor.view(t.g, seat).pledges).toEqual([pledge]);
  });

  test('K-311 both sides may promise, for three rounds at most; a promise alone is an offer', () => {
    const t = table();
    const both = { give: wares({ wood: 1 }), want: wares({ gold: 1 }), rounds: 3 };
    const offer = { to: 1, give: wares({}), want: wares({}), later: both, note: '' };
    t.play(0, 'trade.propose', offer).play(1, 'trade.accept', { offer: 1, say: '' });
    expect(t.g.pledges.map(({ from, due }) => [from, due])).toEqual([
      [0, 4],
      [1, 4],
    ]);
    expect(t.refused(0, 'trade.propose', { ...offer, later: { ...both, rounds: 4 } })).toMatchObject({
      rule: 'K-311',
      reason: 'promise-too-long',
    });
    const nothing = { give: wares({}), want: wares({}), rounds: 1 };
    expect(t.refused(0, 'trade.propose', { ...offer, later: nothing })).toMatchObject({ rule: 'K-302' });
  });

  test('K-312 whoever promised may keep it at any open moment, as soon as the goods are there', () => {
    const t = promised();
    expect(t.refused(1, 'pledge.keep', 1)).toMatchObject({ rule: 'K-312', reason: 'pledge-short' });
    expect(t.refused(0, 'pledge.keep', 1)).toMatchObject({ rule: 'K-312', reason: 'pledge-not-open' });
    t.gold(1, 5).play(1, 'pledge.keep', 1);
    expect(t.player(1).gold).toBe(3);
    expect(t.player(0).gold).toBe(2);
    expect(t.g.pledges).toMatchObject([{ state: 'kept' }]);
    expect(t.refused(1, 'pledge.keep', 1)).toMatchObject({ rule: 'K-312', reason: 'pledge-not-open' });
  });

  test('K-312 it is broken when the last turn for it is over, and nothing is taken', () => {
    const t = promised().gold(1, 9);
    t.turnOf(1).turnOf(2);
    expect(t.g.pledges).toMatchObject([{ state: 'open' }]);
    t.turnOf(1);
    expect(t.g.turn.round).toBe(2);
    expect(t.g.pledges).toMatchObject([{ state: 'open' }]);
    t.turnOf(2);
    expect(t.g.pledges).toMatchObject([{ state: 'broken' }]);
    expect(t.player(1).gold).toBeGreaterThanOrEqual(9);
  });

  test('K-312 whom it was made to may forgive it', () => {
    const t = promised();
    expect(t.refused(1, 'pledge.forgive', 1)).toMatchObject({ rule: 'K-312' });
    t.play(0, 'pledge.forgive', 1);
    expect(t.g.pledges).toMatchObject([{ state: 'forgiven' }]);
  });

  test('K-312 it is void when trading closes', () => {
    const t = promised().prestige(2, 10);
    expect(t.g.pledges).toMatchObject([{ state: 'void' }]);
    expect(t.refused(1, 'pledge.keep', 1)).toMatchObject({ rule: 'K-310', reason: 'trade-closed' });
  });
});

test('K-313 a word may go with a yes and with a no', () => {
  const t = table().gold(0, 2);
  const offer = { to: 1, give: wares({ gold: 1 }), want: wares({}), note: '' };
  t.play(0, 'trade.propose', offer).play(1, 'trade.decline', { offer: 1, say: '#keep' });
  expect(t.told).toEqual([{ type: 'offer-ended', offer: 1, how: 'declined', seat: 1, say: '#keep' }]);
  t.play(0, 'trade.propose', offer).play(1, 'trade.accept', { offer: 2, say: 'merci' });
  expect(t.told).toContainEqual({ type: 'offer-ended', offer: 2, how: 'accepted', seat: 1, say: 'merci' });
  t.play(0, 'trade.propose', offer);
  expect(t.refused(1, 'trade.decline', { offer: 3, say: 'x'.repeat(201) })).toMatchObject({
    reason: 'note-too-long',
  });
});
