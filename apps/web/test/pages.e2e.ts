import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { FOLK_IDS } from '@comptoir/vallee';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, excess, newPage, onePage, PHONE, violations } from './browser.ts';
import { settled } from './settling.ts';
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

const IS_LONG = process.env['COMPTOIR_LONG'] === '1';

/** The address, what shows that the page is there, and how it is looked at. */
const PAGES = [
  ['#/', 'Aucune partie en cours', THUMB],
  ['#/new/vallee/robots', 'laissez le hasard décider', WIDE],
  ['#/new/vallee', 'À quel rythme', THUMB],
  ['#/cards/vallee', '36 peuplades trouvées', WIDE],
  ['#/join/AAAAAAAAAAAAAAAA', 'Serveur injoignable', WIDE],
  ['#/house', 'Serveur injoignable', THUMB],
  ['#/table/local.nowhere', 'n’existe plus', THUMB],
  ['#/replay/local.nowhere', 'Partie introuvable', WIDE],
  ['#/nowhere', 'Page introuvable', THUMB],
] as const;

test.each(PAGES)('%s is accessible, fits the screen and complains of nothing', async (hash, sign, look) => {
  const { page, troubles } = await onePage(browser, look);
  await page.goto(site.url + hash);
  await page.getByText(sign).last().waitFor();
  const wide = await excess(page);
  // Thirty-six folks are built in one way: looking at all their cards takes ten times as long and tells the same.
  if (hash === '#/cards/vallee' && !IS_LONG) {
    await page.getByRole('searchbox').fill('castor');
    await page.getByText('36 peuplades trouvées').waitFor({ state: 'detached' });
  }
  expect({ troubles, faults: await violations(page), wide }).toEqual({ troubles: [], faults: [], wide: 0 });
});

test('while the server is away, nobody with games there is told that there are none', async () => {
  const { page, troubles } = await newPage(browser, WIDE);
  await page.addInitScript(() => localStorage.setItem('comptoir.guest', '1'));
  await page.goto(`${site.url}#/games`);
  await page.getByText('Serveur injoignable').nth(1).waitFor();
  expect(await page.getByText(/Aucune partie/).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(troubles.filter((line) => !/404|Failed to load/.test(line))).toEqual([]);
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

/** As the server packs what it sends. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** What files of the built page weigh on their way, packed. */
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

test('a table comes behind the sign of its game, and one file for each of its folks', async () => {
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
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  // Two play with three folks: the table pays for these alone, however many there are.
  expect(
    new Set(
      fetched.filter(
        (file) => file.endsWith('.js') && FOLK_IDS.some((id) => file.startsWith(`/assets/${id}-`)),
      ),
    ).size,
  ).toBe(3);

  // Opened again, the table is known by its game before it answers.
  await page.route(/assets\/table-[^/]*\.js/, () => undefined);
  await page.reload();
  await page.getByRole('heading', { name: 'La Vallée des Marchands' }).waitFor();
  expect(troubles).toEqual([]);
});

test('on paper each folk has its six cards side by side, and nothing to press', async () => {
  const { page, troubles } = await newPage(browser, { ...WIDE, viewport: { width: 718, height: 1000 } });
  await page.goto(`${site.url}#/cards/vallee`);
  await page.getByText('36 peuplades trouvées').waitFor();
  await page.emulateMedia({ media: 'print' });
  const folk = page.getByRole('main').locator('article').first();
  const boxes = await Promise.all(
    (await folk.locator('ul:last-of-type > li').all()).map((card) => card.boundingBox()),
  );
  const cards = boxes.filter((box) => box !== null && box.height > 100);
  expect(cards).toHaveLength(6);
  expect(new Set(cards.map((box) => box?.y)).size).toBe(1);
  expect({
    buttons: await page.getByRole('main').getByRole('button').count(),
    excess: await excess(page),
    troubles,
  }).toEqual({
    buttons: 0,
    excess: 0,
    troubles: [],
  });
});

/** What a table weighs with its bots, packed: what page and worker fetch until the first question, all told and beside the front page. */
const WEIGHTS = [
  ['vallee', 225_000, 155_000],
  ['baie', 251_500, 182_000],
  ['karanor', 272_000, 200_000],
] as const;

test.each(WEIGHTS)(
  'a table of %s and its bots come in %i bytes, %i of them after the front page, once for page and worker',
  async (game, most, mostAfterFront) => {
    const { page, troubles } = await newPage(browser, { ...THUMB, serviceWorkers: 'block' });
    const asked = new Set<string>();
    page.context().on('request', (request) => asked.add(new URL(request.url()).pathname));
    const code = (): string[] => [...asked].filter((file) => /^\/assets\/.*\.(?:js|css)$/.test(file));
    await page.goto(site.url);
    await page.getByText('Aucune partie en cours').last().waitFor();
    await settled(page);
    const front = code();
    await page.goto(`${site.url}#/play/${game}/merchant`);
    await page.locator('[data-laid="true"]').waitFor();
    const table = code().filter((file) => !front.includes(file));
    const ofOthers = WEIGHTS.flatMap(([other]) =>
      other === game ? [] : table.filter((file) => file.startsWith(`/assets/${other}-`)),
    );
    expect({ troubles, ofOthers }).toEqual({ troubles: [], ofOthers: [] });
    expect(table.some((file) => file.startsWith(`/assets/${game}-bots-`))).toBe(true);
    const folder = await builtPage();
    expect(weigh(folder, code())).toBeLessThan(most);
    expect(weigh(folder, table)).toBeLessThan(mostAfterFront);
  },
);

test.each(['table', 'vallee'])('a table whose file %s does not come says so', async (name) => {
  const { page } = await newPage(browser, WIDE);
  await page.route(new RegExp(`assets/${name}-[^/]*\\.js`), (route) => route.abort());
  await page.goto(`${site.url}#/learn/vallee/game`);
  await page.getByText('n’a pas pu être chargé').waitFor();
  expect(await page.locator('[data-opening]').count()).toBe(0);
});

test.each([WIDE, THUMB])('folks are chosen by mood, seen before, and remembered', async (look) => {
  const { page, troubles } = await onePage(browser, look);
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
