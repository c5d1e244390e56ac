import { describe, expect, test } from 'vitest';
import { extend, follow, inForce, type Link, newLine, type Step } from './line.ts';

const play = (seq: number, item: string): Step<string> => ({ seq, item });
const back = (seq: number, to: number): Step<string> => ({ seq, to });

describe('what counts after returns', () => {
  test.each([
    ['nothing', [], ''],
    ['moves', [play(1, 'A'), play(2, 'B')], 'AB'],
    ['a return', [play(1, 'A'), play(2, 'B'), back(3, 1), play(4, 'C')], 'AC'],
    [
      'a return into what was undone',
      [play(1, 'A'), play(2, 'B'), back(3, 1), back(4, 2), play(5, 'C')],
      'ABC',
    ],
    ['a return to a return', [play(1, 'A'), play(2, 'B'), back(3, 0), play(4, 'C'), back(5, 3)], ''],
    ['a return to the beginning', [play(1, 'A'), back(2, 0)], ''],
    ['a journal that counts other things', [play(4, 'A'), play(9, 'B'), back(11, 8), play(15, 'C')], 'AC'],
    ['a return to now', [play(1, 'A'), back(2, 1), play(3, 'B')], 'AB'],
  ])('%s', (_, steps, expected) => {
    expect(inForce(steps).join('')).toBe(expected);
  });
});

test('a path learns what still holds, and pays only for what is new', () => {
  const line = newLine<string>();
  const path: Link<string>[] = [];
  const told = (): string => path.map(({ item }) => item).join('');
  const add = (...steps: Step<string>[]): number => {
    for (const step of steps) extend(line, step);
    return follow(line, path);
  };
  expect([add(play(1, 'A'), play(2, 'B'), play(3, 'C')), told()]).toEqual([0, 'ABC']);
  expect([add(play(4, 'D')), told()]).toEqual([3, 'ABCD']);
  expect([add(back(5, 1), play(6, 'E')), told()]).toEqual([1, 'AE']);
  // Items taken back and restored between two looks count as never removed.
  expect([add(back(7, 4), back(8, 6)), told()]).toEqual([2, 'AE']);
  expect([add(back(9, 3)), told()]).toEqual([1, 'ABC']);
  expect([add(), told()]).toEqual([3, 'ABC']);
});
