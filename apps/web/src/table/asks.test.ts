import type { PickCards } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { composeKit, orderOf, valuesOf } from './asks.ts';

const base = { id: 'x', seat: 0, source: null } as const;
const picks = (cards: number[], things = {}) => ({ cards, things });
const two: PickCards = { ...base, kind: 'pick-cards', from: [1, 2, 3], min: 2, max: 2 };

describe('answers made of picks', () => {
  test('too few cards are no answer yet', () => {
    expect(composeKit(two, picks([1]))).toBeUndefined();
    expect(composeKit(two, picks([3, 1]))).toEqual([3, 1]);
  });

  test('an order starts as offered and keeps what was moved', () => {
    expect(orderOf([4, 5, 6], picks([]))).toEqual([4, 5, 6]);
    expect(orderOf([4, 5, 6], picks([], { order: [6, 9] }))).toEqual([6, 4, 5]);
  });

  test('short lists name their values', () => {
    expect(valuesOf({ ...base, kind: 'pick-number', min: 1, max: 3 })).toEqual([1, 2, 3]);
    expect(valuesOf({ ...base, kind: 'pick-seat', from: [1, 2] })).toEqual([1, 2]);
    expect(composeKit({ ...base, kind: 'pick-seat', from: [1, 2] }, picks([], { value: 2 }))).toBe(2);
  });
});
