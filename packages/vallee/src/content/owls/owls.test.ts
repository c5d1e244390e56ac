import { describe, expect, test } from 'vitest';
import { vallee } from '../../game.ts';
import { table } from '../../testing/table.ts';

const at = (players = 2) =>
  table(players, {
    folks: players === 2 ? ['owls', 'macaws', 'sloths'] : ['owls', 'macaws', 'sloths', 'monitors'],
  });
const FIVE = ['junk', 'junk', 'junk', 'junk', 'junk'];

test('wise-spy sets aside three cards of the own deck and puts them back in any order, once (V-183, V-225)', () => {
  const t = at().hand(0, 'wise-spy').deck(0, 'siesta', 'spyglass', 'junk', 'ironing').use('wise-spy');
  expect(vallee.view(t.g, 1).setAside).toEqual([null, null, null]);
  t.choose('junk', 'siesta', 'spyglass');
  expect(t.deckOf(0)).toEqual(['spyglass', 'siesta', 'junk', 'ironing']);
  expect(t.entries()).not.toContain('passive.use');
});

describe('ancient-knowledge', () => {
  const played = () =>
    at()
      .hand(0, 'favourite-toy')
      .hand(1, 'ancient-knowledge')
      .deck(1, 'junk', 'siesta')
      .technique('favourite-toy');

  test('V-330, V-333 its holder is asked after a technique of another player, and the card is shown', () => {
    const t = played();
    expect(t.question()).toMatchObject({ seat: 1, id: 'react', source: 'ancient-knowledge' });
    expect(t.events.at(-1)).toMatchObject({ type: 'shown', owner: 1 });
    t.answer(true);
    expect(vallee.view(t.g, 0).looking).toBeNull();
    t.choose('junk');
    expect([t.deckOf(1), t.discardOf(1)]).toEqual([['siesta'], ['junk']]);
    expect(t.has('shuffled')).toBe(true);
    expect(t.question()).toMatchObject({ seat: 0 });
  });

  test('V-330 may be declined, and is not asked of an empty deck or on the own turn', () => {
    const declined = played().answer(false);
    expect([declined.deckOf(1), declined.question().seat]).toEqual([['junk', 'siesta'], 0]);
    const empty = at().hand(0, 'favourite-toy').hand(1, 'ancient-knowledge').technique('favourite-toy');
    expect(empty.question()).toMatchObject({ seat: 0, id: 'action' });
    const own = at().hand(0, 'favourite-toy', 'ancient-knowledge').deck(0, 'junk').technique('favourite-toy');
    expect(own.question()).toMatchObject({ seat: 0, id: 'action' });
  });

  test('V-085 a delayed technique is finished when it is released', () => {
    const t = at()
      .hand(0, 'steady-achiever', ...FIVE)
      .hand(1, 'ancient-knowledge', ...FIVE)
      .deck(1, 'junk');
    t.technique('steady-achiever');
    expect(t.question()).toMatchObject({ seat: 0, id: 'action' });
    t.inventory().inventory();
    expect(t.question()).toMatchObject({ seat: 1, id: 'react' });
    expect(t.g.turn.active).toBe(0);
    expect(t.answer(false).question()).toMatchObject({ seat: 0, id: 'action' });
  });

  test('V-330 two copies react one after the other, in turn order', () => {
    const t = at(3)
      .hand(0, 'favourite-toy')
      .hand(1, 'ancient-knowledge')
      .hand(2, 'ancient-knowledge')
      .deck(1, 'junk')
      .deck(2, 'junk')
      .technique('favourite-toy');
    expect(t.question().seat).toBe(1);
    expect(t.answer(false).question().seat).toBe(2);
    expect(t.answer(false).question().seat).toBe(0);
  });
});

describe('quality-inspection', () => {
  test('V-334 once it came to the hand it may throw away a card, itself included, and draw one', () => {
    const t = at()
      .hand(0, 'siesta', 'junk', 'junk')
      .market('quality-inspection')
      .deck(0, 'ironing', ...FIVE);
    t.buy(0, ['siesta']);
    expect(t.question()).toMatchObject({ seat: 0, id: 'turn.continue' });
    t.use('quality-inspection').choose('junk');
    expect(t.handOf(0)).toEqual(expect.arrayContaining(['ironing', 'quality-inspection']));
    expect(t.g.fresh).toEqual([]);
  });

  test('V-334 one that was there before, or has been used since it came, is of no use', () => {
    const t = at().hand(0, 'quality-inspection', 'junk');
    expect(t.why(0, 'passive.use', [t.id(0, 'quality-inspection')])).toMatchObject({ rule: 'V-334' });
    const drawn = at()
      .deck(0, 'quality-inspection', ...FIVE)
      .inventory();
    drawn.use('quality-inspection').choose('quality-inspection');
    // Thrown away, it came to the market with the next filling.
    expect(drawn.marketNow()).toContain('quality-inspection');
    expect(drawn.g.fresh).toEqual([]);
  });

  test('V-164 in clean-up a missing draw is Junk', () => {
    const t = at().deck(0, 'quality-inspection').inventory().use('quality-inspection');
    t.choose('quality-inspection');
    expect(t.handOf(0)).toEqual(FIVE);
  });
});

test('V-331 a card that came to the hand by the same action does not react yet', () => {
  const t = table(2, { folks: ['owls', 'raccoons', 'sloths'] })
    .hand(0, 'dirty-exchange', 'ancient-knowledge')
    .hand(1, 'junk')
    .deck(1, 'junk')
    .technique('dirty-exchange');
  t.choose('ancient-knowledge');
  expect(t.question()).toMatchObject({ seat: 0, id: 'action' });
});

test('binoculars: after a purchase of another player draw one, then discard one (V-330)', () => {
  const t = at()
    .hand(0, 'siesta')
    .hand(1, 'binoculars', 'junk')
    .deck(1, 'ironing')
    .deck(0, ...FIVE);
  t.market('spyglass').buy(0, ['siesta']);
  expect(t.question()).toMatchObject({ seat: 1, id: 'react', source: 'binoculars' });
  t.answer(true).choose('junk');
  expect([t.handOf(1), t.discardOf(1)]).toEqual([['binoculars', 'ironing'], ['junk']]);
});

describe('balancing', () => {
  test('V-122, V-331 after another player shuffled: a folk card of the hand for one of the discard', () => {
    const t = at()
      .hand(0, 'siesta')
      .discard(0, 'junk')
      .hand(1, 'balancing', 'junk')
      .discard(1, 'ironing', 'junk');
    t.inventory();
    expect(t.question()).toMatchObject({ seat: 1, id: 'discard.pick', source: 'balancing' });
    t.choose('ironing');
    expect([t.handOf(1), t.discardOf(1)]).toEqual([
      ['junk', 'ironing'],
      ['balancing', 'junk'],
    ]);
  });

  test('V-121 nothing to take: not asked', () => {
    const t = at().discard(0, 'junk').hand(1, 'balancing').inventory();
    expect(t.question()).toMatchObject({ seat: 1, id: 'action' });
  });
});

test('extra-remarks: after another player built, a card of the own discard goes on the deck (V-330)', () => {
  const t = at()
    .hand(0, 'steady-achiever')
    .hand(1, 'extra-remarks')
    .discard(1, 'junk', 'ironing')
    .deck(0, ...FIVE);
  t.build('steady-achiever');
  expect(t.question()).toMatchObject({ seat: 1, id: 'discard.pick', source: 'extra-remarks' });
  expect(t.choose('ironing').deckOf(1)).toEqual(['ironing']);
});
