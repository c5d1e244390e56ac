import { expect, test } from 'vitest';
import { durationWords } from './duration.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [45_200, '46 s', '46 s'],
  [5 * MINUTE, '5 min', '5 min'],
  [5 * MINUTE + 7_000, '5 min 07', '5 min 07'],
  [59 * MINUTE + 59_000, '59 min', '59 min'],
  [21 * HOUR + 40 * MINUTE, '21 h 40', '21 h 40'],
  [12 * HOUR, '12 h', '12 h'],
  [24 * HOUR, '1 jour', '1 day'],
  [72 * HOUR, '3 jours', '3 days'],
  [51 * HOUR + 10 * MINUTE, '2 j 03 h', '2 d 03 h'],
  [-5, '0 s', '0 s'],
])('%i ms is written as people write it', (ms, fr, en) => {
  expect(durationWords(ms, 'fr').replaceAll('\u00a0', ' ')).toBe(fr);
  expect(durationWords(ms, 'en').replaceAll('\u00a0', ' ')).toBe(en);
});
