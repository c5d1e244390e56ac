import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as cliEn from '../apps/cli/src/texts/en.ts';
import * as cliFr from '../apps/cli/src/texts/fr.ts';
import { noticeWords } from '../apps/server/src/notices/words.ts';
import * as baieEn from '../packages/baie/src/texts/en.ts';
import * as baieFr from '../packages/baie/src/texts/fr.ts';
import * as karanorEn from '../packages/karanor/src/texts/en.ts';
import * as karanorFr from '../packages/karanor/src/texts/fr.ts';
import { refusalWords } from '../packages/kit/src/refusal-words.ts';
import { dictionaryFaults, unusedKeys, unusedPhrases } from '../packages/kit/src/testing/dictionaries.ts';
import * as valleeEn from '../packages/vallee/src/texts/en.ts';
import * as valleeFr from '../packages/vallee/src/texts/fr.ts';

const root = new URL('../', import.meta.url);
/** Tests and files of sentences do not count as using a sentence. */
const SILENT =
  /\.test\.ts$|(?:^|[/\\])(?:fr|en)(?:-\w+)?\.ts$|(?:^|[/\\])(?:phrases|words|refusal-words)\.ts$/;

/** @param {readonly string[]} folders */
const sourcesIn = (folders) =>
  folders.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|svelte)$/.test(file) && !SILENT.test(file))
      .map((file) => readFileSync(new URL(`${folder}${file}`, root), 'utf8')),
  );

/** @type {Readonly<Record<string, readonly object[]>>} */
const GAMES = {
  vallee: [valleeFr.fr, valleeEn.en],
  baie: [baieFr.fr, baieEn.en],
  karanor: [karanorFr.fr, karanorEn.en],
};

test.each(Object.entries(GAMES))('every sentence of %s is said somewhere', (game, languages) => {
  const sources = sourcesIn([
    'packages/kit/src/',
    `packages/${game}/src/`,
    `apps/web/src/games/${game}/`,
    'apps/cli/src/boards/',
  ]);
  for (const phrases of languages) expect(unusedPhrases(phrases, sources)).toEqual([]);
});

test('every sentence of the terminal is said somewhere', () => {
  const sources = sourcesIn(['packages/kit/src/', 'packages/bots/src/', 'apps/cli/src/']);
  for (const texts of [cliFr.fr, cliEn.en]) expect(unusedPhrases(texts, sources)).toEqual([]);
});

/** @type {Readonly<Record<string, readonly [words: typeof noticeWords | typeof refusalWords, folders: string[]]>>} */
const DICTIONARIES = {
  'the server': [noticeWords, ['apps/server/src/']],
  'the kit': [refusalWords, ['packages/kit/src/']],
};

test.each(Object.entries(DICTIONARIES))(
  'every sentence of %s is said somewhere, in both languages',
  (_, [words, folders]) => {
    expect(dictionaryFaults(words)).toEqual([]);
    expect(unusedKeys(words, sourcesIn(folders))).toEqual([]);
  },
);
