import { describe, expect, test } from 'vitest';
import type { Purchase } from '../../decisions.ts';
import { table } from '../../testing/table.ts';

const at = () => table(2, { folks: ['dodos', 'lemurs', 'monitors'] });
const JUNK = ['junk', 'junk', 'junk', 'junk', 'junk', 'junk', 'junk', 'junk'];

describe('eager-borrower', () => {
  test('V-355 gains two coins and waits; on a later turn 2 are spent to have it back, without an action', () => {
    const t = at()
      .hand(0, 'eager-borrower')
      .deck(0, ...JUNK)
      .technique('eager-borrower');
    expect([t.coinsOf(0), t.planningOf(0)]).toEqual([2, { 'eager-borrower': [] }]);
    expect(t.entries()).not.toContain('technique.finish');
    const [planned] = t.g.players[0]?.planning ?? [];
    expect(t.why(0, 'technique.finish', { slot: planned?.card ?? -1 })).toMatchObject({
      rule: 'V-355',
      reason: 'played-this-turn',
    });
    t.inventory().inventory();
    expect(t.question().id).toBe('action'); // not due by itself
    t.finish('eager-borrower', ['junk']);
    expect([t.coinsOf(0), t.planningOf(0)]).toEqual([1, {}]);
    expect(t.discardOf(0)).toEqual(['eager-borrower', 'junk']);
    expect(t.g.turn).toMatchObject({ active: 0, pendingActions: 1, actionsDone: 0 });
  });

  test('V-355 whoever cannot pay is not asked, and is told why', () => {
    const t = at().hand(0, 'junk').plan(0, 'eager-borrower');
    const [planned] = t.g.players[0]?.planning ?? [];
    expect(t.entries()).not.toContain('technique.finish');
    expect(t.why(0, 'technique.finish', { slot: planned?.card ?? -1 })).toMatchObject({
      reason: 'too-dear-to-finish',
      figures: { cost: 2, purse: 1 },
    });
  });
});

describe('promising-invention', () => {
  test('V-352 spends up to three to be worth more in a stack', () => {
    const t = at()
      .hand(0, 'promising-invention', 'junk', 'junk')
      .coins(0, 1)
      .stall(0, [['eager-borrower'], ['promising-invention'], ['pet-boar'], ['sunglasses']])
      .use('promising-invention');
    expect((t.asked() as Purchase).offers.map(({ cost }) => cost)).toEqual([1, 2, 3]);
    t.spend(3, 'junk', 'junk');
    expect(t.coinsOf(0)).toBe(0);
    expect(t.build('promising-invention').stallOf(0)).toHaveLength(5);
  });

  test('V-352 does not pay for itself, and is of no use alone or in clean-up', () => {
    const t = at()
      .hand(0, 'promising-invention')
      .deck(0, ...JUNK);
    expect(t.why(0, 'passive.use', [t.id(0, 'promising-invention')])).toMatchObject({ rule: 'V-185' });
    expect(t.inventory().g.turn.active).toBe(1);
  });
});

test('pet-boar throws away a card, gains two coins and costs 3 to finish', () => {
  const t = at()
    .hand(0, 'pet-boar', 'junk', 'replacement')
    .deck(0, ...JUNK)
    .technique('pet-boar')
    .choose('replacement');
  expect([t.coinsOf(0), t.handOf(0), t.marketDiscardNow()]).toEqual([2, ['junk'], ['replacement']]);
  t.inventory().inventory();
  t.finish('pet-boar', ['junk']);
  expect([t.coinsOf(0), t.discardOf(0)]).toEqual([0, ['pet-boar', 'junk']]);
});

test('sunglasses draw two cards and cost 3 to finish', () => {
  const t = at().hand(0, 'sunglasses').deck(0, 'replacement', 'junk', 'junk').technique('sunglasses');
  expect([t.handOf(0), t.planningOf(0)]).toEqual([['replacement', 'junk'], { sunglasses: [] }]);
  const later = at().hand(0, 'replacement').plan(0, 'sunglasses').finish('sunglasses', ['replacement']);
  expect(later.discardOf(0)).toEqual(['sunglasses', 'replacement']);
});

describe('nesting-doll', () => {
  test('V-340 for 1 spent two cards and three coins, and 4 to finish', () => {
    const t = at().hand(0, 'nesting-doll', 'junk').deck(0, 'replacement', 'junk').technique('nesting-doll');
    t.spend(1, 'junk');
    expect([t.handOf(0), t.coinsOf(0)]).toEqual([['replacement', 'junk'], 3]);
    const later = at().plan(0, 'nesting-doll').coins(0, 5).finish('nesting-doll', []);
    expect([later.coinsOf(0), later.discardOf(0)]).toEqual([1, ['nesting-doll']]);
  });

  test('V-355 waits to be finished even if nothing could be spent', () => {
    const t = at().hand(0, 'nesting-doll').deck(0, 'junk').technique('nesting-doll');
    expect([t.coinsOf(0), t.planningOf(0)]).toEqual([0, { 'nesting-doll': [] }]);
  });
});

test('company-share: V-162 two cards more this turn, and 3 to finish', () => {
  const t = at()
    .hand(0, 'company-share')
    .deck(0, ...JUNK)
    .technique('company-share')
    .inventory();
  expect([t.handOf(0).length, t.planningOf(0)]).toEqual([7, { 'company-share': [] }]);
  const later = at().hand(0, 'junk').plan(0, 'company-share').coins(0, 2);
  expect(later.finish('company-share', ['junk']).coinsOf(0)).toBe(0);
});
