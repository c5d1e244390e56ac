import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];

/** The built page in a real Chromium, alone and at a real server. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'browser',
    globalSetup: 'test/house.ts',
    isolate: false,
    pool: 'threads',
    include: ['test/**/*.e2e.ts'],
    // Whole games in a browser: how long they take depends on the machine and is no test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
