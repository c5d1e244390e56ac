import { expect, test } from 'vitest';
import { allows, REFUSAL_CODES, type Requirement, refusal, whyNot } from './refusal.ts';

interface Purse {
  coins: number;
  open: boolean;
}
const asked: string[] = [];
const MAY_BUY: readonly Requirement<[Purse, number]>[] = [
  {
    rule: 'X-01',
    reason: 'shop-closed',
    holds: ({ open }) => {
      asked.push('X-01');
      return open;
    },
  },
  {
    rule: 'X-02',
    reason: 'too-dear',
    holds: ({ coins }, cost) => {
      asked.push('X-02');
      return coins >= cost;
    },
    figures: ({ coins }, cost) => ({ coins, cost }),
  },
];

test('allows and whyNot agree on every case', () => {
  for (const open of [true, false]) {
    for (let coins = 0; coins < 4; coins++) {
      for (let cost = 0; cost < 4; cost++) {
        const purse = { open, coins };
        expect(allows(MAY_BUY, purse, cost)).toBe(whyNot(MAY_BUY, purse, cost) === null);
      }
    }
  }
});

test('the first requirement that fails gives rule, reason and figures', () => {
  expect(whyNot(MAY_BUY, { open: false, coins: 0 }, 3)).toEqual(refusal('X-01', 'shop-closed'));
  expect(whyNot(MAY_BUY, { open: true, coins: 2 }, 3)).toEqual({
    code: 'not-an-option',
    rule: 'X-02',
    reason: 'too-dear',
    figures: { coins: 2, cost: 3 },
  });
});

test('both ask the same tests, in the same order, and stop at the first that fails', () => {
  const trace = (ask: () => unknown) => {
    asked.length = 0;
    ask();
    return asked.slice();
  };
  for (const purse of [
    { open: true, coins: 0 },
    { open: false, coins: 9 },
  ]) {
    expect(trace(() => allows(MAY_BUY, purse, 1))).toEqual(trace(() => whyNot(MAY_BUY, purse, 1)));
  }
  expect(trace(() => allows(MAY_BUY, { open: false, coins: 0 }, 1))).toEqual(['X-01']);
});

test('no requirement, no refusal', () => {
  expect(allows([])).toBe(true);
  expect(whyNot([])).toBeNull();
});

test('the codes are a closed set', () => {
  expect(REFUSAL_CODES).toEqual(['not-awaited', 'stale', 'not-an-option', 'game-over']);
});
