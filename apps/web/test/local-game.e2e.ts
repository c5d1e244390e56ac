import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPage, violations } from './browser.ts';
import { playOn } from './in-page-player.ts';
import { launchBrowser, openSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), launchBrowser()]);
});
afterAll(() => browser?.close());

/** The whole table is there, and it is the reader's turn. */
async function isAsked(page: Page): Promise<void> {
  await page.locator('[data-laid="true"]').waitFor();
  await page.getByText('Que faites-vous ?').first().waitFor();
}
const others = (page: Page) => page.getByRole('region', { name: 'Joueurs' });

/** Asks for advice by its button and plays the best of it. */
async function followAdvice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Un conseil ?' }).click();
  const advice = page.getByRole('region', { name: 'Un conseil ?' });
  const answers = advice.getByRole('listitem');
  await answers.first().waitFor();
  const told = await answers.allTextContents();
  expect(told.length).toBeLessThanOrEqual(3);
  // What speaks for all of them is said once; otherwise each has a reason of its own, where something really differs.
  for (const one of told) {
    expect(one).toMatch(/chances de gagner\s:\s\d+\s%/);
    expect(one).not.toMatch(/Parce que(?! cela \S)/);
  }
  expect(await violations(page)).toEqual([]);
  await answers.first().getByRole('button', { name: 'Jouer ce coup' }).click();
  await advice.waitFor({ state: 'detached' });
}

/** The menu opens the list of keys; a touch beside it or Escape closes it. */
async function readKeys(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu de la table' });
  await menu.click();
  await page.getByRole('button', { name: 'Raccourcis du clavier' }).click();
  await page.locator('dialog[open] kbd').first().waitFor();
  await page.keyboard.press('Escape');
  await menu.click();
  expect(await menu.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  expect(await menu.getAttribute('aria-expanded')).toBe('false');
}

/** Each turning point leads to its moment in the replay, and from there one comes back to all of them. */
async function visitTurningPoints(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Analyser la partie' }).click();
  const points = page
    .locator('.turns ol')
    .first()
    .getByRole('button', { name: /chances.* passent/ });
  await points.first().waitFor();
  const moments = (await points.allTextContents()).map((text) => Number(/Coup\s(\d+)/.exec(text)?.[1]));
  expect(moments.length).toBeGreaterThan(0);
  for (const [at, moment] of moments.entries()) {
    await points.nth(at).click();
    await page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^coup ${moment} sur \\d+$`) })
      .waitFor();
    await page.getByRole('link', { name: 'Résultat' }).click();
    await points.nth(at).waitFor();
  }
}

test('advice is followed, a finished game is read again, and the same seats play another one', async () => {
  const { page, troubles } = await newPage(browser);
  await page.goto(`${site.url}#/new/vallee/robots`);
  await page.getByLabel('Premier joueur').selectOption('0');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await isAsked(page);
  const table = page.url();
  const seats = await others(page).locator('.who').allTextContents();
  expect(seats.length).toBeGreaterThan(0);
  await readKeys(page);
  await followAdvice(page);
  await playOn(page);
  await page.locator('.ranking').waitFor();
  await visitTurningPoints(page);

  await page.getByRole('button', { name: 'Rejouer' }).click();
  await isAsked(page);
  expect(page.url()).not.toBe(table);
  expect(await others(page).locator('.who').allTextContents()).toEqual(seats);
  expect(await page.locator('.ranking').count()).toBe(0);
  expect(troubles).toEqual([]);
});
