import { recall, remember } from './preferences.ts';

/**
 * Playing without a network. The service worker keeps the shell, the games and the worker that plays them. A newer one takes
 * over at once; what it brings is seen with the next load of the page.
 */

/** ready: the network is no longer needed. renewed: a newer version is stored. */
let news = $state<'ready' | 'renewed' | null>(null);

export const offlineNews = (): 'ready' | 'renewed' | null => news;

export function offlineNewsRead(): void {
  if (news === 'ready') remember('offline', 'told');
  news = null;
}

/** It fetches every file, so it waits until the page has what it needs. */
const FIRST = 4000;

export function keepForOffline(workers: ServiceWorkerContainer): void {
  const hadOne = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (hadOne) news = 'renewed';
    else if (recall('offline', ['told']) === null) news = 'ready';
  });
  setTimeout(() => void workers.register('/sw.js').catch(() => null), FIRST);
}
