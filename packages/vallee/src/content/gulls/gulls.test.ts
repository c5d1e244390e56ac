import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

const at = (players = 2) => table(players, { folks: ['gulls', 'lemurs', 'monitors'] });

test('meddling-marketeer: any of the top three are discarded, the rest go back in any order', () => {
  const t = at()
    .hand(0, 'meddling-marketeer')
    .deck(0, 'junk', 'replacement', 'anchor', 'junk')
    .technique('meddling-marketeer');
  expect(t.asked()).toMatchObject({ id: 'setaside.pick', min: 0, max: 3 });
  t.choose('junk');
  expect(t.question().id).toBe('order.cards');
  t.choose('replacement', 'anchor');
  expect([t.deckOf(0), t.discardOf(0)]).toEqual([
    ['anchor', 'replacement', 'junk'],
    ['meddling-marketeer', 'junk'],
  ]);
});

describe('goodwill-presents', () => {
  test('V-012 one Junk of the reserve for one player or two different ones', () => {
    const t = at(3).hand(0, 'goodwill-presents').technique('goodwill-presents');
    expect(t.question()).toMatchObject({ id: 'target.player', options: [0, 1, 2] });
    t.answer(1);
    expect(t.question()).toMatchObject({ id: 'target.maybe', options: [null, 0, 2] });
    t.answer(2);
    expect([t.discardOf(1), t.discardOf(2)]).toEqual([['junk'], ['junk']]);
    const one = at().hand(0, 'goodwill-presents').technique('goodwill-presents').answer(1).answer(null);
    expect([one.discardOf(0), one.discardOf(1)]).toEqual([['goodwill-presents'], ['junk']]);
  });

  test('V-362 where the reserve is empty there is new Junk', () => {
    const t = at().hand(0, 'goodwill-presents').reserve(0).technique('goodwill-presents').answer(1);
    expect([t.discardOf(1), t.g.junkCreated]).toEqual([['junk'], 1]);
  });

  test('V-362 until the Junk of another box is used up', () => {
    const t = at(3).hand(0, 'goodwill-presents', 'goodwill-presents').reserve(0);
    t.g.config.lentJunk = 1;
    t.technique('goodwill-presents').answer(1);
    // V-121: nothing is left for a second player, nor for the next gift.
    expect([t.question().id, t.discardOf(1), t.g.junkCreated]).toEqual(['action', ['junk'], 1]);
    t.technique('goodwill-presents');
    expect([t.question().id, t.g.junkCreated]).toEqual(['action', 1]);
  });
});

test('alternative-plan throws away any card of the discard', () => {
  const t = at().hand(0, 'alternative-plan').discard(0, 'replacement', 'junk').technique('alternative-plan');
  t.choose('junk');
  expect(t.discardOf(0)).toEqual(['alternative-plan', 'replacement']);
  const none = at().hand(0, 'alternative-plan').technique('alternative-plan');
  expect(none.discardOf(0)).toEqual(['alternative-plan']);
});

test('anchor: one of the top three goes on any discard, the rest back in any order', () => {
  const t = at().hand(0, 'anchor').deck(0, 'junk', 'replacement', 'junk', 'anchor').technique('anchor');
  t.choose('replacement');
  expect(t.question()).toMatchObject({ id: 'target.player', options: [0, 1] });
  t.answer(1).choose('junk', 'junk');
  expect([t.discardOf(1), t.deckOf(0)]).toEqual([['replacement'], ['junk', 'junk', 'anchor']]);
});

describe('manufactured-joy', () => {
  test('V-124 searches a card, shuffles, and puts a card of the hand on any discard', () => {
    const t = at().hand(0, 'manufactured-joy', 'junk').deck(0, 'replacement', 'anchor');
    t.technique('manufactured-joy').choose('anchor');
    expect(t.has('shuffled')).toBe(true);
    t.choose('junk').answer(1);
    expect([t.handOf(0), t.discardOf(1), t.deckOf(0)]).toEqual([['anchor'], ['junk'], ['replacement']]);
  });

  test('V-124 an empty deck: a card is given all the same', () => {
    const t = at()
      .hand(0, 'manufactured-joy', 'junk')
      .discard(0, 'replacement')
      .technique('manufactured-joy');
    t.answer(1);
    expect([t.handOf(0), t.discardOf(1), t.discardOf(0)]).toEqual([
      [],
      ['junk'],
      ['manufactured-joy', 'replacement'],
    ]);
  });
});

describe('shaky-enterprise', () => {
  const begun = () =>
    at()
      .hand(0, 'shaky-enterprise')
      .discard(0, 'junk', 'replacement', 'anchor', 'junk')
      .deck(0, 'junk')
      .technique('shaky-enterprise');

  test('of the top three any are taken: one for any discard, the others on the deck in their order', () => {
    const t = begun();
    expect(t.asked()).toMatchObject({ id: 'discard.pick', min: 0, max: 3, ordered: true });
    t.choose('replacement', 'anchor', 'junk');
    expect(t.question()).toMatchObject({ id: 'discard.give' });
    t.choose('junk').answer(1);
    expect([t.deckOf(0), t.discardOf(1)]).toEqual([['anchor', 'replacement', 'junk'], ['junk']]);
    expect(t.discardOf(0)).toEqual(['shaky-enterprise', 'junk']);
  });

  test('V-013 none may be taken', () => {
    expect(begun().choose().discardOf(0)).toEqual([
      'shaky-enterprise',
      'junk',
      'replacement',
      'anchor',
      'junk',
    ]);
  });
});
