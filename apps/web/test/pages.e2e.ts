import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPage, launchBrowser, openSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const WIDE = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const;
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

/** The address, what shows that the page is there, and how it is looked at. */
const PAGES = [
  ['#/', 'Page blanche', PHONE],
  ['#/new/vallee/robots', 'Secret scellé', WIDE],
  ['#/new/vallee', 'À quel rythme', PHONE],
  ['#/join/AAAAAAAAAAAAAAAA', 'On vous attend', WIDE],
  ['#/table/local.nowhere', 'n’existe plus', PHONE],
  ['#/replay/local.nowhere', 'Aucun registre ici', WIDE],
  ['#/nowhere', 'Chemin perdu', PHONE],
] as const;

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

test.each(PAGES)('%s is accessible, fits the screen and complains of nothing', async (hash, sign, look) => {
  const context = await browser.newContext({ ...look, locale: 'fr', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(site.url + hash);
  await page.getByText(sign).last().waitFor();
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect({ troubles, faults: await faults(page), isTooWide: wide > 0 }).toEqual({
    troubles: [],
    faults: [],
    isTooWide: false,
  });
  await context.close();
});

test('the first load stays within 100 kB of code and 30 kB of styles, packed', async () => {
  const folder = await builtPage();
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const weigh = (ending: string): number => {
    const files = [...html.matchAll(new RegExp(`(?:src|href)="(/assets/[^"]+\\.${ending})"`, 'g'))];
    const sizes = files.map(([, file]) => gzipSync(readFileSync(join(folder, file ?? ''))).length);
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  expect(weigh('js')).toBeGreaterThan(10_000);
  expect(weigh('js')).toBeLessThan(100_000);
  expect(weigh('css')).toBeLessThan(30_000);
});
