import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

const at = (players = 2) => table(players, { folks: ['capuchins', 'lemurs', 'monitors'] });

test('deceptive-guide gains three coins and gives one to an opponent of choice', () => {
  const t = at(3).hand(0, 'deceptive-guide').technique('deceptive-guide');
  expect(t.question()).toMatchObject({ id: 'target.player', options: [1, 2] });
  t.answer(2);
  expect([0, 1, 2].map((seat) => t.coinsOf(seat))).toEqual([2, 0, 1]);
});

test('V-012 deceptive-guide: a teammate is no opponent', () => {
  const t = table(4, { mode: 'teams', folks: ['capuchins', 'lemurs', 'monitors', 'hares'] });
  t.hand(0, 'deceptive-guide').technique('deceptive-guide');
  expect(t.question().options).toEqual([1, 3]);
});

test('coin-keeper: V-183 each copy gains one coin, once per turn', () => {
  const t = at().hand(0, 'coin-keeper', 'coin-keeper').use('coin-keeper');
  expect([t.coinsOf(0), t.offers('passive.use')]).toEqual([1, ['coin-keeper']]);
});

describe('cocktail', () => {
  test('gives a card of the hand and takes a coin of that player', () => {
    const t = at().hand(0, 'cocktail', 'junk', 'replacement').coins(1, 2).technique('cocktail');
    t.choose('junk');
    expect([t.handOf(0), t.handOf(1)]).toEqual([['replacement'], ['junk']]);
    expect([t.coinsOf(0), t.coinsOf(1)]).toEqual([1, 1]);
  });

  test('V-353 no coin is taken where there is none', () => {
    const t = at().hand(0, 'cocktail', 'junk').technique('cocktail');
    expect([t.coinsOf(0), t.coinsOf(1), t.handOf(1)]).toEqual([0, 0, ['junk']]);
  });

  test('V-121 with an empty hand only players with coins are chosen; nobody: no effect', () => {
    const t = at(3).hand(0, 'cocktail').coins(2, 1).technique('cocktail');
    expect([0, 1, 2].map((seat) => t.coinsOf(seat))).toEqual([1, 0, 0]);
    expect(at().hand(0, 'cocktail').technique('cocktail').question().id).toBe('action');
  });
});

describe('fishing-pole', () => {
  test('V-226 for 2 spent a random card of a hand is seen, and may be taken', () => {
    const t = () =>
      at()
        .hand(0, 'fishing-pole', 'junk')
        .coins(0, 1)
        .hand(1, 'replacement')
        .technique('fishing-pole')
        .spend(2, 'junk');
    expect(t().question()).toMatchObject({ id: 'setaside.pick', options: ['replacement'] });
    expect(t().choose('replacement').handOf(0)).toEqual(['replacement']);
    expect(t().choose().handOf(1)).toEqual(['replacement']);
  });

  test('V-121 nothing is spent where nobody has a hand', () => {
    const t = at().hand(0, 'fishing-pole').coins(0, 2).technique('fishing-pole');
    expect([t.coinsOf(0), t.question().id]).toEqual([2, 'action']);
  });
});

describe('crowbar', () => {
  const opened = () =>
    at().hand(0, 'crowbar').coins(0, 2).deck(1, 'replacement', 'junk', 'junk').technique('crowbar').spend(2);

  test('V-225 of the top two cards of a deck one may be taken, the other is discarded there', () => {
    const t = opened();
    expect(t.question()).toMatchObject({ id: 'setaside.pick', options: ['replacement', 'junk'] });
    t.choose('replacement');
    expect([t.handOf(0), t.discardOf(1), t.deckOf(1)]).toEqual([['replacement'], ['junk'], ['junk']]);
  });

  test('V-128 both are discarded in an order of choice if none is taken', () => {
    const t = opened().choose();
    expect(t.question().id).toBe('order.cards');
    t.choose('junk', 'replacement');
    expect([t.handOf(0), t.discardOf(1)]).toEqual([[], ['replacement', 'junk']]);
  });
});

test('unattended-property: one of the top two of another discard, for 2, without a bonus action', () => {
  const t = at()
    .hand(0, 'unattended-property')
    .coins(0, 2)
    .deck(0, 'junk', 'junk', 'junk', 'junk', 'junk')
    .discard(1, 'junk', 'replacement', 'cocktail')
    .technique('unattended-property')
    .spend(2);
  expect(t.question()).toMatchObject({ id: 'discard.pick', options: ['replacement', 'junk'] });
  t.choose('replacement');
  expect(t.handOf(0)).toContain('replacement');
  expect([t.discardOf(1), t.g.turn.active]).toEqual([['junk', 'cocktail'], 1]);
});
