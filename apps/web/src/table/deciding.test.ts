import { expect, test } from 'vitest';
import { decidingOf } from './deciding.ts';

test('the source with the greatest lead over the second decided', () => {
  expect(
    decidingOf(
      [
        [60, 20, -4],
        [70, 5, 0],
      ],
      [0, 1],
    ),
  ).toEqual({
    winner: 0,
    rival: 1,
    source: 1,
    by: 15,
    isTie: false,
  });
});

test('equal sums are a tie, and nobody wins alone', () => {
  expect(
    decidingOf(
      [
        [5, 3],
        [3, 5],
      ],
      [1, 0],
    ),
  ).toMatchObject({ winner: 1, isTie: true });
  expect(decidingOf([[5]], [0])).toBeNull();
});
