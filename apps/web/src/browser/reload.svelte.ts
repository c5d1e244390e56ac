/** Reloads the page when it is out of date, once for each reason. If that does not help, the person is told. */

const KEY = 'comptoir.reloaded';
/** Long enough to read why the page will reload. */
const TIME_TO_READ = 2500;
/** How long the new page may take to be fetched behind the scenes. */
const PATIENCE = 8000;

let state = $state<'current' | 'reloading' | 'stuck'>('current');

/** Whether this page is out of date, and whether loading it again has not helped. */
export const outdated = (): 'current' | 'reloading' | 'stuck' => state;

/** True the first time this is asked about a reason in this tab. */
export function isFirstReload(reason: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === reason) return false;
    sessionStorage.setItem(KEY, reason);
    return true;
  } catch {
    // Without storage it could reload for ever.
    return false;
  }
}

/** The server has another version of the page than this one. A page that still works does not force a reload. */
export async function reloadFor(version: string, isUsable: boolean): Promise<void> {
  if (state !== 'current') return;
  if (!isFirstReload(version)) {
    if (!isUsable) state = 'stuck';
    return;
  }
  state = 'reloading';
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  await Promise.all([pause(TIME_TO_READ), Promise.race([renewServiceWorker(), pause(PATIENCE)])]);
  location.reload();
}

/** The service worker keeps the old page: it must fetch the new one before a reload shows it. */
async function renewServiceWorker(): Promise<void> {
  const workers = globalThis.navigator?.serviceWorker;
  const registration = await workers?.getRegistration().catch(() => undefined);
  if (registration === undefined) return;
  await registration.update().catch(() => undefined);
  const coming = registration.installing ?? registration.waiting;
  if (coming === null) return;
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated' || coming.state === 'redundant') resolve();
    });
  });
}
