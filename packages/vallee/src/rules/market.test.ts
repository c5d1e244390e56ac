import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';

const folks = ['monitors', 'lemurs', 'magpies'];
const at = () => table(2, { folks });

describe('market action', () => {
  test('V-060 buys exactly one card that lies in the market', () => {
    const t = at().hand(0, 'junk', 'junk', 'junk').market(null, 'bribe');
    expect(t.entry('market.buy')).toMatchObject({ offers: [{ slot: 1, cost: 3 }] });
    expect(t.why(0, 'market.buy', { slot: 0 })).toMatchObject({
      rule: 'V-060',
      reason: 'empty-slot',
      figures: { slot: 0 },
    });
    t.buy(1, ['junk', 'junk', 'junk']);
    expect(t.handOf(0).filter((name) => name === 'bribe')).toHaveLength(1);
  });

  test('V-061 the cost is the printed value and the number of the slot', () => {
    const t = at()
      .hand(0, 'grasp', 'replacement', 'burglary')
      .market('bribe', 'bribe', 'bribe', 'refreshing-drink', 'delightful-surprise');
    const { offers } = t.entry('market.buy') as { offers: { slot: number; cost: number }[] } & ReturnType<
      typeof t.entry
    >;
    expect(offers.map(({ slot, cost }) => [slot, cost])).toEqual([
      [0, 2],
      [1, 3],
      [2, 4],
      [3, 5],
      [4, 6],
    ]);
  });

  test('V-062 costs 6, these cards make 5', () => {
    const t = at().hand(0, 'grasp', 'junk', 'bribe').market(null, null, 'replacement');
    expect(t.refuses(t.move('market.buy', t.payment(2, ['grasp', 'junk'])))).toEqual({
      code: 'not-an-option',
      rule: 'V-062',
      reason: 'payment-too-small',
      figures: { cost: 6, paid: 5, missing: 1 },
    });
    expect(t.refuses(t.move('market.buy', { slot: 2, cards: [], values: [] }))).toMatchObject({
      rule: 'V-062',
      figures: { cost: 6, paid: 0 },
    });
    expect(t.buy(2, ['grasp', 'bribe']).handOf(0)).toContain('replacement');
  });

  test('V-062 V-063 cost 5: {4,4} is legal even with a 5 in hand; {5,1} and {2,3,1} are not', () => {
    const t = () =>
      at().hand(0, 'grasp', 'replacement', 'sudden-nap', 'junk', 'bribe', 'burglary').market('periscope');
    const refusalOf = (cards: string[]) => {
      const g = t();
      return g.refuses(g.move('market.buy', g.payment(0, cards)));
    };
    expect(refusalOf(['sudden-nap', 'junk'])).toMatchObject({
      rule: 'V-062',
      reason: 'superfluous-card',
      figures: { cost: 5, paid: 6, value: 1 },
    });
    expect(refusalOf(['bribe', 'burglary', 'junk'])).toMatchObject({ reason: 'superfluous-card' });
    const overpaid = t().deck(0, 'junk').buy(0, ['grasp', 'replacement']);
    expect(overpaid.discardOf(0)).toEqual(['replacement', 'grasp']);
    // V-063: no change is given.
    expect(overpaid.handOf(0)).toEqual(['sudden-nap', 'junk', 'bribe', 'burglary', 'periscope']);
  });

  test('V-062 only cards of the own hand, each once', () => {
    const t = at().hand(0, 'junk', 'bribe').hand(1, 'grasp').market('refreshing-drink');
    const pay = (cards: number[], values: number[]) =>
      t.refuses(t.move('market.buy', { slot: 0, cards, values }));
    expect(pay([t.id(1, 'grasp')], [4])).toMatchObject({ rule: 'V-062', reason: 'not-in-hand' });
    expect(pay([t.id(0, 'junk'), t.id(0, 'junk')], [1, 1])).toMatchObject({
      rule: 'V-062',
      reason: 'card-twice',
    });
    expect(pay([t.id(0, 'bribe')], [2, 2])).toMatchObject({ reason: 'malformed' });
  });

  test('V-064 the payment lies on the own discard in the chosen order, then the card comes to hand', () => {
    const t = at()
      .hand(0, 'junk', 'bribe', 'grasp', 'grasp', 'grasp', 'junk')
      .deck(0, 'junk')
      .market('burglary')
      .buy(0, ['bribe', 'junk']);
    expect(t.discardOf(0)).toEqual(['junk', 'bribe']);
    const whys = t.events.flatMap((event) => (event.type === 'moved' ? [event.why] : []));
    expect(whys.slice(0, 3)).toEqual(['paid', 'paid', 'bought']);
    expect(t.events[0]).toMatchObject({ type: 'purchase', slot: 0, cost: 3, values: [2, 1] });
    expect(t.g.turn.active).toBe(1);
  });

  test('V-065 the slot stays empty until clean-up, the others do not slide', () => {
    const t = at()
      .hand(0, 'royal-privilege', 'pompous-professional')
      .market('refreshing-drink', 'bribe', 'grasp')
      .buy(1, ['royal-privilege']);
    expect(t.question().id).toBe('market.royal-privilege');
    expect(t.handOf(0)).toContain('bribe');
    expect(t.marketNow()).toEqual(['refreshing-drink', null, 'grasp', null, null]);
  });

  test('V-067 buying a card, or paying with a technique, gives neither effect nor bonus', () => {
    const t = at()
      .hand(0, 'duplicate-entry')
      .deck(0, 'junk', 'junk', 'junk', 'junk', 'junk')
      .market('fortunate-upgrade')
      .buy(0, ['duplicate-entry']);
    expect(t.g.turn.active).toBe(1);
    expect(t.has('looked')).toBe(false);
    expect(t.handOf(0)[0]).toBe('fortunate-upgrade');
  });

  test('V-068 possible only if the hand is worth the cost of some card', () => {
    const poor = at().hand(0, 'junk').market('bribe', 'bribe');
    expect(poor.entries()).not.toContain('market.buy');
    expect(poor.why(0, 'market.buy', { slot: 1 })).toEqual({
      code: 'not-an-option',
      rule: 'V-068',
      reason: 'hand-too-poor',
      figures: { cost: 3, value: 2, surcharge: 1, purse: 1 },
    });
    expect(at().hand(0, 'junk', 'bribe').market('bribe', 'bribe').entry('market.buy')).toMatchObject({
      offers: [{ slot: 0 }, { slot: 1 }],
    });
    expect(at().hand(0, 'junk').entries()).not.toContain('market.buy');
  });

  test('V-062 the whole wish is explained, even for a slot that is not offered', () => {
    const t = at().hand(0, 'junk', 'junk', 'junk').market('bribe', null, 'grasp');
    const three = t.g.players[0]?.hand ?? [];
    expect(t.why(0, 'market.buy', { slot: 0, cards: [...three], values: [1, 1, 1] })).toMatchObject({
      rule: 'V-062',
      reason: 'superfluous-card',
      figures: { cost: 2, paid: 3 },
    });
    expect(t.why(0, 'market.buy', { slot: 2, cards: [...three], values: [1, 1, 1] })).toMatchObject({
      rule: 'V-068',
      figures: { cost: 6, purse: 3 },
    });
    expect(t.why(0, 'market.buy', { slot: 0, cards: three.slice(0, 2), values: [1, 1] })).toBeNull();
    expect(t.why(0, 'market.buy', { slot: 0 })).toBeNull();
  });

  test('V-182 V-232 bribes are applied before the royal privilege is asked', () => {
    const t = at()
      .hand(0, 'royal-privilege', 'bribe', 'pompous-professional')
      .market('refreshing-drink', null, null, 'grasp')
      .buy(3, ['royal-privilege', 'bribe']);
    expect(t.question().id).toBe('market.royal-privilege');
    expect(t.g.turn.handBonus).toBe(1);
    t.answer(null);
    expect(t.handOf(0)).toHaveLength(6);
  });
});

describe('market in clean-up', () => {
  test('V-166 V-167 cards slide to the right keeping their order, then empty slots are filled from the right', () => {
    const t = at()
      .hand(0, 'junk')
      .market(null, 'bribe', null, 'grasp', 'burglary')
      .marketDeck('periscope', 'replacement', 'sudden-nap')
      .inventory();
    expect(t.marketNow()).toEqual(['bribe', 'grasp', 'burglary', 'periscope', 'replacement']);
    expect(t.marketDeckNow()).toEqual(['sudden-nap']);
    expect(t.has('market-slid')).toBe(true);
  });

  test('V-168 with market deck and discard empty the market stays incomplete', () => {
    const t = at().market(null, 'bribe').marketDeck('grasp').inventory();
    expect(t.marketNow()).toEqual(['bribe', 'grasp', null, null, null]);
    t.inventory();
    expect(t.marketNow()).toEqual(['bribe', 'grasp', null, null, null]);
  });

  test('V-167 V-122 the market discard is reshuffled when the market deck runs out', () => {
    const t = at()
      .market('bribe')
      .marketDeck('grasp')
      .marketDiscard('burglary', 'periscope', 'replacement')
      .inventory();
    expect(t.marketNow().slice(0, 2)).toEqual(['bribe', 'grasp']);
    expect(t.marketNow().slice(2).sort()).toEqual(['burglary', 'periscope', 'replacement']);
    expect(t.marketDiscardNow()).toEqual([]);
  });
});
