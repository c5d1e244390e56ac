import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { FOLK_IDS } from '@comptoir/vallee';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, excess, newPage, PHONE, violations } from './browser.ts';
import { builtPage, launchBrowser, openSite, type Site } from './site.ts';

let site: Site;
let tables: Site;
let browser: Browser;

beforeAll(async () => {
  [site, tables, browser] = await Promise.all([openSite(), openSite('tables'), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await tables?.close();
  await site?.close();
});

const WIDE = { ...DESKTOP, colorScheme: 'light' } as const;
const THUMB = { ...PHONE, colorScheme: 'dark' } as const;

/** The address, what shows that the page is there, and how it is looked at. */
const PAGES = [
  ['#/', 'Aucune partie en cours', THUMB],
  ['#/new/vallee/robots', 'laissez le hasard décider', WIDE],
  ['#/new/vallee', 'À quel rythme', THUMB],
  ['#/cards/vallee', '36 peuplades trouvées', WIDE],
  ['#/join/AAAAAAAAAAAAAAAA', 'Serveur injoignable', WIDE],
  ['#/table/local.nowhere', 'n’existe plus', THUMB],
  ['#/replay/local.nowhere', 'Partie introuvable', WIDE],
  ['#/nowhere', 'Page introuvable', THUMB],
] as const;

test.each(PAGES)('%s is accessible, fits the screen and complains of nothing', async (hash, sign, look) => {
  const { page, troubles } = await newPage(browser, look);
  await page.goto(site.url + hash);
  await page.getByText(sign).last().waitFor();
  expect({ troubles, faults: await violations(page), excess: await excess(page) }).toEqual({
    troubles: [],
    faults: [],
    excess: 0,
  });
});

test('letters on the tokens are asked for once and stay', async () => {
  const { page, troubles } = await newPage(browser, WIDE);
  const token = async (game: string, name: string | RegExp) => {
    await page.goto(`${tables.url}test/tables.html?game=${game}&players=2&ahead=40`);
    const drawn = page.getByRole('img', { name, exact: true }).first();
    await drawn.waitFor();
    return drawn;
  };
  const meat = await token('karanor', 'Viande');
  expect(await meat.textContent()).toBe('');
  await page.getByRole('button', { name: 'Menu de la table' }).click();
  await page.getByRole('button', { name: 'Lettres sur les jetons' }).click();
  await page.keyboard.press('Escape');
  expect(await meat.textContent()).toBe('Vd');
  const shield = await token('baie', /^\p{Lu}\p{L}+ : acquis$/u);
  expect(await shield.textContent()).toMatch(/^\p{Lu}$/u);
  expect({ troubles, faults: await violations(page) }).toEqual({ troubles: [], faults: [] });
});

/** What files of the built page weigh on their way, packed. */
/** As the server packs what it sends. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

function weigh(folder: string, files: readonly string[]): number {
  const sizes = files.map((file) => brotliCompressSync(readFileSync(join(folder, file)), BROTLI).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('the first load stays within 100 kB of code and 8 kB of styles, packed', async () => {
  const folder = await builtPage();
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const named = (ending: string): string[] =>
    [...html.matchAll(new RegExp(`(?:src|href)="(/assets/[^"]+\\.${ending})"`, 'g'))].map(
      ([, file]) => file ?? '',
    );
  expect(weigh(folder, named('js'))).toBeGreaterThan(10_000);
  expect(weigh(folder, named('js'))).toBeLessThan(100_000);
  expect(weigh(folder, named('css'))).toBeLessThan(8_000);
});

test.each([WIDE, THUMB])('the front of the shop is there before any of its code', async (look) => {
  const { page, troubles } = await newPage(browser, { ...look, serviceWorkers: 'block' });
  await page.route(/assets\/shell-[^/]*\.js/, () => undefined);
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Comptoir' }).waitFor();
  expect({ troubles, faults: await violations(page), excess: await excess(page) }).toEqual({
    troubles: [],
    faults: [],
    excess: 0,
  });
});

test('a table comes behind the sign of its game, in a dozen files, one for each of its folks, and 200 kB', async () => {
  const { page, troubles } = await newPage(browser, THUMB);
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/assets\/table-[^/]*\.js/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(`${site.url}#/play/vallee/merchant`);
  await page.getByRole('heading', { name: 'La Vallée des Marchands' }).waitFor();
  expect({ faults: await violations(page), excess: await excess(page) }).toEqual({ faults: [], excess: 0 });
  open();
  await page.locator('[data-laid="true"]').waitFor();
  expect(await page.locator('[data-opening]').count()).toBe(0);
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const code = [...new Set(files)].filter((file) => /^\/assets\/.*\.(?:js|css)$/.test(file));
  const folks = code.filter((file) => FOLK_IDS.some((id) => file.startsWith(`/assets/${id}-`)));
  // Two play with three folks: the table pays for these alone, however many there are.
  expect(folks).toHaveLength(3);
  expect(code.length - folks.length).toBeLessThanOrEqual(12);
  expect(weigh(await builtPage(), code)).toBeLessThan(200_000);

  // Opened again, the table is known by its game before it answers.
  await page.route(/assets\/table-[^/]*\.js/, () => undefined);
  await page.reload();
  await page.getByRole('heading', { name: 'La Vallée des Marchands' }).waitFor();
  expect(troubles).toEqual([]);
});

test.each(['table', 'vallee'])('a table whose file %s does not come says so', async (name) => {
  const { page } = await newPage(browser, WIDE);
  await page.route(new RegExp(`assets/${name}-[^/]*\\.js`), (route) => route.abort());
  await page.goto(`${site.url}#/learn/vallee/game`);
  await page.getByText('n’a pas pu être chargé').waitFor();
  expect(await page.locator('[data-opening]').count()).toBe(0);
});

test.each([WIDE, THUMB])('folks are chosen by mood, seen before, and remembered', async (look) => {
  const { page, troubles } = await newPage(browser, look);
  await page.goto(`${site.url}#/new/vallee/robots`);
  await page.getByRole('button', { name: 'Table paisible' }).click();
  // What is not to the taste stays, and says why.
  await page.getByText('Méchanceté 4').first().waitFor();
  await page.getByRole('button', { name: 'Voir ses cartes : Castors' }).click();
  await page.getByRole('dialog', { name: 'Castors communs méthodiques' }).waitFor();
  expect(
    await page
      .getByRole('dialog')
      .getByText(/exemplaire/)
      .count(),
  ).toBe(6);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Surprise, mais amicale' }).click();
  await page.getByText('Le compte y est').waitFor();
  expect({ troubles, faults: await violations(page), excess: await excess(page) }).toEqual({
    troubles: [],
    faults: [],
    excess: 0,
  });
  await page.reload();
  const recent = page.getByRole('group', { name: 'Vos derniers mélanges' }).getByRole('button');
  await recent.first().click();
  await page.getByText('Le compte y est').waitFor();
});
