import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];

// An app that needs plugins to read its sources, or a browser, has configurations of its own.
const own = readdirSync('apps').flatMap((app) =>
  readdirSync(`apps/${app}`)
    .filter((file) => /^vitest.*\.config\.ts$/.test(file))
    .map((file) => ({ dir: `apps/${app}`, file: `apps/${app}/${file}` })),
);

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    pool: 'threads',
    // Half of the tests wait for processes and browsers: two at a time use both cores of a small machine.
    maxWorkers: 2,
    // Properties play whole games: how long that takes depends on the machine and is no test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Neither is how soon something awaited comes.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'examples/*/src/**/*.test.ts',
            'bench/src/**/*.test.ts',
            'scripts/**/*.test.{mjs,ts}',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', ...own.map(({ dir }) => `${dir}/**`)],
        },
      },
      ...own.map(({ file }) => file),
    ],
  },
});
