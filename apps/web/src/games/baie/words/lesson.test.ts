import { type AlchemistNumbers, numbersOfEdition } from '@comptoir/baie';
import { expect, test } from 'vitest';
import { INTROS, lesson } from './lesson.ts';

const FR = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];
const EN = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const textOf = (id: string) => lesson.hints.find((hint) => hint.id === id)!.text;

test('numbers in the lesson are those of a table that is opened now', () => {
  const { boats, shops } = numbersOfEdition();
  const { spaces, fumes } = shops['A'] as AlchemistNumbers;
  const brewing = spaces['A-S4']!.hours;
  expect(textOf('brew').fr).toContain(`coûte ${FR[brewing]} heures`);
  expect(textOf('brew').en).toContain(`costs ${EN[brewing]} hours`);
  // The lesson is played against the Colporteur: two sit at the table.
  const seats = [...new Set(boats[2])].sort();
  expect(textOf('load').fr).toContain(`(${seats.map((count) => FR[count]).join(' ou ')} places)`);
  expect(textOf('load').en).toContain(`(${seats.map((count) => EN[count]).join(' or ')} seats)`);
  const [, , waste] = INTROS.A;
  expect(waste!.fr).toContain(`Dès ${FR[fumes.from]} ichors`);
  expect(waste!.en).toContain(`every ${EN[fumes.each]} bring a corruption`);
});
