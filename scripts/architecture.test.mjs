import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const text = readFileSync(`${root}docs/architecture.md`, 'utf8');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');

test('every file that the architecture names is there', () => {
  const paths = named.filter((name) => /^[\w./-]+\.(?:ts|svelte|html|cjs|md|svelte\.ts)$/.test(name));
  expect(paths.length).toBeGreaterThan(20);
  const lost = paths.filter((path) => !files.some((file) => file === path || file.endsWith(`/${path}`)));
  expect(lost).toEqual([]);
});

/** @param {string} source */
const withoutComments = (source) =>
  source.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<![:'"`])\/\/.*$/gm, '');

test('every function and type that the architecture names is declared in the code', () => {
  const words = new Set(
    named.flatMap((name) => {
      const [, word] = /^(?:[A-Za-z]+\.)?([A-Za-z]\w*)(?:\(.*\))?$/.exec(name) ?? [];
      return word === undefined || word.length < 4 ? [] : [word];
    }),
  );
  expect(words.size).toBeGreaterThan(100);
  const source = files
    .filter(
      (file) => /^(?:packages|apps)\/.*\.(?:ts|svelte)$/.test(file) && !/\.(?:test|e2e)\.ts$/.test(file),
    )
    .map((file) => withoutComments(readFileSync(root + file, 'utf8')))
    .join('\n');
  // A declaration, a method or field of a type, or a value of a closed set. A word in a sentence is none of these.
  const declared = new Set(
    [
      /\b(?:function\*?|const|let|class|interface|type)\s+(\w+)/g,
      /^\s*(?:readonly |export |async |static |get |set )*#?(\w+)\??\s*[(:<]/gm,
      /'(\w+)'/g,
      /^\s*(\w+),$/gm,
    ].flatMap((shape) => [...source.matchAll(shape)].map(([, word = '']) => word)),
  );
  const folders = new Set(files.flatMap((file) => file.split('/').slice(0, -1)));
  expect([...words].filter((word) => !declared.has(word) && !folders.has(word))).toEqual([]);
});

test('the card that docs/write-a-card.md shows is the card as it is', () => {
  const page = readFileSync(`${root}docs/write-a-card.md`, 'utf8');
  const shown = /^ {4}technique\(\{\n(?: {4}.*\n)+/m.exec(page)?.[0].replace(/^ {2}/gm, '') ?? '';
  expect(shown).toContain("id: 'delicacy'");
  expect(readFileSync(`${root}packages/vallee/src/content/echidnas/cards.ts`, 'utf8')).toContain(shown);
});
