import { expect, test } from 'vitest';
import { markWords, type RuleChapter, searchRules } from './rules-text.ts';

const chapters: RuleChapter[] = [
  {
    id: 'market',
    title: 'Le marché',
    paragraphs: [
      { id: 'V-061', text: 'Le prix est la valeur plus le supplément.' },
      { id: 'V-062', text: 'Pour payer, défaussez des cartes.' },
    ],
  },
  { id: 'stall', title: 'L’étal', paragraphs: [{ id: 'V-140', text: 'Bâtissez la pile suivante.' }] },
];
const found = (query: string): (string | null)[] =>
  searchRules(chapters, query).map((hit) => hit.paragraph.id);

test('accents and capitals do not matter, all words count', () => {
  expect(found('DEFAUSSEZ payer')).toEqual(['V-062']);
  expect(found("l'etal")).toEqual(['V-140']);
  expect(found('payer étal')).toEqual([]);
});

test('a rule is found by its id', () => {
  expect(found('v-061')).toEqual(['V-061']);
  expect(found('   ')).toEqual([]);
});

test('finds are marked in the text as written', () => {
  expect(markWords('Pour payer, défaussez.', 'defaussez')).toEqual(['Pour payer, ', 'défaussez', '.']);
  expect(markWords('Rien ici', 'payer')).toEqual(['Rien ici']);
});
