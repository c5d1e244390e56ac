import { describe, expect, test } from 'vitest';
import { vallee } from '../../game.ts';
import { table } from '../../testing/table.ts';

const at = () => table(2, { folks: ['junglefowls', 'lemurs', 'magpies'] });
const asTime = (time: 'dawn' | 'day' | 'night') => {
  const t = at();
  t.g.clocks = [time, 'night'];
  return t;
};

describe('the clock (V-370)', () => {
  test('V-370 it shows dawn first, goes on after each technique, stops at night and is dawn again on the next turn', () => {
    const t = at().hand(0, 'early-riser', 'early-riser', 'early-riser').hand(1, 'early-riser');
    expect(vallee.view(t.g, 1).clocks).toEqual(['dawn', 'dawn']);
    t.technique('early-riser');
    expect(t.events).toContainEqual({ type: 'clock', seat: 0, time: 'day' });
    t.technique('early-riser');
    expect(vallee.view(t.g, 1).clocks).toEqual(['night', 'dawn']);
    t.technique('early-riser');
    expect(t.has('clock')).toBe(false);
    t.inventory().technique('early-riser').inventory();
    expect(t.g.clocks).toEqual(['dawn', 'day']);
  });

  test('V-370 neither purchases nor stacks turn it, and no clock stands where no folk asks for it', () => {
    const t = at().hand(0, 'early-riser').build('early-riser');
    expect(t.g.clocks?.[0]).toBe('dawn');
    expect(table(2).g.clocks).toBeUndefined();
    expect('clocks' in vallee.view(table(2).g, 0)).toBe(false);
  });
});

test.each([
  ['dawn', 2],
  ['day', 1],
  ['night', 1],
] as const)('early-riser draws at %s: %i (V-370)', (time, count) => {
  const t = asTime(time).hand(0, 'early-riser').deck(0, 'junk', 'bribe', 'grasp').technique('early-riser');
  expect(t.handOf(0)).toEqual(['junk', 'bribe'].slice(0, count));
});

describe('morning-duty', () => {
  test('V-162 at dawn the hand limit is 3 higher; no bonus action', () => {
    const t = at()
      .hand(0, 'morning-duty')
      .marketDeck('bribe', 'grasp', 'grasp', 'burglary', 'burglary', 'burglary')
      .deck(0, ...Array(9).fill('junk'))
      .technique('morning-duty');
    expect(t.handOf(0)).toEqual(['bribe', ...Array(7).fill('junk')]);
    expect(t.g.turn.active).toBe(1);
  });

  test('V-370 later only the card of the market deck comes', () => {
    const t = asTime('day')
      .hand(0, 'morning-duty')
      .marketDeck('bribe')
      .deck(0, ...Array(9).fill('junk'))
      .technique('morning-duty');
    expect(t.handOf(0)).toEqual(['bribe', ...Array(4).fill('junk')]);
  });
});

test('sewing-essentials throws away a card, and draws 2 only at dawn (V-370)', () => {
  const t = at().hand(0, 'sewing-essentials', 'junk', 'bribe').deck(0, 'grasp', 'burglary', 'junk');
  t.technique('sewing-essentials').choose('bribe');
  expect([t.handOf(0), t.marketDiscardNow()]).toEqual([['junk', 'grasp', 'burglary'], ['bribe']]);
  const late = asTime('night').hand(0, 'sewing-essentials', 'junk').deck(0, 'grasp');
  expect(late.technique('sewing-essentials').handOf(0)).toEqual([]);
  const empty = at().hand(0, 'sewing-essentials').deck(0, 'grasp').technique('sewing-essentials');
  expect(empty.handOf(0)).toEqual(['grasp']);
});

test('feather-duster looks at 4 cards at dawn, else at 2: one to the hand, the others back in order (V-225)', () => {
  const t = at().hand(0, 'feather-duster').deck(0, 'junk', 'bribe', 'grasp', 'burglary', 'periscope');
  t.technique('feather-duster');
  expect(vallee.view(t.g, 1).setAside).toEqual([null, null, null, null]);
  t.choose('grasp').choose('burglary', 'junk', 'bribe');
  expect([t.handOf(0), t.deckOf(0)]).toEqual([['grasp'], ['bribe', 'junk', 'burglary', 'periscope']]);
  const late = asTime('day').hand(0, 'feather-duster').deck(0, 'junk', 'bribe', 'grasp');
  expect(late.technique('feather-duster').question()).toMatchObject({ options: ['junk', 'bribe'] });
});

test('organised-cabinets shuffles the discard for all to see, and takes one of its top cards (V-373)', () => {
  const pile = ['junk', 'bribe', 'grasp', 'burglary', 'periscope'];
  const t = at()
    .hand(0, 'organised-cabinets')
    .discard(0, ...pile)
    .technique('organised-cabinets');
  expect(t.has('discard-shuffled')).toBe(true);
  expect(t.discardOf(0).slice().sort()).toEqual(pile.slice().sort());
  const top = t.discardOf(0).slice(0, 4);
  expect(t.offers('discard.pick').slice().sort()).toEqual(top.slice().sort());
  expect(t.choose(top[3] as string).handOf(0)).toEqual([top[3]]);
  const late = asTime('night')
    .hand(0, 'organised-cabinets')
    .discard(0, ...pile);
  expect(late.technique('organised-cabinets').offers('discard.pick')).toHaveLength(2);
});

test.each([
  ['dawn', 6],
  ['day', 5],
  ['night', 3],
] as const)('serving-dish draws a card whose value changes at %s (V-370)', (time, value) => {
  const t = asTime(time).hand(0, 'serving-dish').deck(0, 'grasp').technique('serving-dish');
  expect(t.payment(0, ['grasp'])).toMatchObject({ values: [value] });
  // V-220: changed values are public.
  expect(vallee.view(t.g, 1).turn.values).toHaveLength(1);
});
