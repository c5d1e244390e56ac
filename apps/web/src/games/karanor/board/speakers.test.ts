import type { Event } from '@comptoir/karanor';
import { expect, test } from 'vitest';
import { speakerOf } from './speakers.ts';

/** Who speaks after each of these events, told by an entry of this seat. */
const speakers = (seat: number, events: readonly Event[]): number[] => {
  let speaker = seat;
  return events.map((event) => {
    speaker = speakerOf(event) ?? speaker;
    return speaker;
  });
};

test('K-205 what follows a window belongs to whom it waited for, not to whoever passed last', () => {
  expect(
    speakers(1, [
      { type: 'window-passed', seat: 1 },
      { type: 'window-closed', window: 'before:income', actor: 2 },
      { type: 'income-paid', seat: 2, gold: 6 },
    ]),
  ).toEqual([1, 2, 2]);
  expect(
    speakers(1, [
      { type: 'window-closed', window: 'before:card', actor: 2 },
      { type: 'gold', seat: 0, by: -4, why: 'card' },
      { type: 'gold', seat: 2, by: 4, why: 'card' },
    ]),
  ).toEqual([2, 2, 2]);
});
