import { describe, expect, test } from 'vitest';
import { vallee } from '../../game.ts';
import { table } from '../../testing/table.ts';

const at = () => table(2, { folks: ['macaws', 'lemurs', 'magpies'] });

describe('swift-broker', () => {
  test('V-128 discards the whole hand in an order of choice and draws as many', () => {
    const t = at().hand(0, 'swift-broker', 'grasp', 'junk').deck(0, 'bribe', 'replacement', 'burglary');
    t.technique('swift-broker').choose('junk', 'grasp');
    expect(t.discardOf(0)).toEqual(['swift-broker', 'grasp', 'junk']);
    expect(t.handOf(0)).toEqual(['bribe', 'replacement']);
  });

  test('V-121 an empty hand: no effect, and the bonus action all the same', () => {
    const t = at().hand(0, 'swift-broker').deck(0, 'bribe').technique('swift-broker');
    expect(t.handOf(0)).toEqual([]);
    expect(t.question().id).toBe('action');
  });
});

describe('cookies', () => {
  test('V-162 every copy in hand raises the limit by one, and is shown when the hand is filled', () => {
    const t = at()
      .hand(0, 'cookies', 'cookies')
      .deck(0, 'junk', 'junk', 'junk', 'junk', 'junk', 'junk')
      .inventory();
    expect(t.g.turn.active).toBe(1);
    expect(t.handOf(0)).toHaveLength(7);
    expect(t.events.filter(({ type }) => type === 'shown')).toHaveLength(2);
  });

  test('V-186 in the discard they do nothing', () => {
    const t = at().hand(0, 'cookies').deck(0, 'junk', 'junk', 'junk', 'junk', 'junk', 'junk');
    t.inventory('cookies');
    expect(t.handOf(0)).toHaveLength(5);
  });

  test('V-221 others do not see the limit of a hand they do not see', () => {
    const { g } = at().hand(0, 'cookies');
    expect(vallee.view(g, 1)).toEqual(vallee.view(at().hand(0, 'grasp').g, 1));
  });
});

test('shattered-relic throws away a card of the hand and draws one (V-200)', () => {
  const t = at().hand(0, 'shattered-relic', 'junk', 'grasp').deck(0, 'bribe').technique('shattered-relic');
  t.choose('grasp');
  expect(t.marketDiscardNow()).toEqual(['grasp']);
  expect(t.handOf(0)).toEqual(['junk', 'bribe']);
});

test('spyglass keeps one of three and puts the others back in any order (V-128, V-225)', () => {
  const t = at().hand(0, 'spyglass').deck(0, 'bribe', 'grasp', 'junk', 'burglary').technique('spyglass');
  expect(vallee.view(t.g, 1).setAside).toEqual([null, null, null]);
  t.choose('grasp').choose('bribe', 'junk');
  expect(t.handOf(0)).toEqual(['grasp']);
  expect(t.deckOf(0)).toEqual(['junk', 'bribe', 'burglary']);
});

describe('flashy-show', () => {
  test('V-009 every card is worth one more, for paying and for building, until the turn ends', () => {
    const t = at().hand(0, 'flashy-show', 'junk', 'grasp').market('bribe').technique('flashy-show');
    expect(t.buy(0, ['junk']).handOf(0)).toContain('bribe');
    expect(t.g.turn).toMatchObject({ active: 1, values: [] });
    const built = at()
      .hand(0, 'flashy-show', 'grasp')
      .stall(0, [['swift-broker'], ['bribe'], ['burglary'], ['replacement']])
      .technique('flashy-show')
      .build('grasp');
    expect(built.stallOf(0)[4]).toEqual(['grasp']);
  });

  test('V-061 the cost of market cards stays as printed', () => {
    const t = at().hand(0, 'flashy-show', 'junk').market('grasp').technique('flashy-show');
    expect(t.why(0, 'market.buy', { slot: 0 })).toMatchObject({ figures: { cost: 4, purse: 2 } });
  });
});

test('favourite-toy takes the top card of the own discard; none, no effect (V-121)', () => {
  const t = at().hand(0, 'favourite-toy').discard(0, 'grasp', 'junk').technique('favourite-toy');
  expect(t.handOf(0)).toEqual(['grasp']);
  expect(t.discardOf(0)).toEqual(['favourite-toy', 'junk']);
  expect(at().hand(0, 'favourite-toy').technique('favourite-toy').handOf(0)).toEqual([]);
});
