import { describe, expect, test } from 'vitest';
import { worthInHand } from '../../questions.ts';
import { table } from '../../testing/table.ts';

const at = () => table(2, { folks: ['penguins', 'lemurs', 'monitors'] });

test('resourceful-ally puts any card of the discard under the deck (V-008)', () => {
  const t = at().hand(0, 'resourceful-ally').deck(0, 'junk').discard(0, 'replacement', 'ice-trade');
  t.technique('resourceful-ally').choose('ice-trade');
  expect(t.deckOf(0)).toEqual(['junk', 'ice-trade']);
  expect(t.discardOf(0)).toEqual(['resourceful-ally', 'replacement']);
});

describe('ice-trade', () => {
  test('V-340 spends any cards, at least one, and draws from the market deck, without a bonus action', () => {
    const t = at()
      .hand(0, 'ice-trade', 'junk', 'replacement')
      .deck(0, 'junk', 'junk', 'junk', 'junk', 'junk')
      .marketDeck('fishing')
      .technique('ice-trade');
    expect(t.asked()).toMatchObject({ id: 'hand.spend', min: 1, max: 2, ordered: true });
    t.choose('replacement', 'junk');
    expect(t.handOf(0)).toContain('fishing');
    expect(t.discardOf(0)).toEqual(expect.arrayContaining(['ice-trade', 'junk', 'replacement']));
    expect(t.g.turn.active).toBe(1);
  });

  test('V-121 nothing is spent where nothing can be drawn; nothing is drawn where nothing is spent', () => {
    const poor = at().hand(0, 'ice-trade', 'junk').technique('ice-trade');
    expect(poor.handOf(0)).toContain('junk');
    const empty = at().hand(0, 'ice-trade').marketDeck('fishing').technique('ice-trade');
    expect(empty.handOf(0)).not.toContain('fishing');
  });
});

describe('traveling-equipment', () => {
  test('V-340 one card is spent, two drawn, one thrown away, another discarded', () => {
    const t = at()
      .hand(0, 'traveling-equipment', 'junk', 'replacement')
      .deck(0, 'fishing', 'ice-trade', 'junk')
      .technique('traveling-equipment');
    expect(t.asked()).toMatchObject({ id: 'hand.spend', min: 1, max: 1 });
    t.choose('replacement');
    expect(t.question()).toMatchObject({ id: 'hand.throw', options: ['junk', 'fishing', 'ice-trade'] });
    t.choose('junk').choose('ice-trade');
    expect(t.handOf(0)).toEqual(['fishing']);
    expect(t.discardOf(0)).toEqual(['traveling-equipment', 'ice-trade', 'replacement']);
  });

  test('V-340 what is not paid for does not happen', () => {
    const t = at().hand(0, 'traveling-equipment').deck(0, 'fishing').technique('traveling-equipment');
    expect([t.handOf(0), t.question().id]).toEqual([[], 'action']);
  });
});

describe('stove', () => {
  test('V-341 spends cards for half their worth, rounded up, and builds with that value', () => {
    const t = at()
      .hand(0, 'stove', 'junk', 'junk', 'resourceful-ally')
      .stall(0, [['resourceful-ally']]);
    t.use('stove').choose('junk', 'junk', 'resourceful-ally');
    expect(t.g.turn.values).toMatchObject([{ how: 'set', amount: 2 }]);
    t.build('stove');
    expect(t.stallOf(0)).toEqual([['resourceful-ally'], ['stove']]);
  });

  test('V-341 the amount may be less than the cards are worth, as long as none is superfluous', () => {
    const t = at().hand(0, 'stove', 'fishing', 'junk').use('stove').choose('fishing');
    expect(t.question()).toMatchObject({ id: 'spend.value', options: [1, 3] });
    t.answer(1);
    expect(t.build('stove').stallOf(0)).toEqual([['stove']]);
  });

  test('V-341 is of no use in clean-up, nor with nothing to spend, and makes no pause', () => {
    const t = at().hand(0, 'stove').deck(0, 'junk', 'junk', 'junk', 'junk', 'junk');
    expect(t.why(0, 'passive.use', [t.id(0, 'stove')])).toMatchObject({ rule: 'V-185' });
    t.inventory();
    expect(t.g.turn.active).toBe(1);
  });
});

test('fishing: up to three cards of the discard go on the deck, the one just spent among them (V-008)', () => {
  const t = at().hand(0, 'fishing', 'junk').discard(0, 'replacement', 'ice-trade').technique('fishing');
  t.choose('junk');
  expect(t.asked()).toMatchObject({ id: 'discard.pick', min: 0, max: 3, ordered: true });
  t.choose('junk', 'replacement');
  expect(t.deckOf(0)).toEqual(['replacement', 'junk']);
  expect(t.discardOf(0)).toEqual(['fishing', 'ice-trade']);
});

describe('practical-values', () => {
  test('V-009 1 and 5, 2 and 4 change places for paying and building', () => {
    const t = at()
      .hand(0, 'practical-values', 'junk', 'fishing')
      .market(null, 'stove')
      .technique('practical-values');
    t.buy(1, ['junk'], [5]);
    expect(t.handOf(0)).toEqual(expect.arrayContaining(['fishing', 'stove']));
    const built = at().hand(0, 'practical-values', 'fishing').technique('practical-values').build('fishing');
    expect(built.stallOf(0)).toEqual([['fishing']]);
  });

  test('V-009 V-269 cards of those who wait are worth what is printed, those of a teammate too', () => {
    const t = table(4, { mode: 'teams', folks: ['penguins'] })
      .hand(0, 'practical-values', 'junk')
      .hand(1, 'junk', 'ice-trade')
      .hand(2, 'junk', 'fishing')
      .technique('practical-values');
    const worth = (seat: number) => t.g.players[seat]?.hand.map((card) => worthInHand(t.g, seat, card));
    expect([0, 1, 2].map(worth)).toEqual([[5], [1, 2], [1, 5]]);
  });

  test('V-066 a card whose value is declared keeps its range, turned round: 3 to 5', () => {
    const t = at()
      .hand(0, 'practical-values', 'rigorous-chronicler')
      .market('stove')
      .technique('practical-values');
    expect(t.entry('market.buy')).toMatchObject({ lowest: [3], highest: [5] });
    expect(t.buy(0, ['rigorous-chronicler'], [4]).handOf(0)).toContain('stove');
  });
});
