import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { writeIconSprites } from '../vite/icon-sprites.ts';
import { karanorMap } from '../vite/karanor-map.ts';
import { rulesText } from '../vite/rules-text.ts';

writeIconSprites();

/** The page of the tests, from the same sources as the page that is served. */
export default defineConfig({
  plugins: [svelte(), karanorMap(), rulesText()],
  resolve: { conditions: ['lean', 'source', ...defaultClientConditions] },
  build: {
    minify: false,
    // As on the page that is served.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { input: new URL('tables.html', import.meta.url).pathname },
  },
});
