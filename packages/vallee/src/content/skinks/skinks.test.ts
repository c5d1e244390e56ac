import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

const at = (pauses = false) => table(2, { folks: ['skinks', 'lemurs', 'magpies'], pauses });
const JUNK = ['junk', 'junk', 'junk', 'junk', 'junk'];

describe('erratic-assistant', () => {
  test('V-360 after clean-up one or two cards are changed for as many', () => {
    const t = at()
      .hand(0, 'erratic-assistant')
      .deck(0, ...JUNK, 'replacement', 'pie')
      .technique('erratic-assistant');
    expect(t.planningOf(0)).toEqual({ 'erratic-assistant': [] });
    t.inventory();
    expect(t.asked()).toMatchObject({ seat: 0, id: 'hand.drop', min: 1, max: 2 });
    t.choose('junk', 'junk');
    expect(t.handOf(0)).toEqual(['junk', 'junk', 'junk', 'replacement', 'pie']);
    expect([t.discardOf(0), t.g.turn.active]).toEqual([['erratic-assistant', 'junk', 'junk'], 1]);
  });

  test('V-164 a draw at the end of the turn never comes up short', () => {
    const t = at()
      .hand(0, 'erratic-assistant', 'pie', 'pie', 'pie', 'matches')
      .technique('erratic-assistant');
    t.inventory().choose('pie', 'matches');
    expect(t.handOf(0)).toHaveLength(5);
  });
});

describe('mint-pastilles', () => {
  const sucked = () =>
    at()
      .hand(0, 'mint-pastilles', 'junk', 'replacement')
      .deck(0, ...JUNK)
      .marketDeck('pie')
      .technique('mint-pastilles')
      .inventory();

  test('draws a card of the market deck, and at the end throws away a folk card of the hand', () => {
    const t = sucked();
    expect(t.question()).toMatchObject({
      id: 'end.throw',
      options: ['mint-pastilles', 'replacement', 'pie'],
    });
    t.choose('replacement');
    expect([t.marketDiscardNow()[0], t.discardOf(0)]).toEqual(['replacement', ['mint-pastilles']]);
    expect(t.handOf(0)).toEqual(['junk', 'pie', 'junk', 'junk']);
  });

  test('V-360 or throws itself away, and is not discarded then', () => {
    const t = sucked().choose('mint-pastilles');
    expect([t.marketDiscardNow()[0], t.discardOf(0)]).toEqual(['mint-pastilles', []]);
  });
});

test('matches draw two now; V-360 at the end a card is thrown away and the hand is not filled again', () => {
  const t = at()
    .hand(0, 'matches')
    .deck(0, 'replacement', 'pie', ...JUNK)
    .technique('matches');
  expect(t.handOf(0)).toEqual(['replacement', 'pie']);
  t.inventory();
  expect(t.question().id).toBe('hand.throw');
  t.choose('replacement');
  expect([t.handOf(0), t.g.turn.active]).toEqual([['pie', 'junk', 'junk', 'junk'], 1]);
});

describe('pie', () => {
  test('V-125 at the end one card of the deck joins the filled hand; the deck is shuffled', () => {
    const t = at()
      .hand(0, 'pie')
      .deck(0, ...JUNK, 'replacement', 'matches')
      .technique('pie')
      .inventory();
    expect(t.question()).toMatchObject({ id: 'deck.search', options: ['replacement', 'matches'] });
    t.choose('matches');
    expect([t.handOf(0), t.has('shuffled')]).toEqual([[...JUNK, 'matches'], true]);
  });

  test('V-124 an empty deck is neither renewed nor shuffled', () => {
    const t = at()
      .hand(0, 'pie', ...JUNK)
      .discard(0, 'matches')
      .technique('pie')
      .inventory();
    expect([t.handOf(0), t.discardOf(0)]).toEqual([JUNK, ['pie', 'matches']]);
  });
});

test('saxophone draws three, and takes two of the filled hand at the end', () => {
  const t = at()
    .hand(0, 'saxophone')
    .deck(0, 'replacement', 'pie', 'matches', ...JUNK)
    .technique('saxophone');
  expect(t.handOf(0)).toEqual(['replacement', 'pie', 'matches']);
  t.inventory().choose('junk', 'junk');
  expect([t.handOf(0), t.discardOf(0)]).toEqual([
    ['replacement', 'pie', 'matches'],
    ['saxophone', 'junk', 'junk'],
  ]);
});

test('V-360 several ends of a turn come in an order of choice', () => {
  const t = at()
    .hand(0, 'pie', 'saxophone')
    .deck(0, 'replacement', 'pie', 'matches', ...JUNK)
    .technique('pie')
    .technique('saxophone')
    .inventory();
  expect(t.question()).toMatchObject({ id: 'end.order', options: ['pie', 'saxophone'] });
  t.choose('saxophone').choose('junk', 'junk');
  expect(t.question().id).toBe('deck.search');
});

describe('smoke-grenade', () => {
  test('V-361 at the very end a card of the hand changes places with the top of the discard', () => {
    const t = at(true)
      .hand(0, 'smoke-grenade', 'junk')
      .deck(0, ...JUNK)
      .discard(0, 'replacement', 'pie');
    expect(t.why(0, 'passive.use', [t.id(0, 'smoke-grenade')])).toMatchObject({
      rule: 'V-361',
      reason: 'only-at-end',
    });
    t.inventory();
    expect(t.entries()).toEqual(['turn.end', 'passive.use']);
    t.use('smoke-grenade').choose('junk');
    expect(t.handOf(0)).toEqual(['smoke-grenade', 'junk', 'junk', 'junk', 'replacement']);
    expect(t.discardOf(0)).toEqual(['junk', 'pie']);
    expect(t.endTurn().g.turn.active).toBe(1);
  });

  test('V-044 the pause is there whatever the hand holds, and V-361 the other passives are over then', () => {
    const t = at(true)
      .hand(0, 'bribe')
      .deck(0, ...JUNK)
      .inventory();
    expect([t.question().id, t.entries()]).toEqual(['turn.continue', ['turn.end']]);
    const both = table(2, { folks: ['skinks', 'tree-kangaroos', 'magpies'], pauses: true })
      .hand(0, 'barricade')
      .deck(0, ...JUNK)
      .discard(0, 'junk')
      .inventory();
    both.goOn().goOn();
    expect(both.entries()).toEqual(['turn.end', 'turn.go-on', 'passive.use']);
    both.goOn();
    expect(both.why(0, 'passive.use', [both.id(0, 'barricade')])).toMatchObject({ reason: 'not-at-end' });
    expect(both.endTurn().g.turn.active).toBe(1);
  });
});
