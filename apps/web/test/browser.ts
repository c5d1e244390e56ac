import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { GameId } from '../src/catalog/games.ts';
import { settled } from './settling.ts';
import { launchBrowser, openSite } from './site.ts';
import { onePage, type Visit } from './visits.ts';

export { violations } from './axe.ts';
export { DESKTOP, newPage, onePage, PHONE, type Visit } from './visits.ts';

/** The page of test tables and a browser, for one file of tests. */
export interface Stand {
  readonly browser: Browser;
  /** The test page with its game; `visit` adds to the query. */
  readonly address: string;
}

export const ARTIFACTS = new URL('../../../.artifacts/table/', import.meta.url).pathname;
export async function openStand(game: GameId): Promise<Stand> {
  mkdirSync(ARTIFACTS, { recursive: true });
  const [{ url }, browser] = await Promise.all([openSite('tables'), launchBrowser()]);
  return { browser, address: `${url}test/tables.html?game=${game}` };
}

export const closeStand = ({ browser }: Stand): Promise<void> => browser.close();

/** Opens the test page: `visit(stand, '?players=3&ahead=24')`. */
export async function visit(
  stand: Stand,
  query: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const { page, troubles } = await onePage(stand.browser, options);
  await page.goto(`${stand.address}${query.replace('?', '&')}`);
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  return { page, troubles };
}

/** By how many pixels the page is wider than its window; nothing should be. */
export const excess = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
