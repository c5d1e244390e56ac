import { expect, test } from 'vitest';
import { type Result, standingOf } from './results.ts';
import { saidOf } from './results-said.ts';

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

test('what is said of a standing counts nothing that there is not, and no streak of one', () => {
  const said = (...wins: boolean[]): string => saidOf(standingOf(wins.map((won, i) => game(40 + i, won))));
  for (const wins of [[false], [false, false], [true, false], [true, true, false], [false, true]])
    expect(said(...wins)).not.toMatch(/\b0\b/);
  expect(said(true, false)).toMatch(/^2 .*, 1 \p{L}+$/u);
  expect(said(true, true, false).match(/\d+/g)).toEqual(['3', '2', '2']);
  expect(said(false, true, true, true).match(/\d+/g)).toEqual(['4', '3', '3', '3']);
});
