import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SOURCE = readFileSync(new URL('../../../public/push.js', import.meta.url), 'utf8');

/** The part of the service worker, with what a browser gives it. */
function worker(windows: readonly { url: string; focus(): void; navigate(to: string): void }[]) {
  const heard: Record<string, (event: object) => void> = {};
  const done: string[] = [];
  const shown: unknown[] = [];
  const self = {
    location: { origin: 'https://table.example' },
    navigator: {
      setAppBadge: async (n: number) => done.push(`badge ${n}`),
      clearAppBadge: async () => done.push('no badge'),
    },
    registration: { showNotification: async (title: string, how: object) => shown.push({ title, ...how }) },
    clients: {
      matchAll: async () => windows,
      openWindow: async (address: string) => done.push(`open ${address}`),
    },
    addEventListener: (name: string, listener: (event: object) => void) => {
      heard[name] = listener;
    },
  };
  runInNewContext(SOURCE, { self, URL, Promise });
  const send = async (name: string, event: object) => {
    let waited: Promise<unknown> = Promise.resolve();
    heard[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => (waited = work) });
    await waited;
  };
  return { done, shown, send };
}
const press = (path?: string) => ({
  notification: { close: () => undefined, ...(path === undefined ? {} : { data: { path } }) },
});

test('a message is shown under the name of its table, with the number of games that wait', async () => {
  const { done, shown, send } = worker([]);
  const told = { title: 'À vous', body: 'Avec Ana.', path: '/#/table/x', tag: 'x', waiting: 3 };
  await send('push', { data: { json: () => told } });
  await send('push', { data: { json: () => ({ ...told, waiting: 0 }) } });
  expect(shown[0]).toMatchObject({ title: 'À vous', tag: 'x', renotify: true, data: { path: '/#/table/x' } });
  expect(done).toEqual(['badge 3', 'no badge']);
});

test('what nobody can read is not shown', async () => {
  const { shown, send } = worker([]);
  await send('push', { data: null });
  await send('push', {
    data: {
      json: () => {
        throw new SyntaxError('not JSON');
      },
    },
  });
  expect(shown).toEqual([]);
});

test('a press opens the table: in a new window, in the one that shows it, or in any that is there', async () => {
  const alone = worker([]);
  await alone.send('notificationclick', press('/#/table/x'));
  await alone.send('notificationclick', press());
  expect(alone.done).toEqual(['open https://table.example/#/table/x', 'open https://table.example/']);

  const seen: string[] = [];
  const window = (url: string) => ({
    url,
    focus: () => void seen.push(`focus ${url}`),
    navigate: (to: string) => void seen.push(`${url} to ${to}`),
  });
  const [home, table] = [window('https://table.example/'), window('https://table.example/#/table/x')];
  await worker([home, table]).send('notificationclick', press('/#/table/x'));
  await worker([home]).send('notificationclick', press('/#/table/x'));
  expect(seen).toEqual([
    'focus https://table.example/#/table/x',
    'focus https://table.example/',
    'https://table.example/ to https://table.example/#/table/x',
  ]);
});
