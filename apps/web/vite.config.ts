import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { CHUNKS, isWorkers } from './vite/chunks.ts';
import { writeIconSprites } from './vite/icon-sprites.ts';
import { karanorContent } from './vite/karanor-content.ts';
import { karanorMap } from './vite/karanor-map.ts';
import { pageVersion } from './vite/page-version.ts';
import { preloadFirst } from './vite/preload-first.ts';
import { rulesText } from './vite/rules-text.ts';
import { workerInPage } from './vite/worker-in-page.ts';

writeIconSprites();

export default defineConfig({
  plugins: [
    svelte(),
    karanorContent(),
    karanorMap(),
    rulesText(),
    pageVersion(),
    workerInPage(),
    preloadFirst([
      { name: 'wood', as: 'image', media: '(prefers-color-scheme: light)' },
      { name: 'wood-dark', as: 'image', media: '(prefers-color-scheme: dark)' },
      { name: 'alegreya-sans-latin-500-normal', as: 'font' },
      { name: 'alegreya-latin-700-normal', as: 'font' },
    ]),
    VitePWA({
      registerType: 'autoUpdate',
      // Registration is part of the bundle: a strict content policy allows no inline script.
      injectRegister: false,
      manifest: {
        name: 'Comptoir',
        short_name: 'Comptoir',
        description: 'Trois jeux de commerce à une seule table.',
        lang: 'fr',
        theme_color: '#4a3123',
        background_color: '#e9dcc0',
        display: 'standalone',
        start_url: '/',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,png}'],
        // Pictures for previews of links are looked at by others.
        globIgnores: ['previews/*'],
        // Shows messages while no page is open.
        importScripts: ['/push.js'],
        navigateFallbackDenylist: [/^\/api\//],
        // The first visit is enough: the page is looked after without a reload.
        clientsClaim: true,
        skipWaiting: true,
      },
    }),
  ],
  // Packages of the workspace are read from their sources; no build of theirs is needed first. Of a game that comes in parts
  // the page fetches those it needs (`lean`).
  resolve: { conditions: ['lean', 'source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Data addresses are refused by the content policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostId }) => (isWorkers(hostId) ? [] : files),
    },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
