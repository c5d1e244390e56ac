import { below, type Rng, xoshiro } from '@comptoir/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Entrant, isDrawn, meetings, pointsOf, type Round, SYSTEMS, type System } from './entrants.ts';
import { grouped, nextRound, roundsOf } from './pairing.ts';
import { standings } from './standings.ts';

const people = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, at) => ({ id: `p${at}`, from: 0, until: null }));

/** The round with any results. */
const played = (round: Round, rng: Rng): Round => ({
  ...round,
  tables: round.tables.map((table) => ({
    ...table,
    points: pointsOf(table.entrants.map(() => 1 + below(rng, 3))),
    scores: table.entrants.map(() => below(rng, 50)),
  })),
});

function tournament(
  system: System,
  seats: number,
  entrants: readonly Entrant[],
  count: number,
  seed = 1,
): Round[] {
  const rng = xoshiro(seed);
  const rounds: Round[] = [];
  while (rounds.length < count) {
    const next = nextRound(system, seats, entrants, rounds);
    if (next === null) break;
    rounds.push(played(next, rng));
  }
  return rounds;
}

const some = fc.record({
  count: fc.integer({ min: 2, max: 24 }),
  seats: fc.integer({ min: 2, max: 6 }),
  seed: fc.integer({ min: 1, max: 1000 }),
  system: fc.constantFrom(...SYSTEMS),
});

describe('every draw', () => {
  test('gives each who takes part one place, at a table of two seats or more, none larger than the game takes', () => {
    fc.assert(
      fc.property(some, ({ count, seats, seed, system }) => {
        const entrants = people(count);
        for (const { tables, byes } of tournament(system, seats, entrants, 5, seed)) {
          const there = [...tables.flatMap((table) => table.entrants), ...byes];
          expect(new Set(there).size).toBe(there.length);
          if (system !== 'knock-out') expect(there).toHaveLength(count);
          for (const table of tables) {
            expect(table.entrants.length).toBeGreaterThanOrEqual(2);
            expect(table.entrants.length).toBeLessThanOrEqual(seats);
          }
          if (seats > 2) expect(byes).toEqual([]);
        }
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  test('is the same from the same rounds', () => {
    fc.assert(
      fc.property(some, ({ count, seats, seed, system }) => {
        expect(tournament(system, seats, people(count), 4, seed)).toEqual(
          tournament(system, seats, people(count), 4, seed),
        );
      }),
      { numRuns: 30, seed: 7 },
    );
  });
});

test('a draw that cannot avoid second meetings gives up soon', () => {
  // Sixty-four at tables of six: in the late rounds everything that is tried fails at the last tables.
  const entrants = people(64);
  const sizes = [6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5];
  for (const rounds of [10, 11, 12].map((count) => tournament('round-robin', 6, entrants, count))) {
    const met = meetings(rounds);
    let looks = 0;
    const found = grouped(
      64,
      sizes,
      (one, other) => {
        looks += 1;
        return met(`p${one}`, `p${other}`);
      },
      0,
    );
    expect(found).toBeNull();
    expect(looks).toBeLessThan(250_000);
  }
});

describe('between two', () => {
  test.each([2, 3, 4, 5, 8, 9, 16])(
    '%i in a round robin meet once each, and each rests as often',
    (count) => {
      const rounds = tournament('round-robin', 2, people(count), roundsOf('round-robin', count, 2));
      const met = meetings(rounds);
      for (let a = 0; a < count; a++)
        for (let b = a + 1; b < count; b++) expect(met(`p${a}`, `p${b}`)).toBe(1);
      const rests = people(count).map(({ id }) => rounds.filter(({ byes }) => byes.includes(id)).length);
      expect(new Set(rests).size).toBe(1);
    },
  );

  test('nobody in a Swiss meets somebody twice before all have met, and nobody rests twice before all have', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 20 }), fc.integer({ min: 1, max: 1000 }), (count, seed) => {
        const rounds = tournament('swiss', 2, people(count), roundsOf('swiss', count, 2), seed);
        const met = meetings(rounds);
        const ids = people(count).map(({ id }) => id);
        for (const a of ids) for (const b of ids) if (a < b) expect(met(a, b)).toBeLessThanOrEqual(1);
        const rests = ids.map((id) => rounds.filter(({ byes }) => byes.includes(id)).length);
        expect(Math.max(...rests) - Math.min(...rests)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 100, seed: 7 },
    );
  });

  test('those who are seeded first do not meet in the first round of a Swiss', () => {
    const [first] = tournament('swiss', 2, people(8), 1);
    expect(first?.tables.map(({ entrants }) => [...entrants].sort())).toEqual([
      ['p0', 'p4'],
      ['p1', 'p5'],
      ['p2', 'p6'],
      ['p3', 'p7'],
    ]);
  });

  test('whoever begins often begins less', () => {
    const rounds = tournament('swiss', 2, people(16), 5);
    for (const { id } of people(16)) {
      const first = rounds.filter(({ tables }) => tables.some(({ entrants }) => entrants[0] === id)).length;
      expect(first).toBeGreaterThanOrEqual(1);
      expect(first).toBeLessThanOrEqual(4);
    }
  });

  test.each([2, 3, 5, 8, 11, 16])('a knock-out of %i leaves one, and those seeded first rest', (count) => {
    const rounds = tournament('knock-out', 2, people(count), 20);
    expect(rounds).toHaveLength(roundsOf('knock-out', count, 2));
    expect(rounds.at(-1)?.tables).toHaveLength(1);
    expect(rounds[0]?.byes).toEqual(
      people(count)
        .slice(0, rounds[0]?.byes.length)
        .map(({ id }) => id),
    );
    for (const { byes } of rounds.slice(1)) expect(byes).toEqual([]);
  });
});

test('sixteen at tables of four meet evenly: nobody more than twice in five rounds', () => {
  const met = meetings(tournament('round-robin', 4, people(16), roundsOf('round-robin', 16, 4)));
  const ids = people(16).map(({ id }) => id);
  const most = Math.max(...ids.flatMap((a) => ids.map((b) => (a < b ? met(a, b) : 0))));
  expect(most).toBeLessThanOrEqual(2);
});

test('late joiners and drop-outs are drawn while they are there, and keep their points', () => {
  const entrants: Entrant[] = [...people(6), { id: 'late', from: 1, until: null }].map((one) =>
    one.id === 'p0' ? { ...one, until: 0 } : one,
  );
  const rounds = tournament('swiss', 2, entrants, 3);
  for (const [at, { tables, byes }] of rounds.entries()) {
    const there = [...tables.flatMap((table) => table.entrants), ...byes];
    expect(there.sort()).toEqual(
      entrants
        .filter((one) => isDrawn(one, at))
        .map(({ id }) => id)
        .sort(),
    );
  }
  expect(standings(entrants, rounds)).toHaveLength(7);
});

describe('standings', () => {
  const table = (entrants: string[], places: number[], scores: number[]) => ({
    entrants,
    points: pointsOf(places),
    scores,
  });

  test('a table of four gives 1, 2/3, 1/3 and 0, and a tie is shared', () => {
    expect(pointsOf([1, 2, 3, 4])).toEqual([1, 2 / 3, 1 / 3, 0]);
    expect(pointsOf([1, 1])).toEqual([0.5, 0.5]);
  });

  test('points come first, then company, then the margin, then the seed', () => {
    const rounds: Round[] = [
      { tables: [table(['p0', 'p1'], [1, 2], [8, 6]), table(['p2', 'p3'], [1, 2], [8, 2])], byes: [] },
    ];
    expect(standings(people(4), rounds).map(({ id, margin }) => [id, margin])).toEqual([
      ['p2', 3],
      ['p0', 1],
      ['p1', -1],
      ['p3', -3],
    ]);
    expect(standings(people(4), []).map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'p3']);
  });

  test('a rest is worth a win', () => {
    expect(standings(people(1), [{ tables: [], byes: ['p0'] }])[0]).toMatchObject({
      points: 1,
      byes: 1,
      wins: 0,
    });
  });
});
