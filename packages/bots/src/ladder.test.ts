import { vallee } from '@comptoir/vallee';
import { describe, expect, test } from 'vitest';
import { match, ratings } from './ladder.ts';
import { type Rate, rateOf } from './rate.ts';
import { valleeBots, valleeBrain } from './vallee/index.ts';

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

describe('matches', () => {
  const { greedy, random } = valleeBots;
  function rateIn(mode: string, pair: readonly [typeof greedy, typeof greedy], games: number) {
    const reading = vallee.readOptions({ players: 4, mode });
    if (!reading.ok) throw new Error(reading.refusal.reason);
    const rates = [...match(vallee, reading.options, pair, games, 1, valleeBrain.side)];
    return rates.at(-1) as Rate;
  }

  test('V-260 the win of a team is a whole win', () => {
    const { wins, games } = rateIn('teams', [greedy, random], 4);
    expect({ wins, games }).toEqual({ wins: 4, games: 4 });
  });

  test('a team is of one kind, and every deal is played from each side', () => {
    const seen: string[] = [];
    const told = (bot: typeof greedy, name: string): typeof greedy => ({
      ...bot,
      answer(situation) {
        seen.push(`${name}${situation.seat}`);
        return bot.answer(situation);
      },
    });
    const line = (games: number): string => {
      seen.length = 0;
      rateIn('teams', [told(greedy, 'g'), told(random, 'r')], games);
      return [...new Set(seen)].sort().join(' ');
    };
    expect(line(1)).toBe('g0 g2 r1 r3');
    expect(line(2)).toBe('g0 g1 g2 g3 r0 r1 r2 r3');
  });

  test('equal bots share the games of a team match', () => {
    const { wins } = rateIn('teams', [random, random], 2);
    // The same deal from both sides with the same players: one of them wins it.
    expect(wins).toBe(1);
  });
});
