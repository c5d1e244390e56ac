import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectEnd, type Look, look, sitDown } from './baie-playing.ts';
import { excess, type Visit, violations } from './browser.ts';
import { playOn } from './in-page-player.ts';
import { launchBrowser, openSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), launchBrowser()]);
});
afterAll(() => browser?.close());

/** Somebody at a page, who leaves it without complaints. */
async function withPage(how: Look, act: (page: Page) => Promise<void>): Promise<void> {
  const { page, troubles }: Visit = await look(browser, how);
  await act(page);
  expect(troubles).toEqual([]);
}

describe('a whole game alone against the Colporteur', () => {
  test.each([
    ['A', 'desktop', 'normal'],
    ['F', 'phone', 'normal'],
    ['K', 'desktop', 'hard'],
    ['H', 'phone', 'hard'],
    ['T', 'phone', 'normal'],
  ] as const)('with merchant %s on a %s, %s', (merchant, size, level) =>
    withPage({ size }, async (page) => {
      await sitDown(page, site.url, { merchant, level });
      await playOn(page);
      await expectEnd(page);
      // The lines add up to the gold of the ranking.
      const table = page.locator('figure table').first();
      await table.waitFor();
      const totals = await table.locator('tfoot .num').allTextContents();
      const scores = await page.locator('.ranking .score').allTextContents();
      expect(totals.map(Number).sort()).toEqual(scores.map(Number).sort());
      // B-132: the same gold source by source, against what is usual.
      const usual = page.locator('[data-usual] tbody tr');
      expect(await usual.count()).toBe(6);
      expect(Number((await usual.last().locator('td').first().textContent())?.replace('−', '-'))).toBe(
        Number(totals[0]),
      );
      // Followed again line by line.
      await page.getByRole('button', { name: 'Recompter' }).click();
      expect(await table.locator('tbody tr').count()).toBe(0);
      await page.getByRole('button', { name: 'Ligne suivante' }).click();
      expect(await table.locator('tbody tr').count()).toBe(1);
      // The hall of results has this game, in the row of its merchant and the column of its level.
      const cells = page.locator('[data-hall] tbody tr').nth('AFKHT'.indexOf(merchant)).locator('td');
      expect(await cells.nth(level === 'normal' ? 0 : 1).textContent()).toMatch(/^-?\d+ [01]\/1$/);
      expect(await excess(page)).toBe(0);
      if (merchant !== 'F' && merchant !== 'K') expect(await violations(page)).toEqual([]);
    }),
  );
});

test('B-015 five merchants at one table, four of them bots, and their shops can be opened', () =>
  withPage({ size: 'desktop' }, async (page) => {
    await sitDown(page, site.url, { merchant: 'A', robots: 4 });
    const shops = page.getByRole('button', { name: 'Voir sa boutique' });
    await expect.poll(() => shops.count()).toBe(4);
    for (let i = 0; i < 4; i++) {
      await shops.nth(i).click();
      await page.locator('dialog[open] .bench').waitFor();
      await page.keyboard.press('Escape');
    }
    await playOn(page, { most: 9000 });
    await expectEnd(page);
    expect(await page.locator('.ranking li').count()).toBe(5);
  }));

/** A turn of the Colporteur is being told, and no count of a day lies over it. */
const TOLD = 'body:not(:has([data-day])) section.turn';

test.each([
  ['desktop', 'fr', false],
  ['phone', 'en', true],
] as const)('the Colporteur and the market are told step by step on a %s', (size, locale, dark) =>
  withPage({ size, told: 'steps', locale, dark }, async (page) => {
    await sitDown(page, site.url, { merchant: 'A' });
    await page.locator('section.turn, .plate.may').first().waitFor();
    const turn = page.locator('section.turn');
    if ((await turn.count()) === 0) await playOn(page, { until: TOLD });
    // Two cards face each other; every step is spelled out, and the journal waits for it.
    expect(await turn.locator('article').count()).toBe(2);
    expect(await turn.locator('article .lit').count()).toBe(2);
    expect(await violations(page)).toEqual([]);
    const next = page.getByRole('button', { name: /Pas suivant|Next step/ });
    await next.click();
    expect(await turn.locator('li[aria-current="step"] .n').textContent()).toBe('2');
    await page.keyboard.press('Escape');
    await turn.waitFor({ state: 'detached' });
    if (size === 'desktop') expect(await violations(page)).toEqual([]);
    await playOn(page, { until: TOLD });
    await page.getByRole('button', { name: /Tout dérouler|Run through/ }).click();
    await turn.waitFor({ state: 'detached' });
    // Market day, pier by pier; then its count, line by line, and again on demand.
    // Whoever has nothing to sell sees the count of the day alone.
    await playOn(page, { until: 'section.market, [data-day]' });
    expect(await violations(page)).toEqual([]);
    expect(await excess(page)).toBe(0);
    await playOn(page, { until: '[data-day]' });
    const day = page.locator('[data-day]');
    const n = await day.getAttribute('data-day');
    expect(await day.locator('tbody tr').count()).toBe(1);
    await day.getByRole('button', { name: /Ligne suivante|Next line/ }).click();
    expect(await day.locator('tbody tr').count()).toBe(2);
    await day.getByRole('button', { name: /Continuer|Continue/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: new RegExp(`marché du jour ${n}|market of day ${n}`) }).click();
    await day.waitFor();
    expect(await day.locator('tbody tr').count()).toBeGreaterThan(2);
  }),
);

test('an action shows its ride on the clock, is played with the keyboard and can be taken back', () =>
  withPage({ size: 'desktop' }, async (page) => {
    await sitDown(page, site.url, { merchant: 'H' });
    const travel = page.getByRole('button', { name: /^Voyager/ });
    await travel.focus();
    await page.keyboard.press('Enter');
    await page.getByText('1 h : de 1 h à 2 h').waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Wiz ou Humpty').first().waitFor();
    await page.keyboard.press('u');
    await page.getByText('quelle case d’action').first().waitFor();
  }));

test('the introductions tell of all merchants of the table', () =>
  withPage({ size: 'desktop' }, async (page) => {
    await sitDown(page, site.url, { merchant: 'A' });
    await page.getByRole('button', { name: 'Comment joue ce marchand' }).click();
    for (const merchant of ['Alchimiste', 'Forgeron', 'Capitaine', 'Chronomancien']) {
      await page
        .getByRole('radio', { name: merchant })
        .or(page.getByRole('button', { name: merchant }))
        .first()
        .click();
      await page.locator('dialog h2', { hasText: merchant }).waitFor();
      expect(await page.locator('dialog ol li').count()).toBe(3);
    }
  }));
