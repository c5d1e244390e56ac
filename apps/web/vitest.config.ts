import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'web',
    pool: 'threads',
    include: ['src/**/*.test.ts', 'test/**/*.e2e.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
