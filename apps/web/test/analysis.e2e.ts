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

const record = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(finishedGame()) };

/** A game that was played elsewhere, opened from its file and then analysed. */
async function analysed(page: Page): Promise<void> {
  await page.goto(`${site.url}#/games`);
  await page.getByLabel('Ouvrir un fichier de partie').setInputFiles(record);
  await page.waitForURL(/#\/replay\/file/);
  await page.getByRole('link', { name: 'Analyser' }).click();
  await page.getByRole('heading', { name: 'Tournants de la partie' }).waitFor();
  await settled(page);
}

test('a finished game is reviewed, its better moves are shown on the board, and lines are tried and sent', async () => {
  const { page, troubles } = await newPage(browser, DESKTOP);
  await analysed(page);
  expect(await page.getByRole('row', { name: /En tout/ }).count()).toBe(1);
  expect(await page.getByRole('row', { name: /Acheter, récolter/ }).count()).toBe(1);

  // The costliest choice: what was played and what was better, in words and on the table.
  await page.locator('.turns button', { hasText: '−' }).first().click();
  await page.locator('button.better').waitFor();
  await settled(page);
  expect(await page.locator('.played .num').textContent()).toMatch(/%/);
  await expect.poll(() => page.locator('[data-marks]').getAttribute('data-marks')).not.toBe('0');
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: `${ARTIFACTS}analysis.png` });

  await page.locator('button.better').click();
  await page.getByText(/Variante depuis le coup/).waitFor();
  await page.getByLabel('Votre note sur ce moment').fill('Et si Ana avait joué cela ?');
  await page.getByRole('button', { name: 'Essayer un coup' }).click();
  await page.getByRole('button', { name: 'Un robot joue ce coup' }).click();
  await page.getByRole('button', { name: 'Un robot joue ce coup' }).click();
  await page.getByRole('button', { name: 'Retour à l’analyse' }).click();
  const line = page.locator('.line li');
  await expect.poll(() => line.count()).toBe(3);
  await line.first().getByRole('button').click();
  await settled(page);

  // The link carries game, lines, notes and place to a browser that has nothing.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Lien vers cette analyse' }).click();
  await page.getByRole('button', { name: 'Lien copié' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await newPage(browser, PHONE);
  await other.page.goto(link);
  await other.page.getByText(/Variante depuis le coup/).waitFor();
  expect(await other.page.getByLabel('Votre note sur ce moment').inputValue()).toBe(
    'Et si Ana avait joué cela ?',
  );
  expect(await other.page.locator('.line li').count()).toBe(3);
  await other.page.getByRole('heading', { name: 'Tournants de la partie' }).waitFor();
  await settled(other.page);
  expect(await violations(other.page)).toEqual([]);
  expect(await excess(other.page)).toBe(0);
  await other.page.screenshot({ path: `${ARTIFACTS}analysis-phone.png`, fullPage: true });
  expect([...troubles, ...other.troubles]).toEqual([]);
});

test('a mistake is answered again, hands are opened by choice, and a game is retried against robots', async () => {
  const { page, troubles } = await newPage(browser, { ...DESKTOP, colorScheme: 'dark' });
  await analysed(page);
  expect(await page.getByText(/Main de (Ana|Bob)/).count()).toBe(0);
  await page.getByText('Toutes les mains visibles').click();
  await page
    .getByText(/Main de (Ana|Bob)/)
    .first()
    .waitFor();
  await settled(page);
  expect(await violations(page)).toEqual([]);

  await page
    .getByRole('button', { name: /Erreurs de/ })
    .first()
    .click();
  await page.getByText(/Que fallait-il jouer/).waitFor();
  // The answer is not given away beside the question.
  expect(await page.getByText('Les coups possibles').count()).toBe(0);
  await page.getByRole('button', { name: 'Montrer la réponse' }).click();
  await page.locator('button.better').waitFor();

  await page.getByRole('button', { name: 'Rejouer d’ici contre des robots' }).click();
  await page.waitForURL(/#\/table\/local\./);
  await page.locator('[data-prompt]').waitFor();
  await settled(page);
  expect(await page.locator('.screen.mine').count()).toBe(1);
  expect(troubles).toEqual([]);
});

test('a link that is broken says so', async () => {
  const { page } = await newPage(browser, PHONE);
  await page.goto(`${site.url}#/analysis/-/nonsense`);
  await page.locator('main').getByText('Partie introuvable').last().waitFor();
  expect(await violations(page)).toEqual([]);
});
