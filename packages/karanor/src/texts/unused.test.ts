import { sourcesUnder, unusedPhrases } from '@comptoir/kit/testing';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';

const sources = sourcesUnder(
  new URL('../../../kit/src/', import.meta.url),
  new URL('../', import.meta.url),
  new URL('../../../../apps/web/src/games/karanor/', import.meta.url),
  new URL('../../../../apps/cli/src/boards/', import.meta.url),
);

test.each([fr, en])('every sentence is said somewhere', (phrases) => {
  expect(unusedPhrases(phrases, sources)).toEqual([]);
});
