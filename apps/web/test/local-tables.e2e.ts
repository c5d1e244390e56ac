import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchBrowser, openSite, type Site } from './site.ts';
import { newContext, openPage } from './visits.ts';

let site: Site;
let browser: Browser;
let context: BrowserContext;
const troubles: string[][] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});
beforeEach(async () => {
  troubles.length = 0;
  context = await newContext(browser, { serviceWorkers: 'allow' });
});
afterEach(() => expect(troubles.flat()).toEqual([]));

async function newPage(): Promise<Page> {
  const { page, troubles: its } = await openPage(context);
  troubles.push(its);
  return page;
}

/** What this browser keeps, straight from its database. */
function kept(page: Page): Promise<{ id: string; seq: number; awaited: number[] }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('comptoir');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('tables').objectStore('tables').getAll();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result);
          };
        };
      }),
  );
}

/** Before the code of the worker: from a word on, its database has no room left. */
const FULL_ON_DEMAND = `
{
  let isFull = false;
  new BroadcastChannel('full').onmessage = () => (isFull = true);
  for (const name of ['put', 'add']) {
    const write = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...values) {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError');
      return write.apply(this, values);
    };
  }
}
`;

/** Whoever starts is asked what to do, and nothing else. */
async function startSolo(page: Page): Promise<void> {
  await page.goto(site.url);
  await openSolo(page);
}
async function openSolo(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Plus d’options' }).first().click();
  await page.getByLabel('Premier joueur').selectOption('0');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await myTurn(page);
}

const myTurn = (page: Page): Promise<void> => page.getByText('Que faites-vous ?').first().waitFor();

/** Ends the turn without doing anything. */
async function pass(page: Page): Promise<void> {
  const [before] = await kept(page);
  await page.locator('[data-verb="inventory.discard"]').first().click();
  await page.locator('[data-verb="turn.end"]').first().click();
  await expect.poll(async () => (await kept(page))[0]?.seq).toBeGreaterThan((before?.seq ?? 0) + 1);
}

describe('a table in this browser', () => {
  test('is kept move by move and found again after a reload', async () => {
    const page = await newPage();
    await startSolo(page);
    await pass(page);
    await expect.poll(async () => (await kept(page))[0]?.awaited).toEqual([0]);
    const [left] = await kept(page);
    await page.reload();
    await page.getByText('Votre étal').first().waitFor();
    expect((await kept(page))[0]).toEqual(left);

    await page.goto(`${site.url}#/`);
    await page.getByText('à vous de jouer').waitFor();
    await page.getByRole('button', { name: /^Jouer/ }).click();
    await page.getByText('Votre étal').first().waitFor();
  });

  test('is played in one tab at a time', async () => {
    const first = await newPage();
    await startSolo(first);
    const second = await newPage();
    await second.goto(first.url());
    await second.getByText('ouverte dans un autre onglet').last().waitFor();
    await second.getByRole('button', { name: 'Jouer ici' }).click();
    await myTurn(second);
    await first.getByText('ouverte dans un autre onglet').last().waitFor();
  });

  test('goes on when no room is left, and says that it is no longer kept', async () => {
    await context.route(/assets\/worker-[^/]*\.js/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: FULL_ON_DEMAND + (await response.text()) });
    });
    const page = await newPage();
    await startSolo(page);
    await page.evaluate(() => new BroadcastChannel('full').postMessage(true));
    await page.locator('[data-verb="inventory.discard"]').first().click();
    await page.getByText('n’est plus enregistrée').waitFor();
    await page.locator('[data-verb="turn.end"]').first().click();
    await myTurn(page);
  });

  test('starts with one press on a face, remembers it, and can be put away', async () => {
    const page = await newPage();
    await page.goto(site.url);
    await page
      .getByRole('link', { name: /confirmé/ })
      .first()
      .click();
    await page.getByText('Votre étal').first().waitFor();
    await page.getByText('Dame Échidna').first().waitFor();
    await page.goto(`${site.url}#/`);
    await page.locator('a.last', { hasText: 'confirmé' }).waitFor();
    await page.getByRole('button', { name: /^Supprimer la table/ }).click();
    await page.getByText('Aucune partie en cours').waitFor();
    expect(await kept(page)).toEqual([]);
    await page.goBack();
    await page.getByText('n’existe plus').last().waitFor();
  });
});

test('after one visit a new game is played with the network off', async () => {
  const page = await newPage();
  await page.goto(site.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The shell, the games and the worker are fetched in the background.
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).some((key) => key.includes('precache'))))
    .toBe(true);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await openSolo(page);
  await pass(page);
  await page.reload();
  await page.getByText('Votre étal').first().waitFor();
});
