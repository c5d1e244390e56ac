import { baie, type Options } from '@comptoir/baie';
import { describe, expect, test } from 'vitest';
import { playOut } from '../play-out.ts';
import { randomBot } from '../random.ts';
import { greedyBaieBot } from './greedy.ts';
import { baieStatistics, goldOf, share } from './statistics.ts';

const read = (input: Record<string, unknown>): Options => {
  const reading = baie.readOptions(input);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return reading.options;
};

describe('greedy merchants', () => {
  test('a greedy merchant beats a random one', () => {
    let won = 0;
    const games = 6;
    for (let seed = 1; seed <= games; seed++) {
      const { outcome } = playOut(baie, read({ players: 2 }), seed, [greedyBaieBot(), randomBot()], {
        limit: 20_000,
      });
      if (outcome?.winners.includes(0)) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(games - 1);
  });

  test('M-006 every merchant makes a living with it, also beside the Colporteur', () => {
    const found = baieStatistics(read({ players: 2, colporteur: 'normal' }), 8, 1);
    expect(found.violations).toEqual([]);
    for (const { mean } of Object.values(found.gold)) {
      expect(mean).toBeGreaterThan(80);
      expect(mean).toBeLessThan(260);
    }
    expect(found.againstColporteur?.games).toBe(8);
  });
});

describe('statistics', () => {
  test('a share comes with its Wilson interval', () => {
    const { rate, low, high } = share(50, 100);
    expect([rate, low.toFixed(3), high.toFixed(3)]).toEqual([0.5, '0.404', '0.596']);
    expect(share(0, 0)).toMatchObject({ low: 0, high: 1 });
  });

  test('mean and spread of gold', () => {
    expect(goldOf([100, 120, 140])).toEqual({ games: 3, mean: 120, spread: 20 });
    expect(goldOf([])).toEqual({ games: 0, mean: 0, spread: 0 });
  });
});
