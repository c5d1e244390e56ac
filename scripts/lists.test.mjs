import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * What must change when something is added. A file that names every folk is a list of folks, and one more folk changes
 * it; so with merchants, games and kinds of questions. The documents name these files, and no other file is such a list.
 */
const root = new URL('../', import.meta.url);
const IS_SOURCE = /\.(?:ts|svelte|mjs|json)$/;
const IS_BESIDE =
  /\.(?:test|e2e|fresh\.test)\.(?:ts|mjs)$|^package-lock\.json$|\/(?:testing|test|golden|saved|scripts)\//;
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => IS_SOURCE.test(file) && !IS_BESIDE.test(file))
  .map((file) => ({ file, code: withoutComments(readFileSync(new URL(file, root), 'utf8')) }));

/** @param {string} source */
function withoutComments(source) {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
}

/** @param {readonly RegExp[]} members */
const listsOf = (members) =>
  files.filter(({ code }) => members.every((one) => one.test(code))).map(({ file }) => file);

/** The files in the fenced block after `marker` in a document, one per line. @param {string} document @param {string} marker */
function namedIn(document, marker) {
  const text = readFileSync(new URL(`docs/${document}`, root), 'utf8');
  const block = text.split(`<!-- ${marker} -->\n\n`)[1]?.split('\n\n')[0] ?? '';
  return block
    .split('\n')
    .map((line) => line.trim().split(/\s+/)[0] ?? '')
    .filter((path) => path !== '');
}

/** @param {string} name */
const word = (name) => new RegExp(`\\b${name}\\b`);
/** @param {string} folder */
const foldersOf = (folder) =>
  readdirSync(new URL(folder, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

test('another folk changes the files that docs/write-a-card.md names', () => {
  const folks = foldersOf('packages/vallee/src/content/').filter((name) => name !== 'junk');
  expect(listsOf(folks.map(word))).toEqual(namedIn('write-a-card.md', 'lists of folks'));
});

test('another merchant changes the files that docs/write-a-merchant.md names', () => {
  const merchants = foldersOf('packages/baie/src/merchants/');
  const ids = /\['(.*)'\] as const/.exec(
    readFileSync(new URL('packages/baie/src/merchants/ids.ts', root), 'utf8'),
  )?.[1];
  const letters = ids?.split("', '") ?? [];
  expect(letters).toHaveLength(merchants.length);
  const byFolder = listsOf(merchants.map(word));
  const byLetter = listsOf(letters.map((letter) => new RegExp(`'${letter}'|^\\s*${letter}: `, 'm')));
  const found = [...new Set([...byFolder, ...byLetter])].sort();
  expect(found).toEqual(namedIn('write-a-merchant.md', 'lists of merchants'));
});

test('another game of the house changes the files that docs/write-a-game.md names', () => {
  expect(listsOf(['vallee', 'baie', 'karanor'].map(word))).toEqual(
    namedIn('write-a-game.md', 'lists of games'),
  );
});

test('another kind of question changes the files that docs/write-a-game.md names', () => {
  const kinds = ['pick-cards', 'pick-seat', 'pick-number', 'pick-option', 'order-cards', 'confirm'];
  const lists = listsOf(kinds.map((kind) => new RegExp(`'${kind}'|\\b${kind}: `)));
  // Games and bots name the kinds they use; nothing of theirs changes for one more.
  const found = lists.filter((file) => /^(?:packages\/kit|apps)\//.test(file));
  expect(found).toEqual(namedIn('write-a-game.md', 'lists of kinds'));
});
