import { afterAll, expect, vi } from 'vitest';

// Newer versions of Node have a part of a browser's navigator: a language, and locks that one tab of a test would hold against
// the next one. Tests of the page's parts are not in a browser, whatever runs them: no language is asked for and nothing is locked.
Object.defineProperty(globalThis, 'navigator', { value: undefined, configurable: true, writable: true });

// Files share their modules: one that ends in English would have others read English, or not, as the order falls.
// The same goes for whatever stands in for a part of a browser: a store that stays remembers the pace that somebody else chose.
afterAll(async () => {
  vi.unstubAllGlobals();
  const { language } = await import('../src/i18n/language.svelte.ts');
  expect(language()).toBe('fr');
});
