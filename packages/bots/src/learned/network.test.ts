import { describe, expect, test } from 'vitest';
import { judgementOf, strengthOf, type Weights } from './network.ts';
import type { Portrait } from './portrait.ts';

const portrait: Portrait<readonly number[]> = {
  tables: [],
  legend: ['gold', 'hours'],
  of: (numbers) => (numbers.length === 0 ? null : Float64Array.from(numbers)),
};
/** Half a point for gold; and two for every hour above three. */
const weights: Weights = { inputs: 2, hidden: 1, unit: 0.5, numbers: [1, 0, -6, 4, 0, 2] };

describe('a judgement', () => {
  test('adds what is above its threshold', () => {
    const judge = judgementOf(portrait, weights);
    expect(judge([4, 1, 4, 5], [])).toEqual([2, 6]);
  });

  test('knows nothing of tables without a portrait', () => {
    expect(judgementOf(portrait, weights)([], [])).toBeNull();
  });

  test('refuses weights of another portrait', () => {
    expect(() => judgementOf(portrait, { ...weights, inputs: 3 })).toThrow(RangeError);
    expect(() => judgementOf(portrait, { ...weights, hidden: 2 })).toThrow(RangeError);
  });

  test('reads the seat it is asked about', () => {
    const plain = Float64Array.from(weights.numbers, (number) => number * weights.unit);
    expect(strengthOf(plain, 1, Float64Array.of(0, 0, 10, 0), 2, 2)).toBe(5);
  });
});
