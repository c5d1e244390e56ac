import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dictionary } from '@comptoir/kit';
import { dictionaryFaults, unusedKeys } from '@comptoir/kit/testing';
import { describe, expect, test } from 'vitest';
import { preferredLanguage } from './localized.ts';
import { softHyphens } from './typography.ts';

const root = join(import.meta.dirname, '..');
/** Keys do not count as said where they are written; what a file of words does below its dictionary does. */
const IS_WORDS = /(^|[/\\])(\w+-)?(words|i18n|fr|en)\.ts$/;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$/.test(file))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
const sources = files.map(([file, text]) =>
  IS_WORDS.test(file) ? (text.split('dictionary(fr, en)')[1] ?? '') : text,
);

type Words = Dictionary<Readonly<Record<string, string>>>;
const isDictionary = (one: unknown): one is Words => typeof one === 'function' && 'messages' in one;
/** Every dictionary of the page, by its file. */
const found = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../**/*words.ts', '../**/i18n.ts', './language.svelte.ts', '!../**/*.test.ts'],
  { eager: true },
);
const dictionaries = Object.entries(found).flatMap(([file, exported]) =>
  // A dictionary may be exported together with whoever speaks it.
  [
    ...new Map(
      Object.values(exported).flatMap((one) => (isDictionary(one) ? [[one.messages, one]] : [])),
    ).values(),
  ].map((words) => [file, words] as const),
);

test('a colon between a name and a text is one of the language', () => {
  // French has a space before it, English has none: `labelled` knows.
  const written = files.flatMap(([file, text]) =>
    IS_WORDS.test(file)
      ? []
      : [...text.matchAll(/`[^`\n]*\$\{[^`\n]*\} : [^`\n]*`|"[^"\n]*\} : [^"\n]*"|>\{[^{}\n]*\} : \{/g)].map(
          ([found]) => `${file}: ${found}`,
        ),
  );
  expect(written).toEqual([]);
});

test('the dictionaries are found', () => {
  expect(dictionaries.length).toBeGreaterThan(10);
});

describe.each(dictionaries)('the words of %s', (_, words) => {
  test('English says everything French says, with the same slots', () => {
    expect(dictionaryFaults(words)).toEqual([]);
  });
  test('one thing has one name: robot in French, bot in English', () => {
    const { fr, en } = words.messages as Record<'fr' | 'en', Record<string, unknown>>;
    const saying = (texts: Record<string, unknown>, word: RegExp): string[] =>
      Object.keys(texts).filter((key) => word.test(JSON.stringify(texts[key])));
    expect(saying(en, /\brobots?\b|peddler|nozama/i)).toEqual([]);
    expect(saying(fr, /\bbots?\b|nozama/i)).toEqual([]);
  });
  test('every one of them is said somewhere', () => {
    expect(unusedKeys(words, sources)).toEqual([]);
  });
});

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
