import { expect, test } from 'vitest';
import { curvePoints } from './curve.ts';
import { signed } from './words.ts';

const BOX = { width: 100, height: 40 };

test('a curve goes from left to right, higher ratings higher up, and stays in its box', () => {
  const points = curvePoints([1500, 1700, 1400], BOX);
  expect(points.map(({ x }) => x)).toEqual([0, 50, 100]);
  expect(points[1]?.y).toBe(0);
  expect(points[2]?.y).toBe(40);
});

test('one game is a point at the right, and small changes stay small', () => {
  expect(curvePoints([1500], BOX)).toEqual([{ x: 100, y: 20 }]);
  const [from, to] = curvePoints([1500, 1506], BOX);
  expect((from?.y ?? 0) - (to?.y ?? 0)).toBe(4);
});

test('changes are told with their sign', () => {
  expect([23, -12, 0].map(signed)).toEqual(['+23', '−12', '0']);
});
