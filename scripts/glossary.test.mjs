import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);

/** All sources of rules, bots, terminal, server and page, as one text. */
function sources() {
  const folders = ['packages', 'apps'].flatMap((group) =>
    readdirSync(new URL(group, root)).map((name) => new URL(`${group}/${name}/src/`, root)),
  );
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:ts|json|svelte)$/.test(file) && !/golden|saved/.test(file))
        .map((file) => readFileSync(new URL(file, folder), 'utf8')),
    )
    .join('\n');
}

test('every identifier of the glossary is in the code', () => {
  const text = sources();
  // Questions have names with a dot.
  const words = new Set([...(text.match(/[\w-]+/g) ?? []), ...(text.match(/[\w-]+(?:\.[\w-]+)+/g) ?? [])]);
  const rows = readFileSync(new URL('docs/glossary.md', root), 'utf8').split('\n');
  const missing = rows
    .filter((row) => row.startsWith('|'))
    .flatMap((row) => [...(row.split('|')[3] ?? '').matchAll(/`([\w.-]+)`/g)])
    .map(([, name = '']) => name.replace(/^state\./, ''))
    .filter((name) => !words.has(name));
  expect(missing).toEqual([]);
});
