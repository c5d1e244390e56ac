import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, workspaces } from './lib/workspaces.mjs';

/**
 * `npm start` on a clean clone builds with development dependencies left out. So whatever the sources of that build import,
 * and the types that come in a package of their own, stand under `dependencies` of the workspace or of the whole.
 */
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** @param {string} dir @returns {any} */
const manifestOf = (dir) => JSON.parse(readFileSync(join(root, dir, 'package.json'), 'utf8'));
const whole = manifestOf('.').dependencies;

/** The files of a workspace that its build reads. @param {string} dir */
function built(dir) {
  const own = tracked.filter((file) => file.startsWith(`${dir}/`)).map((file) => file.slice(dir.length + 1));
  if (dir === 'apps/web')
    return own.filter(
      (file) => /^(?:src|vite)\/|^(?:vite|svelte)\.config\./.test(file) && !/\.test\.ts$/.test(file),
    );
  const { include = ['src'], exclude = [] } = JSON.parse(
    readFileSync(join(root, dir, 'tsconfig.json'), 'utf8'),
  );
  /** @param {string} file @param {readonly string[]} patterns */
  const isIn = (file, patterns) =>
    patterns.some((pattern) => {
      const [folder = '', ending = '/'] = pattern.split('**/*');
      return ending === '/'
        ? file.startsWith(`${folder}/`)
        : file.startsWith(folder) && file.endsWith(ending);
    });
  return own.filter((file) => /\.ts$/.test(file) && isIn(file, include) && !isIn(file, exclude));
}

/** Packages that a source names. @param {string} source */
const importsIn = (source) =>
  [
    ...source.matchAll(
      /(?:\bfrom|\bimport|\bimport\(|\bresolve\(|@import(?: url\()?)\s*['"]([@\w][^'"\n]*)['"]/g,
    ),
  ]
    // Code in a template is not compiled with the rest.
    .filter(({ index }) => !source.slice(source.lastIndexOf('\n', index) + 1, index).includes('`'))
    .map(([, name = '']) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));

/** @param {string} name of a package; null if it brings its types along */
function typesOf(name) {
  const found = [join(root, 'node_modules', name, 'package.json')].find(existsSync);
  if (found === undefined) return null;
  const { types, typings, exports } = JSON.parse(readFileSync(found, 'utf8'));
  const bringsTypes = types || typings || JSON.stringify(exports ?? {}).includes('.d.');
  const beside = existsSync(found.replace(/package\.json$/, 'index.d.ts'));
  if (bringsTypes || beside) return null;
  const own = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
  return existsSync(join(root, 'node_modules', own)) ? own : null;
}

test.each(workspaces().map(({ dir }) => dir))(
  'what the build of %s needs is installed by npm start',
  (dir) => {
    const { dependencies = {}, name: self } = manifestOf(dir);
    const needed = new Set();
    const sources = built(dir)
      .filter((file) => /\.(?:ts|js|svelte|css)$/.test(file))
      .map((file) => readFileSync(join(root, dir, file), 'utf8'));
    // Types that a workspace declares itself need no package; `bench` does so for what it only measures.
    const declared = new Set(
      sources.flatMap((source) => [...source.matchAll(/declare module '([^'/]+)/g)].map(([, name]) => name)),
    );
    for (const source of sources) {
      for (const name of importsIn(source)) {
        if (name === self || declared.has(name) || name.startsWith('virtual:')) continue;
        needed.add(name);
        const types = dir === 'apps/web' ? null : typesOf(name);
        if (types !== null) needed.add(types);
      }
    }
    const config = join(root, dir, 'tsconfig.json');
    /** @type {readonly string[]} */
    const ambient =
      dir === 'apps/web' ? [] : (JSON.parse(readFileSync(config, 'utf8')).compilerOptions?.types ?? []);
    for (const name of ambient) needed.add(`@types/${name}`);
    expect([...needed].filter((name) => !(name in dependencies) && !(name in whole))).toEqual([]);
  },
);

test('the check sees what it is there for', () => {
  expect(importsIn("import webpush from 'web-push';\nawait import('pg/lib/x.js');")).toEqual([
    'web-push',
    'pg',
  ]);
  expect(importsIn("const code = `import('tsx')`;")).toEqual([]);
  expect(typesOf('web-push')).toBe('@types/web-push');
  expect(typesOf('fastify')).toBeNull();
});
