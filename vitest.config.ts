import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];

/** Tests of what happens before something has been loaded. */
const NEEDS_FRESH_MODULES = '**/*.fresh.test.ts';

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
    // Half of the tests wait for processes, timers and browsers: three at a time use both cores of a small machine.
    maxWorkers: 3,
    // Properties play whole games: how long that takes depends on the machine and is no test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Neither is how soon something awaited comes.
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          setupFiles: ['scripts/lib/seeded-tests.mjs'],
          // Rules keep nothing between two files: they are read once for all of them.
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'examples/*/src/**/*.test.ts'],
          exclude: [NEEDS_FRESH_MODULES],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          setupFiles: ['scripts/lib/seeded-tests.mjs', 'apps/server/src/testing/end-with-file.ts'],
          // The server and all games are read once for many files: reading them takes longer than most tests.
          isolate: false,
          include: ['apps/*/src/**/*.test.ts', 'bench/src/**/*.test.ts', 'scripts/**/*.test.{mjs,ts}'],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            NEEDS_FRESH_MODULES,
            ...own.map(({ dir }) => `${dir}/**`),
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'fresh',
          setupFiles: ['scripts/lib/seeded-tests.mjs'],
          include: [`{packages,apps}/*/src/${NEEDS_FRESH_MODULES}`],
          exclude: ['**/node_modules/**', '**/dist/**', ...own.map(({ dir }) => `${dir}/**`)],
        },
      },
      ...own.map(({ file }) => file),
    ],
  },
});
