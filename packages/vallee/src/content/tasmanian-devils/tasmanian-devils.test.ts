import { describe, expect, test } from 'vitest';
import { vallee } from '../../game.ts';
import { table } from '../../testing/table.ts';

const at = (players = 2) =>
  table(players, { folks: ['tasmanian-devils', 'lemurs', 'magpies', ...(players === 2 ? [] : ['hares'])] });

describe('shrewd-trickster', () => {
  const laid = () => {
    const t = at().hand(0, 'shrewd-trickster').deck(0, 'junk').deck(1, 'grasp', 'bribe');
    t.use('shrewd-trickster');
    expect(t.question()).toMatchObject({ id: 'target.player', options: [0, 1] }); // V-012
    return t.answer(1);
  };

  test('V-225 the top of a deck is seen by AP alone, and discarded by its owner', () => {
    const t = laid();
    expect(vallee.view(t.g, 1).setAside).toEqual([null]);
    t.answer(true);
    expect([t.deckOf(1), t.discardOf(1)]).toEqual([['bribe'], ['grasp']]);
  });

  test('or it goes back', () => {
    expect(laid().answer(false).deckOf(1)).toEqual(['grasp', 'bribe']);
  });
});

test('disruptive-speech: 2 random cards of a hand are discarded and as many drawn (V-132)', () => {
  const t = at()
    .hand(0, 'disruptive-speech')
    .hand(1, 'grasp', 'bribe')
    .deck(1, 'junk', 'burglary', 'periscope');
  t.technique('disruptive-speech');
  expect(t.handOf(1)).toEqual(['junk', 'burglary']);
  expect(t.discardOf(1).slice().sort()).toEqual(['bribe', 'grasp']);
  const own = at().hand(0, 'disruptive-speech', 'grasp').hand(1, 'bribe').deck(0, 'junk', 'junk');
  expect(own.technique('disruptive-speech').answer(0).handOf(0)).toEqual(['junk']);
});

test('tit-for-tat: 2 chosen cards of a discard are shuffled into the deck of their owner (V-126)', () => {
  const t = at().hand(0, 'tit-for-tat').discard(1, 'junk', 'bribe', 'grasp').deck(1, 'burglary');
  t.technique('tit-for-tat');
  expect(t.asked()).toMatchObject({ seat: 0, id: 'discard.return', min: 2, max: 2 });
  t.choose('junk', 'grasp');
  expect([t.deckOf(1).slice().sort(), t.discardOf(1)]).toEqual([['burglary', 'grasp', 'junk'], ['bribe']]);
  expect(t.events).toContainEqual({ type: 'shuffled', place: { zone: 'deck', seat: 1 } });
});

test('shameless-rummage: any of the top 3 of a deck are discarded, the deck is shuffled (V-128, V-225)', () => {
  const t = at(3).hand(0, 'shameless-rummage').deck(1, 'junk', 'bribe', 'grasp', 'burglary');
  t.technique('shameless-rummage');
  expect(vallee.view(t.g, 1).setAside).toEqual([null, null, null]);
  t.choose('grasp', 'bribe');
  expect([t.discardOf(1), t.deckOf(1).slice().sort()]).toEqual([
    ['bribe', 'grasp'],
    ['burglary', 'junk'],
  ]);
  expect(t.has('shuffled')).toBe(true);
});

test('public-humiliation: a random card of a hand is discarded, once per turn (V-181)', () => {
  const t = at().hand(0, 'public-humiliation').hand(1, 'grasp').use('public-humiliation').answer(1);
  expect([t.handOf(1), t.discardOf(1)]).toEqual([[], ['grasp']]);
  expect(t.entries()).not.toContain('passive.use');
});

describe('equality', () => {
  test('V-373 a discard is shuffled, and 3 random cards of the hand are swapped with its top', () => {
    const pile = ['bribe', 'grasp', 'burglary', 'periscope'];
    const t = at()
      .hand(0, 'equality')
      .hand(1, 'junk', 'junk', 'junk', 'junk')
      .discard(1, ...pile);
    t.technique('equality');
    const shuffled = t.events.find((event) => event.type === 'discard-shuffled');
    expect(shuffled).toMatchObject({ seat: 1 });
    expect(t.handOf(1).filter((name) => name === 'junk')).toHaveLength(1);
    expect(t.discardOf(1).slice(0, 3)).toEqual(['junk', 'junk', 'junk']);
    expect([...t.handOf(1), ...t.discardOf(1)].sort()).toEqual(
      [...pile, 'junk', 'junk', 'junk', 'junk'].sort(),
    );
  });

  test('V-120 as many as both sides have; V-121 nobody without hand or discard', () => {
    const t = at().hand(0, 'equality').hand(1, 'junk', 'grasp').discard(1, 'bribe').technique('equality');
    expect(t.handOf(1)).toContain('bribe');
    expect(t.handOf(1)).toHaveLength(2);
    expect(at().hand(0, 'equality').hand(1, 'junk').technique('equality').discardOf(0)).toEqual(['equality']);
  });
});
