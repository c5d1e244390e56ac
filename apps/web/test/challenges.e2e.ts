import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, excess, newPage, PHONE, violations } from './browser.ts';
import { settled } from './settling.ts';
import { launchBrowser, openSite, type Site } from './site.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), openSite()]);
});
afterAll(() => browser.close());

async function sound(page: Page): Promise<void> {
  await settled(page);
  expect({ faults: await violations(page), excess: await excess(page) }).toEqual({ faults: [], excess: 0 });
}

test.each([
  ['vallee', 'Douze tours, une main de départ.'],
  ['baie', 'Face au Colporteur.'],
  ['karanor', 'Huit manches de livraisons.'],
])(
  'the challenge of the day in %s is taken up without a server on a phone, left and taken up again',
  async (game, title) => {
    const { page, troubles } = await newPage(browser, PHONE);
    await page.goto(`${site.url}#/daily/${game}`);
    await page.getByRole('heading', { name: title }).waitFor();
    // A day that is not over has not been missed.
    expect(await page.locator('li.today').textContent()).toContain('à relever aujourd’hui');
    await sound(page);
    await page.getByRole('link', { name: 'Relever le défi' }).click();
    await page.locator(`[data-daily="${game}"][data-over="false"]`).waitFor();
    await page.locator('[data-prompt]').waitFor();
    await settled(page);
    expect(await excess(page)).toBe(0);
    await page.getByRole('link', { name: 'Retour au défi' }).click();
    await page.getByRole('link', { name: 'Reprendre mon essai' }).click();
    await page.locator(`[data-daily="${game}"]`).waitFor();
    expect(troubles).toEqual([]);
  },
);

test.each(['vallee', 'baie'])('a puzzle of %s opens at its table', async (game) => {
  const { page, troubles } = await newPage(browser, PHONE);
  await page.goto(`${site.url}#/puzzles/${game}`);
  await page.getByRole('link', { name: 'Une énigme à ma mesure' }).click();
  await page.locator('[data-puzzle][data-state="thinking"]').waitFor();
  await page.locator('[data-prompt]').waitFor();
  await sound(page);
  expect(troubles).toEqual([]);
});

test('puzzles are listed, one is opened at one’s level, and its beginning is shown to whoever gives up', async () => {
  const { page, troubles } = await newPage(browser, DESKTOP);
  await page.goto(`${site.url}#/puzzles/karanor`);
  await page.getByRole('link', { name: 'Une énigme à ma mesure' }).waitFor();
  await sound(page);
  await page.getByRole('link', { name: 'Une énigme à ma mesure' }).click();
  const puzzle = page.locator('[data-puzzle][data-state="thinking"]');
  await puzzle.waitFor();
  await page.getByRole('button', { name: 'Montrer le premier coup' }).click();
  // Its only move: whoever was shown it has not solved anything.
  await page.getByText('C’était la solution').waitFor();
  expect(await page.getByText('Énigme résolue').count()).toBe(0);
  await page
    .locator('[data-puzzle]')
    .getByRole('link', { name: /Énigme \d+/ })
    .first()
    .click();
  await page.getByText(/0 énigme(s)? résolue/).waitFor();
  await page
    .getByRole('link', { name: /manquée/ })
    .first()
    .waitFor();
  expect(troubles).toEqual([]);
});
