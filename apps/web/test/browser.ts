import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { GameId } from '../src/catalog/games.ts';
import { launchBrowser, openSite } from './site.ts';

/** The page of test tables and a browser, for one file of tests. */
export interface Stand {
  readonly browser: Browser;
  /** The test page with its game; `visit` adds to the query. */
  readonly address: string;
}

export const ARTIFACTS = new URL('../../../.artifacts/table/', import.meta.url).pathname;
export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export async function openStand(game: GameId): Promise<Stand> {
  mkdirSync(ARTIFACTS, { recursive: true });
  const [{ url }, browser] = await Promise.all([openSite('tables'), launchBrowser()]);
  return { browser, address: `${url}test/tables.html?game=${game}` };
}

export const closeStand = ({ browser }: Stand): Promise<void> => browser.close();

export interface Visit {
  readonly page: Page;
  /** Everything the page complained about. */
  readonly troubles: string[];
}

/**
 * A page in a context of its own; opponents move at once and nothing is animated. Every context would have a service worker
 * of its own, which fetches all three games first: whoever tests what it does asks for it.
 */
export async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    ...DESKTOP,
    locale: 'fr',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  await context.addInitScript(() => localStorage.setItem('comptoir.pace', 'instant'));
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(error.message));
  return { page, troubles };
}

/** Opens the test page: `visit(stand, '?players=3&ahead=24')`. */
export async function visit(
  stand: Stand,
  query: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const { page, troubles } = await newPage(stand.browser, options);
  await page.goto(`${stand.address}${query.replace('?', '&')}`);
  await page.waitForSelector('html[data-ready]', { timeout: 90_000 });
  await page.evaluate(() => document.fonts.ready);
  return { page, troubles };
}

/** What axe finds wrong with the page as it is. */
export async function violations(page: Page): Promise<string[]> {
  // One frame is all there is: no second page is needed to gather the results of several.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations: found } = await axe.analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
}

/** By how many pixels the page is wider than its window; nothing should be. */
export const excess = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
