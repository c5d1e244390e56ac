import { sourcesUnder, unusedPhrases } from '@comptoir/kit/testing';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';

const sources = sourcesUnder(
  new URL('../', import.meta.url),
  new URL('../../../../packages/kit/src/', import.meta.url),
);

test.each([fr, en])('every sentence of the program is said somewhere', (texts) => {
  expect(unusedPhrases(texts, sources)).toEqual([]);
});
