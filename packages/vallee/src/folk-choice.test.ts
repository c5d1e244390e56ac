import { expect, test } from 'vitest';
import { MOODS, TRAITS } from './content/moods.ts';
import { FOLK_IDS } from './content/numbers.ts';
import { ANY_TASTE, completed, objection, TASTES } from './folk-choice.ts';

test('every folk has a mood from 1 to 5 in each trait', () => {
  for (const folk of FOLK_IDS)
    for (const trait of TRAITS) expect([1, 2, 3, 4, 5], `${folk} ${trait}`).toContain(MOODS[folk]?.[trait]);
});

test('a folk that is not to the taste says why', () => {
  expect(objection('raccoons', TASTES.peaceful)).toBe('nastiness');
  expect(objection('sloths', TASTES.harsh)).toBe('interaction');
  expect(objection('sloths', { ...ANY_TASTE, boxes: [3] })).toBe('box');
  expect(objection('foxes', TASTES.peaceful)).toBeNull();
});

test('V-020 a choice is completed at random, to the taste as far as it goes, and keeps what was chosen', () => {
  const first = () => 0;
  const last = (n: number) => n - 1;
  for (const below of [first, last]) {
    const mix = completed(['raccoons'], 4, FOLK_IDS, TASTES.peaceful, below);
    expect(mix).toHaveLength(4);
    expect(mix).toContain('raccoons');
    for (const folk of mix) if (folk !== 'raccoons') expect(objection(folk, TASTES.peaceful)).toBeNull();
  }
  expect(completed([], 3, FOLK_IDS, { ...ANY_TASTE, boxes: [0] }, first)).toHaveLength(3);
  expect(completed(['hares', 'lemurs'], 1, FOLK_IDS, ANY_TASTE, first)).toEqual(['hares']);
});
