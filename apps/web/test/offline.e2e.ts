import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { excess, newPage, violations } from './browser.ts';
import { serve } from './serving.ts';
import { builtPage, launchBrowser, openSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test('whoever loses the network before the shop is open reads so on its front', async () => {
  const { page } = await newPage(browser);
  await page.route(/assets\/shell-[^/]*\.js/, (route) => route.abort());
  await page.goto(site.url);
  await page.getByText('Pas de connexion').waitFor();
  expect({ faults: await violations(page), excess: await excess(page) }).toEqual({ faults: [], excess: 0 });
  // It opens by itself when the network is back.
  await page.unroute(/assets\/shell-[^/]*\.js/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('heading', { name: 'Vos parties' }).waitFor();
});

test.each(['credits', 'new/vallee', 'learn/baie'])(
  'a page that does not come is never a blank one: %s',
  async (path) => {
    const { page } = await newPage(browser);
    await page.goto(site.url);
    await page.getByRole('heading', { name: 'Vos parties' }).waitFor();
    await page.route(/assets\/.*\.js/, (route) => route.abort());
    await page.evaluate((hash) => location.assign(`#/${hash}`), path);
    await page.getByText('n’a pas pu être chargée').waitFor();
    expect(await violations(page)).toEqual([]);
  },
);

test('once everything is kept, the front page says that the network is not needed, and says it once', async () => {
  const { page, troubles } = await newPage(browser, { serviceWorkers: 'allow' });
  await page.goto(site.url);
  const note = page.locator('[data-offline="ready"]');
  await note.waitFor();
  expect(await violations(page)).toEqual([]);
  // Whoever has come with a code can enter it beside the note.
  await page.getByRole('button', { name: 'Entrer' }).click({ trial: true });
  await note.getByRole('button').click();
  expect(await note.count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('comptoir.offline'))).toBe('told');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    return (await fetch(link?.href ?? '')).json();
  });
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' });
  expect(troubles).toEqual([]);
});

test('a newer version that was fetched meanwhile is offered on the front page, and is there after a press', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-version-'));
  cpSync(await builtPage(), folder, { recursive: true });
  const own = await serve(folder);
  onTestFinished(async () => {
    await own.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const { page, troubles } = await newPage(browser, { serviceWorkers: 'allow' });
  await page.goto(own.url);
  await page.locator('[data-offline="ready"]').waitFor();
  // From now on the page is looked after by the service worker; another version of it comes to the server.
  await page.reload();
  const index = join(folder, 'index.html');
  writeFileSync(
    index,
    readFileSync(index, 'utf8').replace('<title>', '<meta name="newer" content="yes" /><title>'),
  );
  const worker = join(folder, 'sw.js');
  const revised = createHash('md5').update(readFileSync(index)).digest('hex');
  const listed = /(url:"index\.html",revision:")[0-9a-f]{32}/;
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(listed, `$1${revised}`));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  const note = page.locator('[data-offline="renewed"]');
  await note.getByText('Une nouvelle version').waitFor();
  expect(await violations(page)).toEqual([]);
  await note.getByRole('button', { name: 'Recharger' }).click();
  await page.locator('meta[name="newer"]').waitFor({ state: 'attached' });
  expect(await note.count()).toBe(0);
  expect(troubles).toEqual([]);
});
