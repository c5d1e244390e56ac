import { mount } from 'svelte';
import { isFirstReload } from '../browser/reload.svelte.ts';
import { begin } from '../browser/settled.ts';
import { startTheme } from '../browser/theme.svelte.ts';
import { language, setLanguage } from '../i18n/language.svelte.ts';
import App from './App.svelte';

startTheme();
setLanguage(language());
const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
const mounted = begin();
setTimeout(() => {
  target.replaceChildren();
  mount(App, { target });
  mounted();
});

// Offline use: the service worker keeps the shell, the games and the worker that plays them. A newer one takes over at
// once; a page of the older version that then misses one of its chunks is loaded anew, tables lose nothing by it.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const hadOne = navigator.serviceWorker.controller !== null;
  // It fetches every file there is: the line belongs to the page first.
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => null), 4000);
  addEventListener('vite:preloadError', () => {
    if (hadOne && navigator.onLine && isFirstReload('chunk')) location.reload();
  });
}
