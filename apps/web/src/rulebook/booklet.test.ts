import { expect, test } from 'vitest';
import { explainWords, type Term } from './booklet.ts';

const both = (text: string) => ({ fr: text, en: text });
const stall: Term = { term: both('étal'), means: both('où l’on bâtit'), rule: 'V-004' };
const stack: Term = {
  term: both('pile'),
  forms: { fr: ['piles'], en: [] },
  means: both('des cartes d’une peuplade'),
  rule: 'V-141',
};

test('words of the glossary are explained where they stand first, as whole words only', () => {
  const pieces = explainWords(
    'Bâtissez huit piles à votre étal : la pile 1, un étalage, l’étal.',
    [stall, stack],
    'fr',
  );
  expect(pieces.flatMap(({ text, term }) => (term ? [text] : []))).toEqual(['piles', 'étal']);
  expect(pieces.map(({ text }) => text).join('')).toBe(
    'Bâtissez huit piles à votre étal : la pile 1, un étalage, l’étal.',
  );
});
