import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingPlatforms } from './lockfile.mjs';
import { root } from './workspaces.mjs';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

test('the lockfile holds the packages of every platform (npm run lock)', () => {
  expect(missingPlatforms(lock.packages)).toEqual({});
});

test('the lockfile names no host', () => {
  const hosts = Object.values(lock.packages).filter(({ resolved }) => resolved?.includes('://'));
  expect(hosts).toEqual([]);
});

test('a binary that is nested below its owner is not missing', () => {
  const owner = { optionalDependencies: { '@x/tool-linux-x64': '1.0.0', '@x/tool-linux-x64-musl': '1.0.0' } };
  const packages = {
    'node_modules/a/node_modules/tool': owner,
    'node_modules/a/node_modules/@x/tool-linux-x64': { version: '1.0.0' },
  };
  expect(missingPlatforms(packages)).toEqual({
    'node_modules/@x/tool-linux-x64-musl': {
      version: '1.0.0',
      cpu: ['x64'],
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
  });
});
