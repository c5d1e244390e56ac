import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, newPage, PHONE, type Visit } from './browser.ts';
import type { launchBrowser } from './site.ts';

/** How the tests sit down at a table of La Baie in the real page. */
export type Size = 'desktop' | 'phone';
type Browser = Awaited<ReturnType<typeof launchBrowser>>;

export interface Look {
  readonly size: Size;
  /** How the turns of the Colporteur and the market days are told. */
  readonly told?: 'steps' | 'fast' | 'skip';
  readonly locale?: 'fr' | 'en';
  readonly dark?: boolean;
}

export async function look(
  browser: Browser,
  { size, told = 'skip', locale = 'fr', dark = false }: Look,
): Promise<Visit> {
  const options: BrowserContextOptions = {
    ...(size === 'phone' ? PHONE : DESKTOP),
    locale,
    colorScheme: dark ? 'dark' : 'light',
  };
  const visit = await newPage(browser, options);
  await visit.page.addInitScript((pace) => localStorage.setItem('comptoir.baie.colporteur', pace), told);
  return visit;
}

export interface Setting {
  readonly merchant: string;
  readonly robots?: number;
  readonly level?: 'normal' | 'hard';
}

export async function sitDown(page: Page, url: string, setting: Setting): Promise<void> {
  const { merchant, robots = 0, level } = setting;
  await page.goto(`${url}#/new/baie/robots`);
  const open = page.getByRole('button', { name: /Ouvrir la table|Open the table/ });
  await open.waitFor();
  for (let i = 0; i < robots; i++)
    await page.getByRole('button', { name: /Ajouter une place|Add a seat/ }).click();
  const choice = (value: string) =>
    page.locator('select').filter({ has: page.locator(`option[value="${value}"]`) });
  await page.locator(`[data-picker] [data-merchant="${merchant}"]`).click();
  if (level !== undefined) await choice('hard').selectOption(level);
  await open.click();
  await page.locator('[data-prompt]').waitFor();
}

/** Says where a game got stuck, if it did. */
export async function expectEnd(page: Page): Promise<void> {
  const over = await page
    .locator('.ranking')
    .waitFor()
    .then(() => true)
    .catch(() => false);
  if (over) return;
  const asked = await page.locator('[data-prompt]').textContent();
  const offered = await page
    .locator('[data-option], .plate.may')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('data-thing') ?? one.getAttribute('data-choice')),
    );
  expect(`still asked: ${asked}, offered: ${offered.join(' ')}`).toBe('');
}
