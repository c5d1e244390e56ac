import { below } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { PILES, type Pile } from '../../events.ts';
import { vallee } from '../../game.ts';
import { nameOf } from '../../testing/cards-by-name.ts';
import { type Table, table } from '../../testing/table.ts';

const at = (players = 2) =>
  table(players, { folks: ['pangolins', 'lemurs', 'magpies', ...(players === 2 ? [] : ['hares'])] });
/** The next faces of the two dice, pair by pair. */
const rolls = (t: Table, ...faces: Pile[]) =>
  t.luck((rng) => faces.every((face) => PILES[below(rng, PILES.length)] === face));

describe('the dice (V-375)', () => {
  test('V-375 both are rolled openly, and again while they show the same where a card says so', () => {
    const t = rolls(at().hand(0, 'fumbling-dreamer').discard(1, 'bribe'), 'deck', 'deck', 'discard', 'deck');
    t.technique('fumbling-dreamer');
    expect(t.events.filter(({ type }) => type === 'rolled-pair')).toEqual([
      { type: 'rolled-pair', seat: 0, source: 'deck', destination: 'deck' },
      { type: 'rolled-pair', seat: 0, source: 'discard', destination: 'deck' },
    ]);
  });
});

describe('fumbling-dreamer', () => {
  test('V-376 the top of a discard goes on the deck of the same player', () => {
    const t = rolls(at().hand(0, 'fumbling-dreamer'), 'discard', 'deck');
    t.discard(0, 'junk').discard(1, 'bribe', 'grasp').technique('fumbling-dreamer');
    expect(t.question()).toMatchObject({ id: 'target.player', options: [0, 1] });
    t.answer(1);
    expect([t.deckOf(1), t.discardOf(1)]).toEqual([['bribe'], ['grasp']]);
  });

  test('V-376 a random card of a hand goes to the discard; V-122 a deck is renewed', () => {
    const t = rolls(at().hand(0, 'fumbling-dreamer').hand(1, 'grasp'), 'hand', 'discard');
    expect(t.technique('fumbling-dreamer').discardOf(1)).toEqual(['grasp']);
    const deck = rolls(at().hand(0, 'fumbling-dreamer').discard(1, 'grasp'), 'deck', 'hand');
    expect(deck.technique('fumbling-dreamer').handOf(1)).toEqual(['grasp']);
  });

  test('V-121 no card there: no effect', () => {
    const t = rolls(at().hand(0, 'fumbling-dreamer'), 'hand', 'deck').technique('fumbling-dreamer');
    expect(t.discardOf(0)).toEqual(['fumbling-dreamer']);
  });
});

describe('coffee-grinder', () => {
  test('V-122 discards 1 to 3 cards of a deck one by one, once per turn', () => {
    const t = at().hand(0, 'coffee-grinder').deck(0, 'junk').deck(1, 'bribe', 'grasp', 'burglary');
    t.use('coffee-grinder').answer(1);
    expect(t.question()).toMatchObject({ id: 'deck.count', options: [1, 3] });
    t.answer(2);
    expect([t.discardOf(1), t.deckOf(1)]).toEqual([['grasp', 'bribe'], ['burglary']]);
    expect(t.entries()).not.toContain('passive.use');
  });

  test('V-185 not without any deck', () => {
    expect(at().hand(0, 'coffee-grinder').entries()).not.toContain('passive.use');
  });
});

test('accident draws from the market deck and throws away a folk card of the hand (V-004)', () => {
  const t = at().hand(0, 'accident', 'junk', 'grasp').marketDeck('bribe').technique('accident');
  expect(t.question()).toMatchObject({ id: 'hand.throw', options: ['grasp', 'bribe'] });
  t.choose('bribe');
  expect([t.handOf(0), t.marketDiscardNow()]).toEqual([['junk', 'grasp'], ['bribe']]);
});

describe('loose-marbles', () => {
  test('V-376 from one player to another: a random card of a hand, unseen by the third', () => {
    const t = rolls(at(3).hand(0, 'loose-marbles').hand(1, 'grasp'), 'hand', 'hand').technique(
      'loose-marbles',
    );
    expect(t.question()).toMatchObject({ id: 'target.receiver', options: [0, 2] });
    t.answer(2);
    expect([t.handOf(1), t.handOf(2)]).toEqual([[], ['grasp']]);
    const moved = t.events.find((event) => event.type === 'moved' && event.why === 'given');
    expect(vallee.redact(moved as never, 0)).toMatchObject({ card: null });
  });

  test('V-223 a card that goes to a discard is seen by all', () => {
    const t = rolls(at().hand(0, 'loose-marbles').deck(0, 'bribe'), 'deck', 'discard');
    expect(t.technique('loose-marbles').discardOf(1)).toEqual(['bribe']);
  });
});

describe('another-fine-mess', () => {
  test('V-120 swaps 2 cards of two piles, as many as both have', () => {
    const t = rolls(at().hand(0, 'another-fine-mess'), 'discard', 'deck');
    t.discard(0, 'junk', 'bribe', 'grasp').deck(1, 'burglary', 'periscope', 'sudden-nap');
    t.technique('another-fine-mess');
    expect([t.discardOf(0).slice(1, 4).sort(), t.deckOf(1).slice(0, 2).sort()]).toEqual([
      ['burglary', 'grasp', 'periscope'],
      ['bribe', 'junk'],
    ]);
    const one = rolls(at().hand(0, 'another-fine-mess', 'junk', 'junk').hand(1, 'grasp'), 'hand', 'hand');
    one.technique('another-fine-mess').answer(0);
    expect([one.handOf(0).sort(), one.handOf(1)]).toEqual([['grasp', 'junk'], ['junk']]);
  });

  test('V-121 only players with whom something would change place', () => {
    const t = rolls(at(3).hand(0, 'another-fine-mess').hand(1, 'grasp'), 'hand', 'discard');
    expect(t.discard(1, 'junk').technique('another-fine-mess').discardOf(0)).toEqual(['another-fine-mess']);
  });
});

test('souvenirs: as many cards of the market deck as players, one for each, the last is one’s own (V-225)', () => {
  const t = at(3).hand(0, 'souvenirs').marketDeck('bribe', 'grasp', 'burglary', 'periscope');
  t.technique('souvenirs');
  expect(vallee.view(t.g, 1).setAside).toEqual([null, null, null]);
  const card = (name: string) =>
    (t.question().options as { card: number; seat: number }[]).find(
      (option) => t.g.setAside.cards.includes(option.card) && nameOf(option.card) === name,
    ) as never;
  t.answer(card('grasp')).answer(card('bribe'));
  expect([t.handOf(0), t.handOf(1), t.handOf(2)]).toEqual([['burglary'], ['grasp'], ['bribe']]);
});
