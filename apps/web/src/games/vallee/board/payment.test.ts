import type { Offer, Purchase } from '@comptoir/vallee';
import { describe, expect, test } from 'vitest';
import { payable, tenderFor } from './payment.ts';
import { compose } from './speech.ts';

/** Cards 1 to 4 are worth 1 to 4; card 9 is a chronicler, worth 1 to 3. */
const purchase: Purchase = {
  kind: 'purchase',
  id: 'market.buy',
  seat: 0,
  source: null,
  offers: [
    { slot: 0, card: 20, cost: 2 },
    { slot: 1, card: 21, cost: 5 },
    { slot: 2, card: 22, cost: 9 },
  ],
  cards: [1, 2, 3, 4, 9],
  lowest: [1, 2, 3, 4, 1],
  highest: [1, 2, 3, 4, 3],
};
const five = purchase.offers[1] as Offer;
const picks = (cards: number[], things = {}) => ({ cards, things });

describe('payments on the screen', () => {
  test('V-062 the verdict names what is wrong', () => {
    expect(tenderFor(purchase, picks([2]), five).verdict).toBe('missing');
    expect(tenderFor(purchase, picks([2, 3]), five).verdict).toBe('exact');
    expect(tenderFor(purchase, picks([3, 4]), five).verdict).toBe('over');
    expect(tenderFor(purchase, picks([1, 2, 3]), five).verdict).toBe('superfluous');
  });

  test('V-066 a chronicler is raised as far as the price asks, unless its value was declared', () => {
    expect(tenderFor(purchase, picks([9, 3]), five).values).toEqual([2, 3]);
    expect(tenderFor(purchase, picks([9, 3], { 'value 9': 1 }), five).sum).toBe(4);
    expect(tenderFor(purchase, picks([9, 3], { 'value 9': 3 }), five).sum).toBe(6);
  });

  test('V-351 coins pay what the cards leave open, alone if need be', () => {
    const rich: Purchase = { ...purchase, coins: 3 };
    expect(tenderFor(rich, picks([2]), five)).toMatchObject({ verdict: 'exact', coins: 3, sum: 2 });
    expect(tenderFor(rich, picks([1]), five).verdict).toBe('missing');
    const finish: Purchase = { ...rich, id: 'technique.finish', offers: [{ slot: 20, card: 20, cost: 2 }] };
    expect(compose(finish, picks([]))).toEqual({ slot: 20, cards: [], values: [] });
    expect(compose(rich, picks([]))).toBeUndefined();
    expect(compose({ ...finish, coins: 1 }, picks([]))).toBeUndefined();
  });

  test('the offers that the chosen cards pay for', () => {
    expect(payable(purchase, picks([2, 3])).map((offer) => offer.slot)).toEqual([1]);
    expect(payable(purchase, picks([2])).map((offer) => offer.slot)).toEqual([0]);
    expect(payable(purchase, picks([])).length).toBe(0);
  });
});
