import { expect, test } from 'vitest';
import { challengeOf, rowOf } from './challenges.ts';
import { dayAfter, FIRST_DAY, isPlayable, secretOf, startOf, streakAt } from './day.ts';

test('a day is playable from its midnight at Greenwich on, and for ever', () => {
  const midnight = startOf('2026-11-18');
  expect(isPlayable('2026-11-18', midnight)).toBe(true);
  expect(isPlayable('2026-11-18', midnight - 1)).toBe(false);
  expect(isPlayable(FIRST_DAY, midnight)).toBe(true);
  expect(isPlayable(dayAfter(FIRST_DAY, -1), midnight)).toBe(false);
  for (const odd of ['2026-02-30', '2026-13-01', 'today', '2026-11-1'])
    expect(isPlayable(odd, midnight)).toBe(false);
});

test('every day and every game has a deal of its own', () => {
  const secrets = ['vallee', 'baie'].flatMap((game) => [
    secretOf(game, '2026-11-18'),
    secretOf(game, '2026-11-19'),
  ]);
  expect(new Set(secrets).size).toBe(4);
});

test('a streak lives until a day is over, and its record stays', () => {
  const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-10', '2026-11-11'];
  expect(streakAt(days, '2026-11-11')).toEqual({ now: 2, best: 3 });
  expect(streakAt(days, '2026-11-12')).toEqual({ now: 2, best: 3 });
  expect(streakAt(days, '2026-11-13')).toEqual({ now: 0, best: 3 });
  expect(streakAt([...days, '2026-11-11'].reverse(), '2026-11-11')).toEqual({ now: 2, best: 3 });
  expect(streakAt([], '2026-11-11')).toEqual({ now: 0, best: 0 });
});

test('a row of squares tells what was reached, and never more than it has room for', () => {
  const race = challengeOf('vallee')!;
  expect(rowOf(race, 6)).toBe('■■■■■■□□');
  expect(rowOf(race, 11)).toBe('■■■■■■■■');
  expect(rowOf(challengeOf('baie')!, 44)).toBe('■■□□□□□□□□');
});
