import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { weightOf } from './weight.ts';

const tokens = (why: string): Event => ({
  type: 'tokens',
  from: 'supply',
  to: 2,
  resource: 3,
  count: 1,
  why,
});
const ended = (how: 'declined' | 'withdrawn'): Event => ({ type: 'offer-ended', offer: 1, how, seat: 1 });

test('who heads a beat: deeds and stories, declarations until the deed; income and offers taken back do not', () => {
  expect(weightOf({ type: 'started', seat: 1, story: 0 })).toEqual({ headline: 1 });
  expect(weightOf({ type: 'villa-declared', seat: 1, territory: 4 })).toEqual({
    headline: 1,
    isIntent: true,
  });
  expect([tokens('associate'), tokens('harvest')].map(weightOf)).toEqual(['housekeeping', 'change']);
  expect([ended('withdrawn'), ended('declined')].map(weightOf)).toEqual(['housekeeping', 'reply']);
});
