import { goodNamed, NONE, PIERS } from '@comptoir/baie';
import { expect, test } from 'vitest';
import { buyerOf, buyersOf, nextHere } from './best-piers.ts';

/** One red Client on the Bazaar, three on the Square, three on the Black Market; two green ones there. */
const at = (pier: number, paid = 0) => ({
  piers: [
    [1, 0, 0, 0, 0],
    [3, 0, 0, 0, 1],
    [3, 2, 0, 0, 0],
  ],
  sale: { pier, seller: 0, paid, soldAtBlackMarket: [false] },
});
const good = (name: 'sR' | 'lR' | 'sG' | 'sB') => goodNamed(name);

test('B-104 a good goes to the pier that pays most, of equal ones to the first', () => {
  expect(buyerOf(at(0), good('sR'))).toEqual({ pier: 1, price: 9 });
  expect(buyerOf(at(0), good('lR'))).toEqual({ pier: 2, price: 18 });
  expect(buyerOf(at(2), good('sR'))).toEqual({ pier: 2, price: 9 });
  expect(buyerOf(at(0), good('sB'))).toBeNull();
  // B-170: a Rogue that was paid counts at this pier alone.
  expect(buyerOf(at(1, 1), good('sG'))).toEqual({ pier: 2, price: 6 });
  expect(buyerOf(at(1, 1), good('sB'))).toEqual({ pier: 1, price: 4 });
});

test('a whole day sells each good once, and here only what has its best buyer here', () => {
  const stall = [good('sR'), NONE, good('lR'), good('sB'), good('sG')];
  const players = [{ stall }] as unknown as Parameters<typeof buyersOf>[0]['players'];
  expect(buyersOf({ ...at(0), players }, 0).map(({ price }) => price)).toEqual([9, 18, 6]);
  expect(nextHere(at(0), [good('lR')])).toBeNull();
  expect(nextHere(at(1), [good('sR')])).toBe(good('sR'));
  expect(nextHere(at(PIERS.length - 1), [good('sG'), good('lR')])).toBe(good('lR'));
});
