import { describe, expect, test } from 'vitest';
import { type Table, table } from '../../testing/table.ts';

type Served = { card: number; seat: number };
const options = (t: Table): Served[] => t.question().options as Served[];
const at = (players = 2) => table(players, { folks: ['olms', 'lemurs', 'monitors'] });

describe('blind-examiner', () => {
  test('throws away the top card of the market deck, unseen', () => {
    const t = at().hand(0, 'blind-examiner').marketDeck('replacement', 'opener-sticks').use('blind-examiner');
    expect([t.marketDiscardNow(), t.marketDeckNow()]).toEqual([['replacement'], ['opener-sticks']]);
  });

  test('V-304 as part of a payment it reaches the top of the market discard', () => {
    const t = at().hand(0, 'blind-examiner', 'junk').marketDiscard('softness-shroud');
    expect(t.buy(5, ['blind-examiner', 'junk']).handOf(0)).toContain('softness-shroud');
  });
});

describe('softness-shroud', () => {
  test('a folk card of the discard for the card of the middle slot', () => {
    const t = at()
      .hand(0, 'softness-shroud')
      .discard(0, 'junk', 'replacement', 'medicine-masher')
      .market('cave-banquet', 'opener-sticks', 'song-making-stone')
      .technique('softness-shroud');
    expect(t.question()).toMatchObject({ id: 'discard.throw', options: ['medicine-masher', 'replacement'] });
    t.choose('medicine-masher');
    expect([t.handOf(0), t.marketDiscardNow()]).toEqual([['song-making-stone'], ['medicine-masher']]);
    expect(t.marketNow().slice(0, 3)).toEqual(['cave-banquet', 'opener-sticks', null]);
  });

  test('V-121 nothing without a card there, nor with Junk alone', () => {
    const empty = at().hand(0, 'softness-shroud').discard(0, 'replacement').market('cave-banquet');
    expect(empty.technique('softness-shroud').discardOf(0)).toEqual(['softness-shroud', 'replacement']);
    const junk = at().hand(0, 'softness-shroud').discard(0, 'junk').market(null, null, 'cave-banquet');
    expect(junk.technique('softness-shroud').handOf(0)).toEqual([]);
  });
});

test('medicine-masher throws away a card of the hand and up to two of the market (V-128)', () => {
  const t = at()
    .hand(0, 'medicine-masher', 'junk', 'replacement')
    .market('cave-banquet', 'opener-sticks', 'song-making-stone')
    .technique('medicine-masher')
    .choose('junk');
  expect(t.asked()).toMatchObject({ id: 'market.throw', min: 0, max: 2 });
  t.choose('song-making-stone', 'cave-banquet');
  expect(t.marketDiscardNow()).toEqual(['cave-banquet', 'song-making-stone']);
  expect(t.marketNow().slice(0, 3)).toEqual([null, 'opener-sticks', null]);
});

describe('opener-sticks', () => {
  const opened = () =>
    at()
      .hand(0, 'opener-sticks')
      .deck(1, 'junk', 'replacement', 'medicine-masher', 'junk')
      .market('cave-banquet')
      .technique('opener-sticks')
      .choose('replacement', 'medicine-masher', 'junk');

  test('all three cards go on their owner discard; one of them may buy a market card', () => {
    const t = opened();
    expect(t.discardOf(1)).toEqual(['junk', 'medicine-masher', 'replacement']);
    expect(t.question()).toMatchObject({ id: 'discard.throw' });
    t.choose('medicine-masher');
    expect([t.handOf(0), t.discardOf(1)]).toEqual([['cave-banquet'], ['junk', 'replacement']]);
    expect([t.marketDiscardNow(), t.deckOf(1)]).toEqual([['medicine-masher'], ['junk']]);
  });

  test('V-013 nothing is taken by whoever throws nothing away', () => {
    const t = opened().choose();
    expect([t.handOf(0), t.discardOf(1)]).toEqual([[], ['junk', 'medicine-masher', 'replacement']]);
  });

  test('V-121 nobody has a deck: no effect; the market is empty: none is thrown away', () => {
    expect(at().hand(0, 'opener-sticks').technique('opener-sticks').question().id).toBe('action');
    const t = at().hand(0, 'opener-sticks').deck(1, 'replacement').technique('opener-sticks');
    expect([t.discardOf(1), t.question().id]).toEqual([['replacement'], 'action']);
  });
});

describe('song-making-stone', () => {
  const heard = () =>
    at()
      .hand(0, 'song-making-stone')
      .hand(1, 'junk', 'replacement', 'medicine-masher')
      .market('cave-banquet', 'opener-sticks')
      .technique('song-making-stone');

  test('V-226 three cards of a hand are seen; one may be thrown away for a market card in that hand', () => {
    const t = heard();
    expect(t.question()).toMatchObject({ id: 'setaside.pick' });
    t.choose('replacement').answer(1);
    expect(t.handOf(1)).toEqual(['junk', 'medicine-masher', 'opener-sticks']);
    expect([t.handOf(0), t.marketDiscardNow()]).toEqual([[], ['replacement']]);
  });

  test('V-013 nothing is given by whoever throws nothing away', () => {
    expect(heard().choose().marketNow().slice(0, 2)).toEqual(['cave-banquet', 'opener-sticks']);
  });
});

describe('cave-banquet', () => {
  test('V-320 a market card of choice on top of every deck, from the active player on', () => {
    const t = at()
      .hand(0, 'cave-banquet')
      .deck(1, 'junk')
      .market('replacement', 'opener-sticks', 'medicine-masher')
      .technique('cave-banquet');
    const [own] = options(t).slice(1);
    expect(own?.seat).toBe(0);
    t.answer(own as Served);
    const [theirs] = options(t);
    t.answer(theirs as Served);
    expect([t.deckOf(0), t.deckOf(1)]).toEqual([['opener-sticks'], ['replacement', 'junk']]);
    expect(t.marketNow().slice(0, 3)).toEqual([null, null, 'medicine-masher']);
  });

  test('V-120 the last players get none if there are too few', () => {
    const t = at().hand(0, 'cave-banquet').market('replacement').technique('cave-banquet');
    t.answer(options(t)[0] as Served);
    expect([t.deckOf(0), t.deckOf(1), t.question().id]).toEqual([['replacement'], [], 'action']);
  });
});
