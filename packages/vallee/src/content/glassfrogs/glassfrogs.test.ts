import { describe, expect, test } from 'vitest';
import { vallee } from '../../game.ts';
import { table } from '../../testing/table.ts';

const at = () => table(2, { folks: ['glassfrogs', 'lemurs', 'magpies'] });

test('bouncy-researcher discards a card to draw one, twice (V-378)', () => {
  const t = at().hand(0, 'bouncy-researcher', 'junk', 'bribe').deck(0, 'grasp', 'burglary', 'periscope');
  t.technique('bouncy-researcher').choose('junk').choose('grasp');
  expect([t.handOf(0), t.deckOf(0)]).toEqual([['bribe', 'burglary'], ['periscope']]);
  expect(t.discardOf(0)).toEqual(['bouncy-researcher', 'grasp', 'junk']);
  const empty = at().hand(0, 'bouncy-researcher').deck(0, 'grasp').technique('bouncy-researcher');
  expect(empty.handOf(0)).toEqual([]);
});

describe('gyroscope', () => {
  test('V-378 replaces a market card by the top of the market deck, twice; AP sees it first (V-225)', () => {
    const t = at().hand(0, 'gyroscope').market('bribe', 'grasp').marketDeck('burglary', 'periscope');
    t.technique('gyroscope');
    expect(vallee.view(t.g, 0).setAside).not.toContain(null);
    expect(vallee.view(t.g, 1).setAside).toEqual([null]);
    t.answer(0).answer(0);
    expect(t.marketNow().slice(0, 2)).toEqual(['periscope', 'grasp']);
    expect(t.marketDiscardNow()).toEqual(['burglary', 'bribe']);
  });

  test('V-121 an empty market keeps the card on the deck', () => {
    const t = at().hand(0, 'gyroscope').marketDeck('burglary').technique('gyroscope');
    expect(t.marketDeckNow()).toEqual(['burglary']);
  });
});

describe('time-capsule', () => {
  test('V-379 paid: one card of the discard is thrown away, itself if one likes', () => {
    const t = at()
      .hand(0, 'time-capsule', 'junk')
      .market('burglary')
      .discard(0, 'grasp')
      .marketDeck(
        'replacement',
        'fashion-hint',
        'royal-privilege',
        'delightful-surprise',
        'fortunate-upgrade',
      );
    t.buy(0, ['time-capsule']);
    expect(t.question()).toMatchObject({
      seat: 0,
      id: 'discard.pick',
      source: 'time-capsule',
      options: ['grasp', 'time-capsule'],
    });
    t.choose('grasp');
    expect(t.marketDiscardNow()).toEqual(['grasp']);
  });

  test('V-379 discarded by the inventory action, each copy once', () => {
    const t = at()
      .hand(0, 'time-capsule', 'time-capsule')
      .market('replacement', 'fashion-hint', 'royal-privilege', 'delightful-surprise', 'fortunate-upgrade')
      .inventory('time-capsule', 'time-capsule');
    expect(t.question()).toMatchObject({ id: 'discard.pick', options: ['time-capsule', 'time-capsule'] });
    t.choose('time-capsule');
    expect(t.marketDiscardNow()).toEqual(['time-capsule', 'time-capsule']);
  });

  test('V-180 not on the turn of another', () => {
    const t = table(2, { folks: ['glassfrogs', 'raccoons', 'magpies'] });
    t.hand(0, 'nuisance').hand(1, 'time-capsule').discard(1, 'junk').technique('nuisance').answer(1);
    expect(t.asked().id).toBe('action');
    expect(t.discardOf(1)).toEqual(['time-capsule', 'junk']);
  });
});

describe('stethoscope', () => {
  test('V-378 two searches: what was found last lies on top, what was found first under it', () => {
    const t = at().hand(0, 'stethoscope').deck(0, 'junk', 'bribe', 'grasp', 'burglary');
    t.technique('stethoscope').choose('grasp');
    expect(t.question().options).toEqual(expect.not.arrayContaining(['grasp']));
    t.choose('burglary');
    expect(t.deckOf(0).slice(0, 2)).toEqual(['burglary', 'grasp']);
    expect(t.deckOf(0)).toHaveLength(4);
  });

  test('V-124 an empty deck is not renewed; V-120 a single card stays where it is', () => {
    const t = at().hand(0, 'stethoscope').discard(0, 'bribe').technique('stethoscope');
    expect([t.deckOf(0), t.discardOf(0)]).toEqual([[], ['stethoscope', 'bribe']]);
    expect(at().hand(0, 'stethoscope').deck(0, 'bribe').technique('stethoscope').deckOf(0)).toEqual([
      'bribe',
    ]);
  });
});

test('yoyo: a random card of the hand is worth 1 more, twice (V-132, V-378)', () => {
  const t = at().hand(0, 'yoyo', 'grasp').technique('yoyo');
  expect(t.payment(0, ['grasp'])).toMatchObject({ values: [6] });
  const two = at().hand(0, 'yoyo', 'grasp', 'junk').technique('yoyo');
  expect(two.g.turn.values.map(({ how, amount }) => [how, amount])).toEqual([
    ['add', 1],
    ['add', 1],
  ]);
  expect(at().hand(0, 'yoyo').technique('yoyo').g.turn.values).toEqual([]);
});

describe('magicians-touch', () => {
  const laid = () =>
    at().hand(0, 'magicians-touch').deck(0, 'bribe', 'junk').discard(0, 'grasp').use('magicians-touch');

  test('V-225 the top of the deck is seen, and swapped with that of the discard', () => {
    const t = laid();
    expect(vallee.view(t.g, 1).setAside).toEqual([null]);
    t.answer(true);
    expect([t.deckOf(0), t.discardOf(0)]).toEqual([['grasp', 'junk'], ['bribe']]);
  });

  test('it may stay; V-122 a renewed deck leaves nothing to swap with', () => {
    expect(laid().answer(false).deckOf(0)).toEqual(['bribe', 'junk']);
    const t = at().hand(0, 'magicians-touch').discard(0, 'grasp').use('magicians-touch');
    expect([t.asked().id, t.deckOf(0)]).toEqual(['action', ['grasp']]);
  });
});
