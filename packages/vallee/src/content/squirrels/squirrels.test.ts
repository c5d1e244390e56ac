import { describe, expect, test } from 'vitest';
import { vallee } from '../../game.ts';
import { table } from '../../testing/table.ts';

const at = () => table(2, { folks: ['squirrels', 'lemurs', 'magpies'] });
const ONE = [['pompous-professional']];
const TWO = [...ONE, ['bribe']];
const FOUR = [...TWO, ['burglary'], ['grasp']];

describe('stashing-vendor', () => {
  test('V-306 a stack with it may hold Junk', () => {
    const t = at().hand(0, 'stashing-vendor', 'junk', 'junk').stall(0, TWO);
    expect(t.build('stashing-vendor', 'junk', 'junk').stallOf(0)[2]).toEqual([
      'stashing-vendor',
      'junk',
      'junk',
    ]);
  });

  test('V-306 a stack without it may not, nor mix folks', () => {
    const t = at()
      .hand(0, 'stashing-vendor', 'junk', 'pompous-professional')
      .stall(0, [['pompous-professional']]);
    expect(
      t.refuses(t.move('stall.build', [t.id(0, 'pompous-professional'), t.id(0, 'junk')])),
    ).toMatchObject({ reason: 'junk-in-stack' });
    expect(
      t.refuses(t.move('stall.build', [t.id(0, 'pompous-professional'), t.id(0, 'stashing-vendor')])),
    ).toMatchObject({ reason: 'several-folks' });
  });
});

test('empty-chest: a stack with it may mix folks, but hold no Junk (V-306)', () => {
  const t = at().hand(0, 'empty-chest', 'pompous-professional', 'junk').stall(0, TWO);
  expect(t.refuses(t.move('stall.build', [t.id(0, 'empty-chest'), t.id(0, 'junk')]))).toMatchObject({
    rule: 'V-003',
  });
  t.build('empty-chest', 'pompous-professional');
  expect(t.stallOf(0)[2]).toEqual(['empty-chest', 'pompous-professional']);
});

describe('nostalgic-item', () => {
  test('V-306 one card of the discard may be part of the stack, Junk or any folk', () => {
    const t = at()
      .hand(0, 'nostalgic-item')
      .discard(0, 'junk', 'grasp', 'bribe')
      .stall(0, [...TWO, ['burglary']]);
    expect(t.offers('stall.build')).toEqual(['nostalgic-item', 'junk', 'grasp', 'bribe']);
    t.build('nostalgic-item', 'junk');
    expect(t.stallOf(0)[3]).toEqual(['nostalgic-item', 'junk']);
    expect(t.discardOf(0)).not.toContain('junk');
  });

  test('V-306 one for each copy, and none without', () => {
    const t = at()
      .hand(0, 'nostalgic-item', 'stashing-vendor')
      .discard(0, 'junk', 'bribe')
      .stall(0, [...FOUR, ['sudden-nap']]);
    const [item, vendor] = [t.id(0, 'nostalgic-item'), t.id(0, 'stashing-vendor')];
    const [bribe, junk] = (t.g.players[0]?.discard ?? []) as [number, number];
    expect(t.why(0, 'stall.build', [item, bribe, junk])).toMatchObject({
      rule: 'V-306',
      figures: { allowed: 1, chosen: 2 },
    });
    expect(t.why(0, 'stall.build', [vendor, bribe])).toMatchObject({ figures: { allowed: 0, chosen: 1 } });
    expect(t.build('nostalgic-item', 'stashing-vendor', 'bribe').stallOf(0)).toHaveLength(6);
  });
});

describe('acorn', () => {
  test("V-145 swaps itself with a card of an opponent's stall, never of one's own", () => {
    const t = at()
      .hand(0, 'acorn')
      .stall(0, [['voracious-consumer']])
      .stall(1, TWO)
      .technique('acorn');
    expect(t.question()).toMatchObject({ id: 'stall.swap', options: ['pompous-professional', 'bribe'] });
    t.choose('bribe');
    expect(t.stallOf(1)).toEqual([['pompous-professional'], ['acorn']]);
    expect(t.handOf(0)).toEqual(['bribe']);
  });

  test('V-121 no card in the stalls of others: no effect', () => {
    expect(at().hand(0, 'acorn').stall(0, ONE).technique('acorn').discardOf(0)).toEqual(['acorn']);
  });
});

describe('accordion', () => {
  test.each([4, 5, 6])('V-307 makes stack %i alone', (stack) => {
    const built = [...FOUR, ['sudden-nap']].slice(0, stack - 1);
    const t = at().hand(0, 'accordion').stall(0, built).build('accordion');
    expect(t.stallOf(0)).toHaveLength(stack);
  });

  test('V-307 only in a stack: a payment with it is worth 5; stack 3 is out of its range', () => {
    const t = at().hand(0, 'accordion').stall(0, TWO).market('sudden-nap');
    expect(t.entries()).not.toContain('stall.build');
    expect(t.entry('market.buy')).toMatchObject({ lowest: [5], highest: [5] });
  });
});

describe('winter-is-coming', () => {
  test('V-308 after a stack with it the next one may be built at once, without an action', () => {
    const t = at().hand(0, 'winter-is-coming', 'sudden-nap', 'pompous-professional').stall(0, FOUR);
    t.build('winter-is-coming');
    expect(t.question()).toMatchObject({ id: 'stall.again', options: ['stall.build', 'stall.decline'] });
    t.build('sudden-nap', 'pompous-professional');
    expect(t.stallOf(0)).toHaveLength(6);
    expect(t.g.turn.active).toBe(1);
  });

  test('V-308 or not; it is asked even if nothing can be built', () => {
    const t = at().hand(0, 'winter-is-coming').stall(0, FOUR).build('winter-is-coming');
    expect(t.question()).toMatchObject({ id: 'stall.again', options: ['stall.decline'] });
    const [asked] = vallee.decisions(t.g);
    expect(asked && vallee.closed(t.g, asked)).toMatchObject([
      { entry: 'stall.build', refusal: { rule: 'V-141', reason: 'no-stack', figures: { total: 6 } } },
    ]);
    t.decline();
    expect([t.stallOf(0).length, t.g.turn.active]).toEqual([5, 1]);
  });
});
