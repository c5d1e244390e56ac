import { expect, test } from 'vitest';
import { timerWords } from './clock-words.ts';

const CLOCK = { left: 60_000, isRunning: true, isHeld: false, reserve: null, restsUntil: null };
const REST = 'en pause jusqu’à 09:00';

test.each([
  ['a clock that runs', CLOCK, 'Votre temps : 1 min'],
  ['one that waits for the others', { ...CLOCK, isRunning: false }, 'Votre temps : 1 min, en pause'],
  ['one that sleeps', { ...CLOCK, restsUntil: 1 }, 'Votre temps : 1 min, en pause jusqu’à 09:00'],
  ['one that ran out', { ...CLOCK, isRunning: false, left: 0 }, 'Votre temps est écoulé'],
])('%s says that it stands still once, and that it has run out', (_, clock, told) => {
  const rest = clock.restsUntil === null ? null : REST;
  const words = timerWords(clock, { left: clock.left, time: '1 min', rest });
  expect(words.replaceAll(/\s/g, ' ')).toBe(told);
});
