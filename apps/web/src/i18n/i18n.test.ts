import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryFaults, unusedKeys } from '@comptoir/kit/testing';
import { describe, expect, test } from 'vitest';
import { words as baie } from '../games/baie/words/words.ts';
import { words as karanor } from '../games/karanor/words/words.ts';
import { words as vallee } from '../games/vallee/words/words.ts';
import { words as shell } from '../shell/words.ts';
import { words as table } from '../table/i18n.ts';
import { words as page } from './language.svelte.ts';
import { preferredLanguage } from './localized.ts';
import { softHyphens } from './typography.ts';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/(^|[/\\])(words|i18n|fr|en)\.ts$|\.test\.ts$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'));

describe.each(Object.entries({ page, table, shell, vallee, baie, karanor }))(
  'the words of %s',
  (_, words) => {
    test('English says everything French says, with the same slots', () => {
      expect(dictionaryFaults(words)).toEqual([]);
    });
    test('every one of them is said somewhere', () => {
      expect(unusedKeys(words, sources)).toEqual([]);
    });
  },
);

test('preferredLanguage takes the first language we speak', () => {
  expect(preferredLanguage(['de-DE', 'en-GB', 'fr'])).toBe('en');
  expect(preferredLanguage(['es'])).toBe('fr');
});

test('long words may be cut between syllables, short ones never', () => {
  const shown = (text: string): string => softHyphens(text).replaceAll('\u00ad', '-');
  expect(shown('Consommateur')).toBe('Con-som-ma-teur');
  expect(shown('Cambriolage')).toBe('Cam-brio-lage');
  expect(shown('Chroniqueur rigoureux')).toBe('Chro-ni-queur rigou-reux');
  expect(shown('Bribe')).toBe('Bribe');
});
