import { expect, test } from 'vitest';
import { type Label, spread } from './labels.ts';

const label = (id: string, x: number, y: number, isFixed = false): Label => ({
  id,
  text: 'Lande aux Lanternes',
  x,
  y,
  size: 20,
  isFixed,
});
const where = (labels: readonly Label[]): unknown[] => spread(labels).map(({ id, y }) => [id, y]);

test('names that do not meet stay', () => {
  expect(where([label('a', 0, 100), label('b', 400, 100)])).toEqual([
    ['a', 100],
    ['b', 100],
  ]);
});

test('a name that meets another stands lower, then above its place, then is left out; cities stay', () => {
  expect(where([label('a', 40, 95), label('city', 0, 100, true)])).toEqual([
    ['city', 100],
    ['a', 47],
  ]);
  expect(where([label('city', 0, 100, true), label('a', 40, 101)])).toEqual([
    ['city', 100],
    ['a', 121],
  ]);
  const crowd = [label('city', 0, 100, true), label('low', 0, 120, true), label('high', 0, 60, true)];
  expect(where([...crowd, label('a', 40, 100)])).toHaveLength(3);
});
