import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { language, setLanguage } from './i18n/language.svelte.ts';
import { startTheme } from './theme.svelte.ts';

startTheme();
setLanguage(language());
const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target });

// After the first paint: the service worker keeps the shell and the game chunks for offline use.
if (import.meta.env.PROD) {
  void import('virtual:pwa-register').then(({ registerSW }) => registerSW({ immediate: true }));
}
