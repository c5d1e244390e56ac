import { expect, test } from 'vitest';
import { momentOf, nextHour, wallTime, windowEnd } from './zone.ts';

const PARIS = 'Europe/Paris';
const at = (text: string): number => Date.parse(text);

test('the wall of a zone, and back', () => {
  expect(wallTime(PARIS, at('2026-11-17T19:30:00Z'))).toBe(at('2026-11-17T20:30:00Z'));
  expect(wallTime(PARIS, at('2026-07-01T19:30:00Z'))).toBe(at('2026-07-01T21:30:00Z'));
  expect(momentOf(PARIS, at('2026-07-01T21:30:00Z'))).toBe(at('2026-07-01T19:30:00Z'));
});

test('the next hour, over midnight and over the change of summer time', () => {
  expect(nextHour(PARIS, at('2026-11-17T19:30:00Z'), 8)).toBe(at('2026-11-18T07:00:00Z'));
  expect(nextHour(PARIS, at('2026-11-17T05:30:00Z'), 8)).toBe(at('2026-11-17T07:00:00Z'));
  // On 29 March 2026 the clocks of Paris go from 2 to 3.
  expect(nextHour(PARIS, at('2026-03-28T20:00:00Z'), 8)).toBe(at('2026-03-29T06:00:00Z'));
  expect(nextHour(PARIS, at('2026-03-28T20:00:00Z'), 2)).toBeGreaterThan(at('2026-03-28T23:59:00Z'));
});

test('quiet hours end in the morning', () => {
  const quiet = { from: 22, to: 7 };
  expect(windowEnd(PARIS, at('2026-11-17T22:30:00Z'), quiet)).toBe(at('2026-11-18T06:00:00Z'));
  expect(windowEnd(PARIS, at('2026-11-17T04:30:00Z'), quiet)).toBe(at('2026-11-17T06:00:00Z'));
  expect(windowEnd(PARIS, at('2026-11-17T12:00:00Z'), quiet)).toBeNull();
  expect(windowEnd('Pacific/Auckland', at('2026-11-17T12:00:00Z'), quiet)).not.toBeNull();
});
