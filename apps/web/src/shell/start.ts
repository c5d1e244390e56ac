import { mount } from 'svelte';
import { keepForOffline } from '../browser/offline.svelte.ts';
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

// A newer service worker takes over at once: a page of the older version that then misses one of its chunks is loaded again,
// tables lose nothing by it.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const hadOne = navigator.serviceWorker.controller !== null;
  keepForOffline(navigator.serviceWorker);
  addEventListener('vite:preloadError', () => {
    if (hadOne && navigator.onLine && isFirstReload('chunk')) location.reload();
  });
}
