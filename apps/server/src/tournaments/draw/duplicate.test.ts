import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchpoints } from './duplicate.ts';
import type { DrawnTable, Entrant, Round } from './entrants.ts';
import { standings } from './standings.ts';

const table = (entrants: string[], scores: number[]): DrawnTable => ({
  entrants,
  points: null,
  scores,
  places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
});
const pointsAt = (tables: readonly DrawnTable[]) => tables.map(({ points }) => points);

test('whoever makes more of the same seat has the points, also behind a seat that always loses', () => {
  const tables = matchpoints([
    table(['a', 'b'], [10, 2]),
    table(['c', 'd'], [9, 8]),
    table(['e', 'f'], [9, 5]),
  ]);
  expect(pointsAt(tables)).toEqual([
    [1, 0],
    [0, 1],
    [0.5, 0.5],
  ]);
});

test('a better place goes before a larger margin', () => {
  const [one, other] = matchpoints([table(['a', 'b', 'c'], [8, 7, 7]), table(['d', 'e', 'f'], [7, 8, 0])]);
  expect([one?.points?.[0], other?.points?.[0]]).toEqual([1, 0]);
});

test('what has ended counts at once, what goes on or was broken off compares with nobody', () => {
  const open: DrawnTable = { entrants: ['c', 'd'], points: null, scores: null };
  const broken: DrawnTable = { entrants: ['e', 'f'], points: [0, 0], scores: null };
  expect(pointsAt(matchpoints([table(['a', 'b'], [3, 1]), open, broken]))).toEqual([[1, 0], null, [0, 0]]);
});

test('tables of another size have another deal', () => {
  const tables = matchpoints([
    table(['a', 'b', 'c'], [3, 2, 1]),
    table(['d', 'e', 'f'], [1, 2, 3]),
    table(['g', 'h'], [1, 2]),
  ]);
  expect(pointsAt(tables)).toEqual([
    [1, 0.5, 0],
    [0, 0.5, 1],
    [0, 1],
  ]);
});

const round = fc
  .record({ seats: fc.integer({ min: 2, max: 6 }), tables: fc.integer({ min: 2, max: 12 }) })
  .chain(({ seats, tables }) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: seats, maxLength: seats }), {
      minLength: tables,
      maxLength: tables,
    }),
  );
const tablesOf = (scores: number[][]) =>
  scores.map((own, at) =>
    table(
      own.map((_, seat) => `${at}-${seat}`),
      own,
    ),
  );

test('each seat gives away half its tables in points, so no seat and no deal is worth more than another', () => {
  fc.assert(
    fc.property(round, (scores) => {
      const tables = matchpoints(tablesOf(scores));
      for (const seat of scores[0]?.keys() ?? []) {
        const points = tables.map((one) => one.points?.[seat] ?? Number.NaN);
        expect(points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(tables.length / 2, 9);
        for (const one of points) expect(one >= 0 && one <= 1).toBe(true);
      }
    }),
  );
});

test('the order of the tables does not matter, nor does scoring twice', () => {
  fc.assert(
    fc.property(round, (scores) => {
      const tables = tablesOf(scores);
      const once = matchpoints(tables);
      expect(matchpoints([...tables].reverse()).reverse()).toEqual(once);
      expect(matchpoints(once)).toEqual(once);
    }),
  );
});

test('a luck that every table shares cancels out: the same play at each gives everybody a half', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { minLength: 2, maxLength: 6 }),
      fc.integer({ min: 2, max: 9 }),
      (own, tables) => {
        const alike = matchpoints(tablesOf(Array.from({ length: tables }, () => own)));
        for (const { points } of alike) expect(points).toEqual(own.map(() => 0.5));
      },
    ),
  );
});

test('a rest is worth the average, and tables won are counted by the places at them', () => {
  const people: Entrant[] = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, from: 0, until: null }));
  const tables = matchpoints([table(['a', 'b'], [10, 2]), table(['c', 'd'], [9, 8])]);
  const rounds: Round[] = [{ tables, byes: ['e'], rest: 0.5 }];
  expect(standings(people, rounds).map(({ id, points, wins }) => [id, points, wins])).toEqual([
    ['a', 1, 1],
    ['d', 1, 0],
    ['e', 0.5, 0],
    ['c', 0, 1],
    ['b', 0, 0],
  ]);
});
