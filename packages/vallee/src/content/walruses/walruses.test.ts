import { describe, expect, test } from 'vitest';
import { isJunk } from '../../catalogue.ts';
import { vallee } from '../../game.ts';
import { pickByName } from '../../testing/cards-by-name.ts';
import { table } from '../../testing/table.ts';

const at = () => table(2, { folks: ['walruses', 'lemurs', 'magpies'] });
const twoStacks = () => at().stall(0, [['pompous-professional'], ['bribe']]);

describe('hefty-director', () => {
  test('V-307 in a stack it is worth 1, 2 or 3', () => {
    expect(at().hand(0, 'hefty-director').build('hefty-director').stallOf(0)).toEqual([['hefty-director']]);
    const three = twoStacks().hand(0, 'hefty-director').build('hefty-director');
    expect(three.stallOf(0)).toHaveLength(3);
    const four = twoStacks()
      .stall(0, [['burglary']])
      .hand(0, 'hefty-director');
    expect(four.entries()).not.toContain('stall.build');
  });

  test('V-009 elsewhere it is worth 1', () => {
    expect(at().hand(0, 'hefty-director').payment(0, ['hefty-director'])).toMatchObject({ values: [1] });
  });
});

describe('slappy-tappy', () => {
  test('V-380 the stacks of this turn may mix folks', () => {
    const t = twoStacks().hand(0, 'slappy-tappy', 'bribe', 'voracious-consumer');
    expect(t.entries()).not.toContain('stall.build');
    t.technique('slappy-tappy');
    expect(vallee.view(t.g, 1).turn.permits).toEqual({ mixes: true, junk: 0 });
    expect(t.build('bribe', 'voracious-consumer').stallOf(0)[2]).toEqual(['bribe', 'voracious-consumer']);
  });

  test('V-380 with the turn it ends', () => {
    const t = twoStacks().hand(0, 'slappy-tappy').technique('slappy-tappy').inventory();
    expect(t.g.turn.permits).toBeUndefined();
    expect('permits' in vallee.view(t.g, 0).turn).toBe(false);
  });
});

describe('sea-salt', () => {
  test('V-380 a stack may hold 1 Junk, and never Junk alone', () => {
    const t = twoStacks().hand(0, 'sea-salt', 'bribe', 'junk', 'junk').technique('sea-salt');
    const junk = t.g.players[0]?.hand.filter(isJunk) ?? [];
    expect(t.refuses(t.move('stall.build', junk))).toMatchObject({ rule: 'V-003' });
    expect(t.build('bribe', 'junk').stallOf(0)[2]).toEqual(['bribe', 'junk']);
    const alone = at().hand(0, 'sea-salt', 'junk').technique('sea-salt');
    expect(alone.entries()).not.toContain('stall.build');
  });

  test('V-380 each copy allows one more', () => {
    const t = twoStacks().hand(0, 'sea-salt', 'sea-salt', 'pompous-professional', 'junk', 'junk');
    t.technique('sea-salt');
    const stack = ['pompous-professional', 'junk', 'junk'];
    const cards = pickByName(t.g.players[0]?.hand ?? [], stack);
    expect(t.refuses(t.move('stall.build', cards))).toMatchObject({ rule: 'V-003' });
    t.technique('sea-salt').build(...stack);
    expect(t.stallOf(0)).toHaveLength(3);
  });
});

test('salvage takes one of the bottom 3 cards of the discard (V-129)', () => {
  const t = at().hand(0, 'salvage').discard(0, 'junk', 'bribe', 'grasp', 'burglary').technique('salvage');
  expect(t.offers('discard.pick')).toEqual(['burglary', 'grasp', 'bribe']);
  t.choose('grasp');
  expect([t.handOf(0), t.discardOf(0)]).toEqual([['grasp'], ['salvage', 'junk', 'bribe', 'burglary']]);
});

describe('treasure-hoard', () => {
  const junk = (n: number) => Array<string>(n).fill('junk');

  test('V-382 whoever does not build draws 2 more', () => {
    const t = at()
      .hand(0, 'treasure-hoard')
      .deck(0, ...junk(9))
      .technique('treasure-hoard')
      .inventory();
    expect(t.handOf(0)).toHaveLength(7);
  });

  test('V-382 a stack forfeits it, built later or before', () => {
    const t = at()
      .hand(0, 'treasure-hoard', 'pompous-professional')
      .deck(0, ...junk(9));
    t.technique('treasure-hoard');
    expect(t.g.turn.handBonus).toBe(2);
    expect(t.build('pompous-professional').handOf(0)).toHaveLength(5);
    const before = table(2, { folks: ['walruses', 'ocelots', 'magpies'] });
    before
      .hand(0, 'charm', 'treasure-hoard')
      .stall(0, [['pompous-professional']])
      .marketDeck('bribe');
    before.technique('charm').technique('treasure-hoard');
    expect(before.stallOf(0)).toHaveLength(2);
    expect(before.g.turn.handBonus).toBe(0);
  });
});

describe('oceanic-icon', () => {
  const laid = () => at().stall(0, [['pompous-professional'], ['oceanic-icon']]);

  test.each([2, 3, 4])('V-381 after it, the third stack may be worth %i', (value) => {
    const name = ['bribe', 'burglary', 'grasp'][value - 2] as string;
    expect(laid().hand(0, name).build(name).stallOf(0)).toHaveLength(3);
  });

  test('V-381 no further, and only from the last stack', () => {
    const t = laid().hand(0, 'periscope', 'bribe');
    const refused = t.refuses(t.move('stall.build', [t.id(0, 'periscope')]));
    expect(refused).toMatchObject({ rule: 'V-381', figures: { least: 2, most: 4, sum: 5 } });
    const covered = at()
      .stall(0, [['oceanic-icon'], ['bribe']])
      .hand(0, 'bribe', 'grasp');
    expect(covered.entries()).not.toContain('stall.build');
  });
});
