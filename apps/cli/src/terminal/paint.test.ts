import { expect, test } from 'vitest';
import { wrap } from './paint.ts';

test('a line is broken at spaces, but not before or behind a French sign', () => {
  expect(wrap('Coût : 5 or', 6)).toEqual(['Coût :', '5 or']);
  expect(wrap('Que faire ?', 9)).toEqual(['Que', 'faire ?']);
  expect(wrap('dit « oui » ici', 9)).toEqual(['dit', '« oui »', 'ici']);
  expect(wrap('  one two', 5, '    ')).toEqual(['  one', '    two']);
});
