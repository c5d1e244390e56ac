import { describe, expect, test } from 'vitest';
import type { Purchase } from '../../decisions.ts';
import { table } from '../../testing/table.ts';

const at = () => table(2, { folks: ['tuataras', 'lemurs', 'monitors'] });
const JUNK = ['junk', 'junk', 'junk', 'junk', 'junk', 'junk', 'junk', 'junk'];

describe('avid-financier', () => {
  test('V-357 holds two coins and gives one at the start of each of the next two turns', () => {
    const t = at()
      .hand(0, 'avid-financier')
      .deck(0, ...JUNK)
      .technique('avid-financier');
    expect(t.g.players[0]?.planning).toMatchObject([{ coins: 2 }]);
    expect(t.coinsOf(0)).toBe(0);
    t.inventory().inventory();
    expect([t.coinsOf(0), t.planningOf(0)]).toEqual([1, { 'avid-financier': [] }]);
    t.inventory();
    expect(t.coinsOf(0)).toBe(1); // not on the turn of another player
    t.inventory();
    expect([t.coinsOf(0), t.planningOf(0), t.discardOf(0)]).toEqual([2, {}, ['avid-financier']]);
  });

  test('V-041 two of them are released in an order of choice, each once', () => {
    const t = at()
      .hand(0, 'avid-financier', 'avid-financier')
      .deck(0, ...JUNK)
      .technique('avid-financier')
      .technique('avid-financier')
      .inventory()
      .inventory();
    expect(t.question().id).toBe('start.order');
    t.choose('avid-financier');
    expect([t.coinsOf(0), t.question().id]).toEqual([2, 'action']);
  });
});

describe('greed', () => {
  test('V-340 spends 1 by one card and draws one', () => {
    const t = at().hand(0, 'greed', 'junk', 'replacement').deck(0, 'cache').use('greed');
    expect(t.question()).toMatchObject({ id: 'hand.spend', source: 'greed' });
    t.spend(1, 'replacement');
    expect(t.handOf(0)).toEqual(['greed', 'junk', 'cache']);
    expect(t.discardOf(0)).toEqual(['replacement']);
  });

  test('V-351 spends a coin instead of a card, or itself', () => {
    const paid = at().hand(0, 'greed').coins(0, 2).deck(0, 'cache').use('greed').spend(1);
    expect([paid.handOf(0), paid.coinsOf(0)]).toEqual([['greed', 'cache'], 1]);
    const own = at().hand(0, 'greed').deck(0, 'cache').use('greed').spend(1, 'greed');
    expect([own.handOf(0), own.discardOf(0)]).toEqual([['cache'], ['greed']]);
  });

  test('V-185 is of no use where nothing can be drawn', () => {
    const t = at().hand(0, 'greed', 'junk');
    expect(t.why(0, 'passive.use', [t.id(0, 'greed')])).toMatchObject({ rule: 'V-185' });
  });
});

describe('golden-opportunity', () => {
  test('throws away a card of the hand and gains a coin', () => {
    const t = at().hand(0, 'golden-opportunity', 'junk', 'replacement').technique('golden-opportunity');
    expect(t.question()).toMatchObject({ id: 'hand.throw', options: ['junk', 'replacement'] });
    t.choose('replacement');
    expect([t.handOf(0), t.coinsOf(0), t.marketDiscardNow()]).toEqual([['junk'], 1, ['replacement']]);
  });

  test('V-120 an empty hand gains the coin all the same', () => {
    expect(at().hand(0, 'golden-opportunity').technique('golden-opportunity').coinsOf(0)).toBe(1);
  });
});

describe('cache', () => {
  test('V-340 spends 2 and takes any card of the discard, one just spent among them', () => {
    const t = at().hand(0, 'cache', 'junk', 'junk').discard(0, 'greed', 'replacement').technique('cache');
    t.spend(2, 'junk', 'junk');
    expect(t.question()).toMatchObject({
      id: 'discard.pick',
      options: ['replacement', 'greed', 'junk', 'junk'],
    });
    expect(t.choose('replacement').handOf(0)).toEqual(['replacement']);
  });

  test('V-340 what cannot be paid for does not happen', () => {
    const t = at().hand(0, 'cache', 'junk').discard(0, 'replacement').technique('cache');
    expect([t.handOf(0), t.question().id]).toEqual([['junk'], 'action']);
  });
});

test('display-of-power: V-162 for 2 spent the hand limit is 7 on this turn only', () => {
  const t = at()
    .hand(0, 'display-of-power')
    .coins(0, 2)
    .deck(0, ...JUNK, ...JUNK)
    .technique('display-of-power')
    .spend(2)
    .inventory();
  expect([t.handOf(0).length, t.coinsOf(0)]).toEqual([7, 0]);
  t.inventory().inventory(...t.handOf(0).slice(0, 4));
  expect(t.handOf(0)).toHaveLength(5);
});

describe('safe-profits', () => {
  test('V-352 the amount is named; half of it, rounded up, comes back in coins', () => {
    const t = at().hand(0, 'safe-profits', 'replacement', 'junk').technique('safe-profits');
    expect(t.asked()).toMatchObject({ kind: 'purchase', offers: [1, 2, 3, 4, 5].map((slot) => ({ slot })) });
    t.spend(5, 'replacement', 'junk');
    expect([t.coinsOf(0), t.handOf(0)]).toEqual([3, []]);
  });

  test('V-352 no more than ten, and no card that is superfluous for the amount', () => {
    const t = at().hand(0, 'safe-profits', 'junk', 'replacement').coins(0, 20).technique('safe-profits');
    expect((t.asked() as Purchase).offers).toHaveLength(10);
    expect(
      t.refuses({ seat: 0, id: 'hand.spend', answer: t.payment(3, ['replacement', 'junk']) }),
    ).toMatchObject({
      rule: 'V-062',
      reason: 'superfluous-card',
    });
    t.spend(10, 'replacement');
    expect(t.coinsOf(0)).toBe(20 - 6 + 5);
  });
});
