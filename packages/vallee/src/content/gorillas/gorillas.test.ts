import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

const at = () => table(2, { folks: ['gorillas', 'lemurs', 'magpies'] });

describe('stubborn-isolationist', () => {
  test('V-008 the deck is turned over onto the discard, whose top or bottom card is taken', () => {
    const t = at().hand(0, 'stubborn-isolationist').deck(0, 'bribe', 'grasp').discard(0, 'junk', 'burglary');
    t.technique('stubborn-isolationist');
    expect(t.discardOf(0)).toEqual(['grasp', 'bribe', 'junk', 'burglary']);
    expect(t.offers('discard.pick')).toEqual(['burglary', 'grasp']);
    expect(t.choose('burglary').handOf(0)).toEqual(['burglary']);
  });

  test('V-122 an empty deck is not renewed', () => {
    const t = at().hand(0, 'stubborn-isolationist').discard(0, 'bribe').technique('stubborn-isolationist');
    expect([t.handOf(0), t.deckOf(0)]).toEqual([['bribe'], []]);
  });
});

test('teacher-of-fables discards the hand in an order of choice and takes a market card (V-128, V-133)', () => {
  const t = at().hand(0, 'teacher-of-fables', 'junk', 'bribe').market('grasp', 'burglary');
  t.technique('teacher-of-fables').choose('bribe', 'junk').answer(1);
  expect(t.handOf(0)[0]).toBe('burglary');
  expect(t.g.turn.active).toBe(1); // no bonus action
});

describe('pure-strength', () => {
  test('V-123 the top of the deck is thrown away; a folk card brings one of the market deck', () => {
    const t = at()
      .hand(0, 'pure-strength')
      .deck(0, 'bribe', 'junk')
      .marketDeck('grasp')
      .technique('pure-strength');
    expect([t.handOf(0), t.deckOf(0), t.marketDiscardNow()]).toEqual([['grasp'], ['junk'], ['bribe']]);
  });

  test('V-200 Junk goes to the reserve and brings nothing', () => {
    const t = at().hand(0, 'pure-strength').deck(0, 'junk').marketDeck('grasp').technique('pure-strength');
    expect([t.handOf(0), t.g.junkReserve.length]).toEqual([[], 20]);
  });
});

test('blunt-education: all cards are worth 4 this turn, Junk too (V-009)', () => {
  const t = at().hand(0, 'blunt-education', 'junk', 'periscope').technique('blunt-education');
  expect(t.payment(0, ['junk', 'periscope'])).toMatchObject({ values: [4, 4] });
  expect(t.inventory().g.turn.values).toEqual([]);
});

test('bar-of-soap draws 5 and discards 6, in an order of choice (V-120, V-128)', () => {
  const t = at().hand(0, 'bar-of-soap', 'junk', 'grasp');
  t.deck(0, 'bribe', 'bribe', 'burglary', 'periscope', 'sudden-nap', 'junk').technique('bar-of-soap');
  t.choose('junk', 'bribe', 'bribe', 'burglary', 'sudden-nap', 'grasp');
  expect(t.handOf(0)).toEqual(['periscope']);
  expect(t.discardOf(0).slice(0, 3)).toEqual(['bar-of-soap', 'grasp', 'sudden-nap']);
});

test('crown-of-sorrow throws away the market, fills it and takes a card (V-134)', () => {
  const t = at().hand(0, 'crown-of-sorrow').market('grasp', 'burglary', null, 'bribe');
  t.marketDeck('periscope', 'sudden-nap', 'replacement', 'fashion-hint', 'grasp', 'bribe');
  t.technique('crown-of-sorrow').choose('bribe', 'grasp', 'burglary');
  expect(t.marketDiscardNow()).toEqual(['burglary', 'grasp', 'bribe']);
  expect(t.marketNow()).toEqual(['periscope', 'sudden-nap', 'replacement', 'fashion-hint', 'grasp']);
  expect(t.answer(3).handOf(0)[0]).toBe('fashion-hint');
});
