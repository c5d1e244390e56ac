import { expect, test } from 'vitest';
import { timeOfDay } from './time-of-day.ts';

test('today has its hour, another day its date as well, in either language', () => {
  const noon = new Date(2026, 10, 17, 12, 5).getTime();
  expect(timeOfDay(noon, 'fr', noon + 60_000)).toBe('12:05');
  expect(timeOfDay(noon, 'en', noon + 60_000)).toBe('12:05');
  const later = noon + 20 * 3_600_000;
  expect(timeOfDay(noon, 'fr', later)).toMatch(/17 nov.*12:05/);
  expect(timeOfDay(noon, 'en', later)).toMatch(/17 Nov.*12:05/);
  // What is still to come may have the number of today and another month.
  expect(timeOfDay(noon + 30 * 86_400_000, 'fr', noon)).toMatch(/17 déc.*12:05/);
});
