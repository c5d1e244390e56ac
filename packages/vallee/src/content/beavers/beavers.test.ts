import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

const at = () => table(2, { folks: ['beavers', 'macaws', 'sloths'] });
const FIVE = ['junk', 'junk', 'junk', 'junk', 'junk'];

describe('master-builder', () => {
  test('V-332 waits over turns; on the next purchase a card of the payment may go on the deck', () => {
    const t = at()
      .hand(0, 'master-builder', 'siesta', ...FIVE)
      .deck(0, ...FIVE)
      .market('siesta', 'spyglass')
      .technique('master-builder');
    expect(t.planningOf(0)).toEqual({ 'master-builder': [] });
    t.inventory().inventory();
    expect(t.planningOf(0)).toEqual({ 'master-builder': [] });
    expect(t.question()).toMatchObject({ seat: 0, id: 'action' });
    t.discard(0, 'ironing').buy(0, ['siesta']);
    expect(t.question()).toMatchObject({ id: 'discard.pick', source: 'master-builder', options: ['siesta'] });
    t.choose('siesta');
    expect(t.handOf(0)).toContain('siesta');
    expect(t.discardOf(0)).toEqual(['master-builder', 'ironing']);
  });

  test('V-332 the purchase ends it even if it is not used; the purchase of another player does not', () => {
    const t = at()
      .hand(0, 'master-builder', 'siesta')
      .hand(1, 'siesta')
      .deck(0, ...FIVE)
      .deck(1, ...FIVE);
    t.market('spyglass', 'siesta').technique('master-builder').inventory();
    t.buy(0, ['siesta']);
    expect(t.planningOf(0)).toEqual({ 'master-builder': [] });
    t.buy(0, ['siesta']).choose();
    expect(t.planningOf(0)).toEqual({});
  });
});

test('snack: with the next stack a market card may be taken, and the card itself gives no bonus (V-133, V-332)', () => {
  const t = at()
    .hand(0, 'snack', 'steady-achiever')
    .deck(0, ...FIVE)
    .market('siesta')
    .technique('snack');
  expect(t.g.turn.active).toBe(1);
  t.inventory().build('steady-achiever');
  expect(t.question()).toMatchObject({ seat: 0, id: 'market.maybe', options: [null, 0] });
  t.answer(0);
  expect(t.handOf(0)).toContain('siesta');
  expect(t.discardOf(0)).toEqual(['snack']);
});

test('wind-of-change: after the next purchase a card of the discard may be thrown away (V-064)', () => {
  const t = at()
    .hand(0, 'wind-of-change', 'siesta')
    .deck(0, ...FIVE)
    .market('spyglass');
  t.marketDeck('ironing', 'cookies', 'cookies', 'snack', 'snack')
    .technique('wind-of-change')
    .buy(0, ['siesta']);
  expect(t.question()).toMatchObject({ id: 'discard.throw', options: ['siesta'] });
  t.choose('siesta');
  expect([t.discardOf(0), t.marketDiscardNow()]).toEqual([['wind-of-change'], ['siesta']]);
});

describe('overtime', () => {
  test('V-141, V-332 the next stack may include cards of the discard, and it is resolved then', () => {
    const t = at()
      .hand(0, 'overtime', 'steady-achiever')
      .discard(0, 'junk', 'shopping-journey')
      .deck(0, ...FIVE);
    t.stall(0, [['steady-achiever'], ['shopping-journey']]).technique('overtime');
    t.build('steady-achiever', 'shopping-journey');
    expect(t.stallOf(0)[2]).toEqual(['steady-achiever', 'shopping-journey']);
    expect([t.discardOf(0), t.planningOf(0)]).toEqual([['overtime', 'junk'], {}]);
  });

  test('V-141 without it the discard does not build', () => {
    const t = at().hand(0, 'steady-achiever').discard(0, 'shopping-journey');
    t.stall(0, [['steady-achiever'], ['shopping-journey']]);
    expect(t.entries()).not.toContain('stall.build');
  });
});

describe('order-in-chaos', () => {
  const shuffled = () =>
    at()
      .hand(0, 'order-in-chaos', 'cookies')
      .deck(0, 'junk')
      .discard(0, 'siesta', 'ironing', 'spyglass', 'junk', 'junk', 'junk')
      .technique('order-in-chaos')
      .inventory();

  test('V-330, V-332 after the shuffle: deck and discard come to the hand, then down to the former size', () => {
    const t = shuffled();
    expect(t.question()).toMatchObject({ seat: 0, id: 'deck.gather' });
    const size = t.handOf(0).length;
    t.answer(true);
    expect(t.question()).toMatchObject({ id: 'hand.drop' });
    expect(t.handOf(0)).toHaveLength(8);
    t.choose('junk', 'junk');
    expect(t.handOf(0)).toHaveLength(size);
    expect(t.handOf(0)).toEqual(expect.arrayContaining(['siesta', 'ironing', 'spyglass', 'cookies']));
    expect(t.discardOf(0)).toEqual(['order-in-chaos', 'junk', 'junk']);
  });

  test('V-013 or not; it is resolved all the same', () => {
    const t = shuffled().answer(false);
    expect(t.discardOf(0)).toEqual(['order-in-chaos']);
  });
});

describe('practice', () => {
  test('V-332 the next finished technique may come back to the hand', () => {
    const t = at().hand(0, 'practice', 'favourite-toy').technique('practice').technique('favourite-toy');
    expect(t.question()).toMatchObject({ id: 'card.to-hand', source: 'practice' });
    t.answer(true);
    expect([t.handOf(0), t.discardOf(0)]).toEqual([['favourite-toy'], ['practice']]);
    t.technique('favourite-toy');
    expect(t.handOf(0)).toEqual(['practice']);
  });

  test('V-332 a technique that waits is not finished yet', () => {
    const t = at().hand(0, 'practice', 'steady-achiever').technique('practice').technique('steady-achiever');
    expect([t.question().id, t.planningOf(0)]).toEqual(['action', { practice: [], 'steady-achiever': [] }]);
  });
});
