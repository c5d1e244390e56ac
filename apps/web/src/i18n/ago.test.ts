import { expect, test } from 'vitest';
import { ago, dateOf } from './ago.ts';

test('what is past is told in the largest unit that fits', () => {
  const now = Date.UTC(2026, 10, 17, 12);
  expect(ago(now - 20_000, now, 'fr')).toBe('à l’instant');
  expect(ago(now - 12 * 60_000, now, 'fr')).toBe('il y a 12 minutes');
  expect(ago(now - 3 * 86_400_000, now, 'en')).toBe('3 days ago');
  expect(ago(now + 5_000, now, 'en')).toBe('just now');
  expect(dateOf(now, 'fr')).toBe('17 novembre 2026');
  expect(dateOf(now, 'en')).toBe('17 November 2026');
});
