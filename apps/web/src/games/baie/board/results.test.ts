import { expect, test } from 'vitest';
import { type Result, standingOf } from './results.ts';

const game = (gold: number, won: boolean): Result => ({
  id: `${gold}`,
  merchant: 'A',
  level: 'normal',
  gold,
  won,
});

test('best gold, games and streaks', () => {
  const results = [game(40, true), game(61, true), game(30, false), game(55, true)];
  expect(standingOf(results)).toEqual({ best: 61, games: 4, wins: 3, streak: 1, longest: 2 });
  expect(standingOf([])).toEqual({ best: 0, games: 0, wins: 0, streak: 0, longest: 0 });
});
