import { describe, expect, test } from 'vitest';
import { vallee } from '../../game.ts';
import { table } from '../../testing/table.ts';

const at = () => table(2, { folks: ['platypuses', 'lemurs', 'magpies'] });

/** Enough to fill the hand at the end of the turn without a reshuffle. */
const FULL = ['junk', 'junk', 'junk', 'junk', 'junk', 'junk'];

test('tireless-tinkerer lifts the top of the discard onto the deck (V-008); none, no effect (V-121)', () => {
  const t = at().hand(0, 'tireless-tinkerer').deck(0, 'junk').discard(0, 'grasp', 'bribe');
  t.technique('tireless-tinkerer');
  expect(t.deckOf(0)).toEqual(['grasp', 'junk']);
  expect(t.discardOf(0)).toEqual(['tireless-tinkerer', 'bribe']);
  expect(at().hand(0, 'tireless-tinkerer').technique('tireless-tinkerer').deckOf(0)).toEqual([]);
});

describe('calculations', () => {
  test('V-305 paying with it, a card costs what it would in the cheapest slot, and the others are rearranged', () => {
    const t = at().hand(0, 'calculations', 'junk', 'grasp').market('bribe', 'burglary', 'sudden-nap');
    expect(t.entry('market.buy')).toMatchObject({
      offers: [
        { slot: 0, cost: 2 },
        { slot: 1, cost: 4, rearranged: 3 },
        { slot: 2, cost: 7, rearranged: 5 },
      ],
    });
    t.buy(1, ['calculations', 'junk']);
    expect(t.question()).toMatchObject({ id: 'market.arrange', options: ['bribe', 'sudden-nap'] });
    t.choose('sudden-nap', 'bribe');
    expect(t.handOf(0)).toContain('burglary');
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'purchase', slot: 0, cost: 3 }));
    expect(t.marketNow().slice(0, 2)).toEqual(['sudden-nap', 'bribe']);
  });

  test('V-305 without it the price of the slot holds; the card it rests on is not superfluous', () => {
    const t = at().hand(0, 'calculations', 'junk', 'burglary').market('bribe', 'burglary', 'sudden-nap');
    expect(t.refuses(t.move('market.buy', t.payment(1, ['burglary'])))).toMatchObject({
      reason: 'payment-too-small',
    });
    expect(t.refuses(t.move('market.buy', t.payment(1, ['calculations', 'burglary', 'junk'])))).toMatchObject(
      {
        reason: 'superfluous-card',
      },
    );
    expect(t.buy(1, ['calculations', 'burglary']).question().id).toBe('market.arrange');
  });

  test('V-305 a full price may be paid with it like with any card; empty slots stay empty', () => {
    const t = at().hand(0, 'calculations', 'bribe').market(null, 'burglary', null, 'grasp');
    t.buy(1, ['calculations', 'bribe']);
    expect(t.handOf(0)).toContain('burglary');
    expect(t.g.turn.active).toBe(1);
  });
});

test('safety-precaution swaps itself with a card of the own stall only (V-144, V-145)', () => {
  const t = at()
    .hand(0, 'safety-precaution')
    .stall(0, [['pompous-professional'], ['bribe']])
    .stall(1, [['voracious-consumer']])
    .technique('safety-precaution');
  expect(t.question()).toMatchObject({ id: 'stall.swap', options: ['pompous-professional', 'bribe'] });
  t.choose('bribe');
  expect(t.stallOf(0)).toEqual([['pompous-professional'], ['safety-precaution']]);
  expect(t.handOf(0)).toEqual(['bribe']);
  expect(t.discardOf(0)).toEqual([]);
  const none = at().hand(0, 'safety-precaution').technique('safety-precaution');
  expect(none.discardOf(0)).toEqual(['safety-precaution']);
});

test('magnet searches the deck for a card and shuffles; an empty deck stays empty (V-124)', () => {
  const t = at().hand(0, 'magnet').deck(0, 'junk', 'grasp', 'bribe').technique('magnet');
  expect(vallee.view(t.g, 1).looking).toBeNull();
  expect(t.choose('grasp').handOf(0)).toEqual(['grasp']);
  expect(t.deckOf(0).sort()).toEqual(['bribe', 'junk']);
  expect(t.has('shuffled')).toBe(true);
  const empty = at().hand(0, 'magnet').discard(0, 'grasp').technique('magnet');
  expect(empty.discardOf(0)).toEqual(['magnet', 'grasp']);
});

test('dangerous-test draws three, then discards three in an order of choice (V-128)', () => {
  const t = at().hand(0, 'dangerous-test', 'junk').deck(0, 'grasp', 'bribe', 'burglary');
  t.technique('dangerous-test').choose('grasp', 'junk', 'burglary');
  expect(t.handOf(0)).toEqual(['bribe']);
  expect(t.discardOf(0)).toEqual(['dangerous-test', 'burglary', 'junk', 'grasp']);
});

describe('glue', () => {
  test('V-302 it may be kept in hand, and counts for the payment all the same', () => {
    const t = at()
      .deck(0, ...FULL)
      .hand(0, 'glue', 'junk')
      .market('sudden-nap', 'periscope');
    t.buy(1, ['glue', 'junk']);
    expect(t.question()).toMatchObject({ id: 'payment.keep', options: ['glue'] });
    t.choose('glue');
    expect(t.handOf(0)).toEqual(expect.arrayContaining(['glue', 'periscope']));
    expect(t.discardOf(0)).toEqual(['junk']);
  });

  test('V-302 or discarded like any card', () => {
    const t = at()
      .deck(0, ...FULL)
      .hand(0, 'glue')
      .market('sudden-nap')
      .buy(0, ['glue'])
      .choose();
    expect(t.discardOf(0)).toEqual(['glue']);
  });
});
