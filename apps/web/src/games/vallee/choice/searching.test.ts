import { FOLK_IDS, NAMED_FOLKS } from '@comptoir/vallee';
import { beforeAll, expect, test } from 'vitest';
import { fetchFolks } from '../art/folks.ts';
import { inEdition, isFound } from './searching.ts';

beforeAll(() => fetchFolks(FOLK_IDS));
const found = (query: string): string[] => NAMED_FOLKS.filter((folk) => isFound(folk, query, 'fr'));

test('folks are found by their names, their specialities and the texts of their cards, without accents', () => {
  expect(found('chauves-souris')).toEqual(['bats']);
  expect(found('aube jour nuit').sort()).toEqual(['junglefowls', 'mongooses']);
  expect(found('Serenade')).toEqual(['mongooses']);
  expect(found('')).toEqual(NAMED_FOLKS);
  expect(found('zeppelin')).toEqual([]);
});

test('V-390 a folk of our box is looked at in the edition of the table', () => {
  expect(inEdition('hares', 'remaster')).toBe('hares-remaster');
  expect(inEdition('hares', 'first')).toBe('hares');
  expect(inEdition('bats', 'remaster')).toBe('bats');
});
