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

test('every function and type that the architecture names is in the code', () => {
  const words = new Set(
    named.flatMap((name) => {
      const [, word] = /^(?:[a-z]+\.)?([A-Za-z]\w*)(?:\(.*\))?$/.exec(name) ?? [];
      return word === undefined || word.length < 4 ? [] : [word];
    }),
  );
  const source = files
    .filter((file) => /^(?:packages|apps)\/.*\.(?:ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n');
  const known = new Set(source.match(/[A-Za-z]\w+/g));
  expect([...words].filter((word) => !known.has(word))).toEqual([]);
});
