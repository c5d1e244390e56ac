import type { Entry } from '@comptoir/protocol';
import { expect, test } from 'vitest';
import { storyOf } from './story.ts';

const move = (seq: number): Entry => ({ seq, at: 0, kind: 'move', seat: 0, events: [{}] });
const back = (seq: number, to: number): Entry => ({ seq, at: 0, kind: 'undo', seat: 0, events: [], to });
const told = (...entries: Entry[]): number[] => storyOf(entries).map(({ seq }) => seq);

test('moves that were taken back are not in the story', () => {
  expect(told(move(4), move(5), back(6, 4), move(7))).toEqual([4, 7]);
});

test('a return to a row that had been taken back brings it back', () => {
  // A, B, back to A, back to B, C
  expect(told(move(1), move(2), back(3, 1), back(4, 2), move(5))).toEqual([1, 2, 5]);
});

test('a return may name a row that is no move', () => {
  const vote: Entry = { seq: 2, at: 0, kind: 'vote', seat: 1, events: [] };
  expect(told(move(1), vote, move(3), back(4, 2))).toEqual([1]);
  expect(told(move(1), back(2, 0))).toEqual([]);
});
