import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'web',
    globalSetup: 'test/house.ts',
    pool: 'threads',
    include: ['src/**/*.test.ts', 'test/**/*.e2e.ts'],
    // Whole games in a browser: how long they take depends on the machine and is no test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
