import { baie, type Options } from '@comptoir/baie';
import { describe, expect, test } from 'vitest';
import { playOut } from '../play-out.ts';
import { randomBot } from '../random.ts';
import { greedyBaieBot } from './greedy.ts';

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
    const options = read({ players: 2, colporteur: 'normal' });
    const bots = [greedyBaieBot(), greedyBaieBot(), greedyBaieBot()];
    for (let seed = 1; seed <= 8; seed++) {
      const { state, outcome } = playOut(baie, options, seed, bots, { limit: 20_000 });
      expect(baie.violations(state)).toEqual([]);
      expect(outcome?.scores[0]).toBeGreaterThan(40);
    }
  });
});
