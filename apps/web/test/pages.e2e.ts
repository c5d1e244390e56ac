import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, excess, newPage, PHONE, violations } from './browser.ts';
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

const WIDE = { ...DESKTOP, colorScheme: 'light' } as const;
const THUMB = { ...PHONE, colorScheme: 'dark' } as const;

/** The address, what shows that the page is there, and how it is looked at. */
const PAGES = [
  ['#/', 'Page blanche', THUMB],
  ['#/new/vallee/robots', 'Secret scellé', WIDE],
  ['#/new/vallee', 'À quel rythme', THUMB],
  ['#/join/AAAAAAAAAAAAAAAA', 'On vous attend', WIDE],
  ['#/table/local.nowhere', 'n’existe plus', THUMB],
  ['#/replay/local.nowhere', 'Aucun registre ici', WIDE],
  ['#/nowhere', 'Chemin perdu', THUMB],
] as const;

test.each(PAGES)('%s is accessible, fits the screen and complains of nothing', async (hash, sign, look) => {
  const { page, troubles } = await newPage(browser, look);
  await page.goto(site.url + hash);
  await page.getByText(sign).last().waitFor();
  expect({ troubles, faults: await violations(page), excess: await excess(page) }).toEqual({
    troubles: [],
    faults: [],
    excess: 0,
  });
  await page.context().close();
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
