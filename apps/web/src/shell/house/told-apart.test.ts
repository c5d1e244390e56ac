import { expect, test } from 'vitest';
import { toldApart } from './told-apart.ts';

test('two people of one name are told apart by their numbers, others go by their names', () => {
  const names = ['Zoé', 'Abel', 'Zoé'];
  expect(names.map((name, at) => toldApart(name, `p${at}`, names))).toEqual(['Zoé (p0)', 'Abel', 'Zoé (p2)']);
});
