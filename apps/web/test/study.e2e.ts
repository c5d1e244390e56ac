import { deflateRawSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedGame } from '../src/testing/finished-game.ts';
import { ARTIFACTS, DESKTOP, excess, newPage, PHONE, violations } from './browser.ts';
import { settled } from './settling.ts';
import { launchBrowser, openSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), launchBrowser()]);
});
afterAll(() => browser?.close());

/** Adds a piece to a field, by keys alone. */
async function add(page: Page, field: string, piece: string): Promise<void> {
  const place = page.locator(`[data-field="${field}"]`);
  await place.getByRole('combobox').selectOption(piece);
  await place.getByRole('button', { name: /^Ajouter/ }).focus();
  await page.keyboard.press('Enter');
}
const chips = (page: Page, field: string) => page.locator(`[data-field="${field}"] ol li span`);

/** What each game lays, and how that shows. */
const LAID: Readonly<Record<string, { lay(page: Page): Promise<void>; seen(page: Page): Promise<void> }>> = {
  vallee: {
    async lay(page) {
      await add(page, 'hand.0', 'grasp');
      await add(page, 'hand.0', 'junk');
      await add(page, 'stack.0.1', 'pompous-professional');
      // The next stack can be laid when this one is.
      await add(page, 'stack.0.2', 'bribe');
      await add(page, 'market', 'gap');
      await add(page, 'market', 'burglary');
      expect(await chips(page, 'hand.0').allTextContents()).toEqual(['Mainmise (4)', 'Camelote']);
    },
    async seen(page) {
      await page.getByText('Votre étal : 2 sur 8').waitFor();
      expect(await page.locator('.hand [data-card]').count()).toBe(2);
    },
  },
  baie: {
    async lay(page) {
      await add(page, 'boat.-.1', 'R');
      await add(page, 'boat.-.1', 'X');
      await add(page, 'goods.1', 'lB');
      await add(page, 'corruption.0', '!');
      await page.locator('[data-field="clock.0"] select').selectOption('4');
      await page.getByLabel('Joueur 2, Or').fill('17');
      await page.getByLabel('Joueur 2, Or').blur();
      expect(await chips(page, 'boat.-.1').allTextContents()).toEqual(['Guerrier', 'Voyou']);
    },
    async seen(page) {
      await page
        .getByText('Parties simulées avec ce que Joueur 2 pouvait savoir', { exact: false })
        .waitFor();
    },
  },
  karanor: {
    async lay(page) {
      await add(page, 'goods.0', 'wine');
      await add(page, 'goods.0', 'wine');
      await add(page, 'quest-hand.0', 'cimetiere-1');
      await add(page, 'shops.0', 'perlance');
      await page.locator('[data-field="place.0"] select').selectOption('salanche');
      await page.getByLabel('Joueur 1, Or').fill('12');
      await page.getByLabel('Joueur 1, Or').blur();
      expect(await chips(page, 'goods.0').allTextContents()).toEqual(['Vin', 'Vin']);
    },
    async seen(page) {
      await expect.poll(() => page.locator('.board').textContent()).toContain('12');
    },
  },
};

test.each(Object.keys(LAID))(
  'a position of %s is set up, a move is tried, and both are sent',
  async (game) => {
    const { lay, seen } = LAID[game]!;
    const { page, troubles } = await newPage(browser, DESKTOP);
    await page.goto(`${site.url}#/study/${game}`);
    await page.getByRole('heading', { name: /^Étude/ }).waitFor();
    await lay(page);
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Étudier cette position' }).click();
    await page.getByRole('heading', { name: 'Position de départ' }).waitFor();
    await seen(page);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Essayer un coup' }).click();
    await page.getByRole('button', { name: 'Un robot joue ce coup' }).click();
    await page.getByRole('button', { name: 'Retour à l’analyse' }).click();
    await page.getByRole('heading', { name: 'Variante', exact: true }).waitFor();
    expect(await page.locator('.line li').count()).toBe(1);
    await page.getByLabel('Votre note sur ce moment').fill('Tout de suite ?');
    await page.screenshot({ path: `${ARTIFACTS}study-${game}.png` });

    // The link carries position, lines, notes and place to a browser that has nothing.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Lien vers cette analyse' }).click();
    await page.getByRole('button', { name: 'Lien copié' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await newPage(browser, PHONE);
    await other.page.goto(link);
    await other.page.getByRole('heading', { name: 'Variante', exact: true }).waitFor();
    expect(await other.page.getByLabel('Votre note sur ce moment').inputValue()).toBe('Tout de suite ?');
    expect(await other.page.locator('.line li').count()).toBe(1);
    await settled(other.page);
    expect(await excess(other.page)).toBe(0);

    // On the phone the position is changed, by thumb.
    await other.page.locator('.game button', { hasText: 'Position de départ' }).click();
    await other.page.getByRole('button', { name: 'Changer cette position' }).click();
    await other.page.getByRole('heading', { name: /^Étude/ }).waitFor();
    await settled(other.page);
    expect(await violations(other.page)).toEqual([]);
    expect(await excess(other.page)).toBe(0);
    await other.page.screenshot({ path: `${ARTIFACTS}study-${game}-phone.png`, fullPage: true });
    expect([...troubles, ...other.troubles]).toEqual([]);
  },
);

test('a moment of a finished game is changed, and a position that is not possible says why', async () => {
  const { page, troubles } = await newPage(browser, { ...DESKTOP, colorScheme: 'dark' });
  const record = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(finishedGame()) };
  await page.goto(`${site.url}#/games`);
  await page.getByLabel('Ouvrir un fichier de partie').setInputFiles(record);
  await page.waitForURL(/#\/replay\/file/);
  await page.getByRole('link', { name: 'Analyser' }).click();
  await page.getByRole('button', { name: 'Changer cette position' }).click();
  await page.waitForURL(/#\/study\/vallee\/.+\/edit$/);
  await page.getByRole('heading', { name: /^Étude/ }).waitFor();
  expect(await chips(page, 'hand.0').count()).toBe(5);

  await page.locator('[data-field="folks"] button').first().click();
  await page
    .getByRole('alert')
    .getByText(/il en faut au moins 3/)
    .waitFor();
  const begin = page.getByRole('button', { name: 'Étudier cette position' });
  expect(await begin.getAttribute('aria-disabled')).toBe('true');
  expect(await violations(page)).toEqual([]);
  await add(page, 'folks', 'hares');
  await begin.click();
  await page.getByRole('heading', { name: 'Position de départ' }).waitFor();
  expect(troubles).toEqual([]);
});

test('a puzzle that has been tried is studied from where it began', async () => {
  const { page, troubles } = await newPage(browser, DESKTOP);
  await page.goto(`${site.url}#/puzzles/karanor`);
  await page.getByRole('link', { name: 'Une énigme à ma mesure' }).click();
  await page.getByRole('button', { name: 'Montrer le premier coup' }).click();
  await page.locator('[data-puzzle][data-state="solved"]').waitFor();
  await page.getByRole('button', { name: 'Étudier cette position' }).click();
  await page.waitForURL(/#\/study\/karanor\/.+\/edit$/);
  await page.getByRole('heading', { name: /^Étude/ }).waitFor();
  expect(troubles).toEqual([]);
});

test('a link to no possible position says so', async () => {
  const { page } = await newPage(browser, PHONE);
  const tooMany = { s: { 'hand.0': Array.from({ length: 20 }, () => 'grasp') } };
  const packed = deflateRawSync(JSON.stringify(tooMany)).toString('base64url');
  for (const sent of ['nonsense', packed]) {
    await page.goto(`${site.url}#/study/vallee/${sent}`);
    await page
      .locator('main')
      .getByText(/ne mène à aucune position/)
      .last()
      .waitFor();
  }
  expect(await violations(page)).toEqual([]);
});
