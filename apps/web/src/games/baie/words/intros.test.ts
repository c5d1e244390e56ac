import { type AlchemistNumbers, numbersOfEdition } from '@comptoir/baie';
import { expect, test } from 'vitest';
import { INTROS } from './intros.ts';

const FR = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];
const EN = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

test('numbers in the introductions are those of a table that is opened now', () => {
  const { fumes } = numbersOfEdition().shops['A'] as AlchemistNumbers;
  const [, , waste] = INTROS.A;
  expect(waste!.fr).toContain(`Dès ${FR[fumes.from]} ichors`);
  expect(waste!.en).toContain(`every ${EN[fumes.each]} bring a corruption`);
});
