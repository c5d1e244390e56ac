import { describe, expect, test } from 'vitest';
import { rateOf, ratings } from './ladder.ts';

describe('rates and ratings', () => {
  test('a rate comes with its Wilson interval', () => {
    const { rate, low, high } = rateOf(280, 400);
    expect(rate).toBeCloseTo(0.7, 6);
    expect(low).toBeCloseTo(0.6534, 3);
    expect(high).toBeCloseTo(0.7429, 3);
  });

  test('a clean sweep is not certainty, and no game says nothing', () => {
    expect(rateOf(400, 400).low).toBeLessThan(1);
    expect(rateOf(0, 0)).toMatchObject({ low: 0, high: 1 });
  });

  test('ten to one are 400 points', () => {
    const [weak, strong] = ratings(2, [{ a: 1, b: 0, rate: rateOf(1000, 1100) }]);
    expect(weak).toBe(1000);
    expect(strong).toBeGreaterThan(1390);
    expect(strong).toBeLessThan(1410);
  });

  test('who beats the winner is rated above', () => {
    const [weak, middle, strong] = ratings(3, [
      { a: 1, b: 0, rate: rateOf(80, 100) },
      { a: 2, b: 1, rate: rateOf(70, 100) },
      { a: 2, b: 0, rate: rateOf(90, 100) },
    ]) as [number, number, number];
    expect(middle).toBeGreaterThan(weak);
    expect(strong).toBeGreaterThan(middle);
  });
});
