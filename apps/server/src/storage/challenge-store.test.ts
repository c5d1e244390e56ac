import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothStores } from '../testing/both-stores.ts';
import type { RateTry } from './challenges.ts';
import type { Store } from './store.ts';

const { flavours } = bothStores();

const DAY = { game: 'vallee', day: '2026-11-18', millis: 60_000 };
/** The solver gains a point of each try, and the puzzle loses one. */
const rate: RateTry = (mine, puzzle) => {
  const before = mine ?? { mu: 25, sigma: 8 };
  return { before, mine: { ...before, mu: before.mu + 1 }, puzzle: { mu: (puzzle?.mu ?? 30) - 1, sigma: 8 } };
};

describe.each(flavours)('%s', (kind, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    for (const id of ['ana', 'bob', 'eve'])
      await store.createPerson({ id, name: id, createdAt: 1 }, `${kind}-${id}`);
  });
  afterAll(() => store.close());

  test('the first result of a day counts, and equals are listed as they came', async () => {
    expect(await store.keepDaily({ ...DAY, person: 'ana', score: 6, at: 2 })).toBe(true);
    expect(await store.keepDaily({ ...DAY, person: 'ana', score: 8, at: 3 })).toBe(false);
    await store.keepDaily({ ...DAY, person: 'bob', score: 6, at: 1 });
    await store.keepDaily({ ...DAY, person: 'eve', score: 7, at: 4 });
    expect(await store.dailyCounts('vallee', DAY.day)).toEqual([
      { score: 6, players: 2 },
      { score: 7, players: 1 },
    ]);
    expect((await store.dailyBest('vallee', DAY.day, 2)).map(({ person }) => person)).toEqual(['eve', 'bob']);
    expect(await store.dailyOf('ana', 'vallee', DAY.day)).toEqual({ ...DAY, person: 'ana', score: 6, at: 2 });
    await store.deletePerson('eve');
    expect(await store.dailyCounts('vallee', DAY.day)).toEqual([{ score: 6, players: 2 }]);
  });

  test('tries that come together are rated one after the other, and a second one of the same person not at all', async () => {
    const wish = { game: 'vallee', puzzle: '1-1', isSolved: true, at: 5 };
    const tries = ['ana', 'bob', 'ana', 'bob'].map((person) => store.keepTry({ ...wish, person }, rate));
    expect((await Promise.all(tries)).filter(({ isNew }) => isNew)).toHaveLength(2);
    expect(await store.puzzleRatings('vallee')).toEqual([
      { puzzle: '1-1', rating: { mu: 28, sigma: 8 }, tries: 2 },
    ]);
    expect(await store.puzzleRatingOf('ana', 'vallee')).toEqual({ rating: { mu: 26, sigma: 8 }, tries: 1 });
    expect(await store.triesOf('ana')).toEqual([{ game: 'vallee', puzzle: '1-1', isSolved: true }]);
  });

  test('facts are summed up for everybody and for one, and kept once', async () => {
    const ended = { table: 't1', game: 'baie', at: 1, status: 'over', state: '' } as const;
    const fact = { kind: 'gold', name: 'sale', amount: 30 };
    const facts = [
      { ...fact, seat: 0, person: 'ana', won: 1 },
      { ...fact, seat: 1, person: null, won: 0, amount: 10 },
    ];
    await store.keepFacts(ended, facts);
    await store.keepFacts(ended, facts);
    const sum = { kind: 'gold', name: 'sale', won: 1 };
    expect(await store.factSums('baie')).toEqual([{ ...sum, seats: 2, amount: 40 }]);
    expect(await store.factSums('baie', 'ana')).toEqual([{ ...sum, seats: 1, amount: 30 }]);
    expect(await store.uncounted(5, new Map([['baie', 1]]))).toEqual([]);
  });
});
