/**
 * Looks at the app: screenshots of every screen in both languages, themes and sizes into .artifacts/look, and the
 * accessibility rules of axe on the same pages. Usage: npm run look [-- filter]
 */
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { violations } from '../test/axe.ts';
import { buildPage } from '../test/building.ts';
import { chromiumPath, PICTURE_FLAGS } from '../test/chromium.ts';
import { serve } from '../test/serving.ts';
import { settled } from '../test/settling.ts';

const PAGES = {
  home: '#/',
  'new-vallee': '#/new/vallee',
  'new-baie': '#/new/baie',
  'new-karanor': '#/new/karanor/robots',
  lost: '#/nowhere',
  'table-gone': '#/table/local.nowhere',
  'join-gone': '#/join/AAAAAAAAAAAAAAAA',
  rules: '#/rules/vallee',
  credits: '#/credits',
} as const;
/** Tables at chosen moments, as the page of the tests sets them up. */
const TABLES = {
  'vallee-table': 'vallee&players=3&ahead=24',
  'vallee-teams': 'vallee&players=4&mode=teams&ahead=60',
  'vallee-search': 'vallee&players=3&until=deck.search&seed=1',
  'vallee-end': 'vallee&players=3&ahead=5000',
  'vallee-replay': 'vallee&players=3&page=replay&at=20',
  'baie-table': 'baie&players=2&ahead=30',
  'baie-four': 'baie&players=4&ahead=90',
  'baie-five': 'baie&players=5&ahead=60&options={"merchant1":"T"}',
  'baie-end': 'baie&players=2&ahead=9000',
  'baie-replay': 'baie&players=2&page=replay&at=40',
  'karanor-draft': 'karanor&players=4',
  'karanor-table': 'karanor&players=4&ahead=60',
  'karanor-market': 'karanor&players=2&ahead=60',
  'karanor-window': 'karanor&players=3&until=window&windows=strict&seed=2',
  'karanor-end': 'karanor&players=3&ahead=9000',
  'karanor-replay': 'karanor&players=3&page=replay&at=40',
} as const;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const LOOKS = [
  ['fr', 'light'],
  ['fr', 'dark'],
  ['en', 'light'],
  ['en', 'dark'],
] as const;

const folder = new URL('../../../.artifacts/look/', import.meta.url).pathname;
const filter = process.argv[2] ?? '';

async function visit(page: Page, url: string, name: string): Promise<string[]> {
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => troubles.push(`page: ${error.message}`));
  await page.goto(url);
  if (url.includes('tables.html')) await page.waitForSelector('html[data-ready]', { timeout: 90_000 });
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (wide > 0) troubles.push(`${wide} px wider than the screen`);
  await page.screenshot({
    path: `${folder}${name}.png`,
    fullPage: /#\/$/.test(url),
  });
  for (const found of await violations(page)) troubles.push(`axe ${found}`);
  return troubles;
}

async function look(browser: Browser, site: string, tables: string): Promise<number> {
  let bad = 0;
  const screens = (language: string): [string, string][] => [
    ...Object.entries(PAGES).map(([title, hash]): [string, string] => [title, `${site}${hash}`]),
    ...Object.entries(TABLES).map(([title, query]): [string, string] => [
      title,
      `${tables}test/tables.html?lang=${language}&game=${query}`,
    ]),
  ];
  for (const [language, colours] of LOOKS) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const [title, url] of screens(language)) {
        const name = `${title}-${size}-${language}-${colours}`;
        if (!name.includes(filter)) continue;
        const context = await browser.newContext({
          viewport,
          locale: language,
          colorScheme: colours,
          reducedMotion: 'reduce',
        });
        const troubles = await visit(await context.newPage(), url, name);
        await context.close();
        bad += troubles.length;
        console.log(troubles.length ? `✗ ${name}\n  ${troubles.join('\n  ')}` : `✓ ${name}`);
      }
    }
  }
  return bad;
}

mkdirSync(folder, { recursive: true });
const [site, tables] = await Promise.all([serve(await buildPage('site')), serve(await buildPage('tables'))]);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: PICTURE_FLAGS,
});
const bad = await look(browser, site.url, tables.url);
await browser.close();
await Promise.all([site.close(), tables.close()]);
process.exit(bad ? 1 : 0);
