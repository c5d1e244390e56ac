import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

const folks = ['monitors', 'lemurs', 'hares'];
const at = () => table(2, { folks });

describe('rigorous-chronicler', () => {
  const t = () =>
    at().hand(0, 'rigorous-chronicler', 'junk').market(null, 'refreshing-drink', 'duplicate-entry');

  test('V-066 V-009 in a payment it is worth 1, 2 or 3, as declared', () => {
    // Slot 1: value 2 + 1.
    const paid = t().buy(1, ['rigorous-chronicler'], [3]);
    expect(paid.discardOf(0)).toEqual(['rigorous-chronicler']);
    expect(t().buy(1, ['rigorous-chronicler', 'junk'], [2, 1]).discardOf(0)).toHaveLength(2);
    const poor = t();
    expect(
      poor.refuses(poor.move('market.buy', poor.payment(1, ['rigorous-chronicler'], [2]))),
    ).toMatchObject({
      rule: 'V-062',
      reason: 'payment-too-small',
      figures: { cost: 3, paid: 2, missing: 1 },
    });
  });

  test('V-066 no other value can be declared, and none for other cards', () => {
    const g = t();
    expect(g.refuses(g.move('market.buy', g.payment(1, ['rigorous-chronicler'], [4])))).toMatchObject({
      rule: 'V-066',
      reason: 'wrong-value',
      figures: { value: 4, lowest: 1, highest: 3 },
    });
    expect(
      g.refuses(g.move('market.buy', g.payment(1, ['rigorous-chronicler', 'junk'], [2, 2]))).reason,
    ).toBe('wrong-value');
  });

  test('V-062 V-066 declaring 3 where 1 suffices makes another card superfluous', () => {
    const g = t();
    expect(
      g.refuses(g.move('market.buy', g.payment(1, ['rigorous-chronicler', 'junk'], [3, 1]))),
    ).toMatchObject({
      rule: 'V-062',
      reason: 'superfluous-card',
      figures: { cost: 3, paid: 4, value: 1, card: g.id(0, 'junk') },
    });
  });

  test('V-066 each copy has a value of its own', () => {
    const two = at().hand(0, 'rigorous-chronicler', 'rigorous-chronicler').market('history-lesson');
    expect(two.buy(0, ['rigorous-chronicler', 'rigorous-chronicler'], [3, 1]).handOf(0)).toContain(
      'history-lesson',
    );
  });

  test('V-068 counts as 3 for what can be bought at all', () => {
    expect(at().hand(0, 'rigorous-chronicler').market('duplicate-entry').entries()).toContain('market.buy');
    expect(at().hand(0, 'rigorous-chronicler').market('history-lesson').entries()).not.toContain(
      'market.buy',
    );
  });

  test('17.17 the declared value serves that one payment', () => {
    const g = at()
      .hand(0, 'rigorous-chronicler', 'calendar', 'junk', 'junk', 'junk')
      .market('refreshing-drink')
      .buy(0, ['rigorous-chronicler'], [2]);
    // At Q2 the calendar brings it back to the deck, and the filling to the hand: no value is left in force.
    g.use('calendar');
    expect(g.handOf(0)).toContain('refreshing-drink');
    expect(g.g.turn.values).toEqual([]);
    expect(g.events.some((event) => event.type === 'value-set')).toBe(false);
  });

  test('V-141 outside a payment it is worth 1', () => {
    const g = at()
      .hand(0, 'rigorous-chronicler', 'rigorous-chronicler')
      .stall(0, [['voracious-consumer']]);
    expect(g.refuses(g.move('stall.build', [g.id(0, 'rigorous-chronicler')]))).toMatchObject({
      rule: 'V-141',
      figures: { total: 2, sum: 1 },
    });
    expect(g.build('rigorous-chronicler', 'rigorous-chronicler').stallOf(0)[1]).toHaveLength(2);
  });
});

describe('refreshing-drink', () => {
  test('V-181 discards exactly one card of the hand, at any quiet point, and is no action', () => {
    const t = at().hand(0, 'refreshing-drink', 'junk', 'festival').use('refreshing-drink');
    expect(t.question()).toMatchObject({
      id: 'hand.pick',
      source: 'refreshing-drink',
      options: ['refreshing-drink', 'junk', 'festival'],
    });
    expect(t.asked()).toMatchObject({ min: 1, max: 1 });
    t.choose('festival');
    expect(t.discardOf(0)).toEqual(['festival']);
    expect(t.handOf(0)).toEqual(['refreshing-drink', 'junk']);
    expect(t.g.turn.pendingActions).toBe(1);
    expect(t.entries()).not.toContain('passive.use');
  });

  test('V-185 alone in the hand it discards itself', () => {
    const t = at().hand(0, 'refreshing-drink').use('refreshing-drink');
    expect(t.discardOf(0)).toEqual(['refreshing-drink']);
    expect(t.handOf(0)).toEqual([]);
  });

  test('V-161 used after filling, the hand is filled again', () => {
    const t = at()
      .hand(0, 'refreshing-drink', 'junk', 'junk', 'junk')
      .deck(0, 'history-lesson', 'festival', 'junk')
      .inventory()
      .goOn();
    expect(t.handOf(0)).toHaveLength(5);
    expect(t.question().id).toBe('turn.continue');
    t.use('refreshing-drink').choose('history-lesson');
    expect(t.g.turn.active).toBe(1);
    expect(t.handOf(0)).toEqual(['refreshing-drink', 'junk', 'junk', 'junk', 'festival']);
  });
});

describe('duplicate-entry', () => {
  const t = () =>
    at().hand(0, 'duplicate-entry').deck(0, 'junk', 'history-lesson', 'junk').discard(0, 'festival');

  test('V-125 throws away none or one card of the deck, then shuffles', () => {
    const one = t().technique('duplicate-entry');
    expect(one.asked()).toMatchObject({ id: 'deck.search', min: 0, max: 1 });
    one.choose('history-lesson');
    expect(one.marketDiscardNow()).toEqual(['history-lesson']);
    expect(one.deckOf(0)).toEqual(['junk', 'junk']);
    expect(one.has('shuffled')).toBe(true);
    expect(one.discardOf(0)).toEqual(['duplicate-entry', 'festival']);

    const none = t().technique('duplicate-entry').choose();
    expect(none.deckOf(0)).toHaveLength(3);
    expect(none.has('shuffled')).toBe(true);
  });

  test('V-200 Junk found there goes to the reserve', () => {
    expect(t().technique('duplicate-entry').choose('junk').g.junkReserve).toHaveLength(19);
  });

  test('V-124 an empty deck is not renewed for a search and nothing is asked', () => {
    const empty = at().hand(0, 'duplicate-entry').discard(0, 'festival', 'junk').technique('duplicate-entry');
    expect(empty.deckOf(0)).toEqual([]);
    expect(empty.discardOf(0)).toEqual(['duplicate-entry', 'festival', 'junk']);
    expect(empty.has('shuffled')).toBe(false);
    expect(empty.question().id).toBe('action');
  });
});

describe('history-lesson', () => {
  const t = () =>
    at()
      .hand(0, 'history-lesson')
      .deck(0, 'junk')
      .discard(0, 'festival', 'barometer', 'duplicate-entry', 'refreshing-drink')
      .technique('history-lesson');

  test('V-129 shuffles the top n cards of the discard into the deck, the rest keeps its order', () => {
    const two = t();
    expect(two.question()).toMatchObject({ id: 'discard.count', options: [0, 3] });
    two.answer(2);
    expect(two.deckOf(0).sort()).toEqual(['barometer', 'festival', 'junk']);
    expect(two.discardOf(0)).toEqual(['history-lesson', 'duplicate-entry', 'refreshing-drink']);
    expect(two.has('shuffled')).toBe(true);
  });

  test('17.10 with n = 0 there is no shuffle', () => {
    const none = t().answer(0);
    expect(none.has('shuffled')).toBe(false);
    expect(none.deckOf(0)).toEqual(['junk']);
    expect(none.discardOf(0)).toHaveLength(5);
  });

  test('V-120 no more than the discard holds; nothing is asked of an empty one', () => {
    const one = at().hand(0, 'history-lesson').discard(0, 'junk').technique('history-lesson');
    expect(one.question().options).toEqual([0, 1]);
    expect(one.refuses({ seat: 0, id: 'discard.count', answer: 2 }).reason).toBe('number-out-of-range');
    const empty = at().hand(0, 'history-lesson').technique('history-lesson');
    expect(empty.question().id).toBe('action');
    expect(empty.discardOf(0)).toEqual(['history-lesson']);
  });
});

describe('cultural-preservation', () => {
  const t = () =>
    at()
      .hand(0, 'cultural-preservation')
      .deck(0, 'junk', 'festival', 'history-lesson', 'barometer')
      .technique('cultural-preservation');

  test('V-125 picks up to three, keeps exactly one, discards the others in an order of choice', () => {
    const three = t();
    expect(three.asked()).toMatchObject({ id: 'deck.search', min: 0, max: 3 });
    three.choose('festival', 'history-lesson', 'barometer');
    expect(three.asked()).toMatchObject({ id: 'setaside.pick', min: 1, max: 1 });
    three.choose('history-lesson');
    expect(three.question()).toMatchObject({ id: 'order.cards', options: ['festival', 'barometer'] });
    three.choose('barometer', 'festival');
    expect(three.handOf(0)).toEqual(['history-lesson']);
    expect(three.discardOf(0)).toEqual(['cultural-preservation', 'festival', 'barometer']);
    expect(three.deckOf(0)).toEqual(['junk']);
    expect(three.has('shuffled')).toBe(true);
  });

  test('with two picked only the one to keep is asked', () => {
    const two = t().choose('festival', 'junk').choose('festival');
    expect(two.question().id).toBe('action');
    expect(two.discardOf(0)).toEqual(['cultural-preservation', 'junk']);
  });

  test('with one picked it goes to the hand', () => {
    const one = t().choose('barometer');
    expect(one.handOf(0)).toEqual(['barometer']);
    expect(one.discardOf(0)).toEqual(['cultural-preservation']);
    expect(one.question().id).toBe('action');
  });

  test('17.10 with none picked there is only the shuffle', () => {
    const none = t().choose();
    expect(none.deckOf(0)).toHaveLength(4);
    expect(none.has('shuffled')).toBe(true);
    expect(none.question().id).toBe('action');
  });

  test('V-124 an empty deck: nothing', () => {
    const empty = at().hand(0, 'cultural-preservation').discard(0, 'junk').technique('cultural-preservation');
    expect(empty.question().id).toBe('action');
    expect(empty.discardOf(0)).toEqual(['cultural-preservation', 'junk']);
    expect(empty.has('shuffled')).toBe(false);
  });
});

describe('slice-of-life', () => {
  test('V-181 draws, then discards a card of the hand: the drawn one or itself too', () => {
    const t = () => at().hand(0, 'slice-of-life', 'junk').deck(0, 'festival').use('slice-of-life');
    expect(t().question()).toMatchObject({ id: 'hand.pick', options: ['slice-of-life', 'junk', 'festival'] });
    expect(t().choose('festival').discardOf(0)).toEqual(['festival']);
    expect(t().choose('slice-of-life').handOf(0)).toEqual(['junk', 'festival']);
  });

  test('V-122 an empty deck is renewed from the discard', () => {
    const t = at()
      .hand(0, 'slice-of-life')
      .discard(0, 'festival')
      .use('slice-of-life')
      .choose('slice-of-life');
    expect(t.handOf(0)).toEqual(['festival']);
    expect(t.discardOf(0)).toEqual(['slice-of-life']);
  });

  test('V-185 not usable when deck and discard are empty', () => {
    const t = at().hand(0, 'slice-of-life', 'junk');
    expect(t.entries()).not.toContain('passive.use');
    expect(t.why(0, 'passive.use', [t.id(0, 'slice-of-life')])).toMatchObject({
      rule: 'V-185',
      reason: 'nothing-to-do',
    });
  });

  test('V-164 17.6 in clean-up, with deck and discard empty, the draw gives Junk', () => {
    const t = at().hand(0, 'slice-of-life', 'festival').inventory().use('slice-of-life').choose('festival');
    expect(t.handOf(0)).toContain('junk');
    expect([...t.handOf(0), ...t.discardOf(0)]).toContain('festival');
    expect(t.g.junkReserve.length).toBeLessThan(20);
  });

  test('V-161 at Q3 the hand is filled again only if it fell below the limit', () => {
    const t = at()
      .hand(0, 'slice-of-life', 'junk', 'junk', 'junk', 'junk')
      .deck(0, 'festival', 'barometer')
      .inventory()
      .goOn()
      .use('slice-of-life')
      .choose('junk');
    expect(t.handOf(0)).toEqual(['slice-of-life', 'junk', 'junk', 'junk', 'festival']);
    expect(t.deckOf(0)).toEqual(['barometer']);
  });
});
