/**
 * Looks at the app: every screen at eight sizes, in both languages and both lights, as one sheet of pictures per screen in
 * .artifacts/look, and the accessibility rules of axe on the same pages. The looks take turns over the sizes; with `all`
 * every size is seen in each of them. Usage: npm run look -w apps/web [-- all] [-- filter]
 */
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { violations } from '../test/axe.ts';
import { buildPage } from '../test/building.ts';
import { chromiumPath, PICTURE_FLAGS } from '../test/chromium.ts';
import { gameServer } from '../test/game-server.ts';
import { serve } from '../test/serving.ts';
import { settled } from '../test/settling.ts';
import { SIZES } from '../test/sizes.ts';

const PAGES: Readonly<Record<string, string>> = {
  home: '#/',
  'new-vallee': '#/new/vallee',
  'new-baie': '#/new/baie',
  'new-karanor': '#/new/karanor/robots',
  'learn-vallee': '#/learn/vallee',
  'learn-baie': '#/learn/baie',
  'learn-karanor': '#/learn/karanor',
  'lesson-vallee': '#/learn/vallee/buy',
  'lesson-baie': '#/learn/baie/boats',
  'lesson-karanor': '#/learn/karanor/trade',
  rules: '#/rules/vallee',
  cards: '#/cards/vallee',
  daily: '#/daily',
  puzzles: '#/puzzles',
  games: '#/games',
  profile: '#/profile',
  cups: '#/cups',
  board: '#/board/vallee',
  statistics: '#/statistics/vallee',
  lost: '#/nowhere',
  'table-gone': '#/table/local.nowhere',
  'join-gone': '#/join/AAAAAAAAAAAAAAAA',
  credits: '#/credits',
};
/** Tables at chosen moments, as the page of the tests sets them up. */
const TABLES: Readonly<Record<string, string>> = {
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
};
const LOOKS = [
  ['fr', 'light'],
  ['en', 'dark'],
  ['fr', 'dark'],
  ['en', 'light'],
] as const;
/** How large a picture is on its sheet. */
const SCALE = 0.5;

const folder = new URL('../../../.artifacts/look/', import.meta.url).pathname;
const wanted = process.argv.slice(2);
const isAll = wanted.includes('all');
const filter = wanted.find((word) => word !== 'all') ?? '';

interface Picture {
  readonly title: string;
  readonly width: number;
  readonly image: string;
}

/** One page through its sizes; what is wrong with it is told by the size. */
async function goThrough(
  page: Page,
  url: string,
  sizes: readonly (typeof SIZES)[number][],
  look: string,
): Promise<{ pictures: Picture[]; troubles: string[] }> {
  const pictures: Picture[] = [];
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => troubles.push(`page: ${error.message}`));
  for (const [at, [width, height]] of sizes.entries()) {
    await page.setViewportSize({ width, height });
    if (at === 0) await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (wide > 0) troubles.push(`${look} ${width}x${height}: ${wide} px wider than the screen`);
    const image = (await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64');
    pictures.push({ title: `${look} ${width}x${height}`, width, image });
  }
  for (const found of await violations(page)) troubles.push(`${look} axe ${found}`);
  return { pictures, troubles };
}

/** All pictures of a screen on one sheet. */
async function draw(browser: Browser, name: string, pictures: readonly Picture[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 800 } });
  const figures = pictures.map(
    ({ title, width, image }) =>
      `<figure><figcaption>${title}</figcaption><img width="${width * SCALE}" src="data:image/jpeg;base64,${image}"></figure>`,
  );
  await page.setContent(
    `<style>body{display:flex;flex-wrap:wrap;gap:8px;font:12px sans-serif}figure{margin:0}</style>${figures.join('')}`,
  );
  await page.screenshot({ path: `${folder}${name}.png`, fullPage: true });
  await page.close();
}

async function lookAt(
  browser: Browser,
  name: string,
  address: (language: string) => string,
): Promise<number> {
  const pictures: Picture[] = [];
  let bad = 0;
  for (const [at, [language, colours]] of LOOKS.entries()) {
    const sizes = isAll ? SIZES : SIZES.filter((_, i) => i % LOOKS.length === at);
    const context = await browser.newContext({
      locale: language,
      colorScheme: colours,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(180_000);
    const seen = await goThrough(await context.newPage(), address(language), sizes, `${language} ${colours}`);
    await context.close();
    pictures.push(...seen.pictures);
    bad += seen.troubles.length;
    for (const trouble of seen.troubles) console.log(`✗ ${name}: ${trouble}`);
  }
  await draw(browser, name, pictures);
  console.log(`${name}: ${pictures.length} pictures`);
  return bad;
}

mkdirSync(folder, { recursive: true });
const [site, tables] = await Promise.all([buildPage('site'), buildPage('tables')]);
const server = await gameServer({ web: site });
const stand = await serve(tables);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: PICTURE_FLAGS });
let bad = 0;
try {
  for (const [name, hash] of Object.entries(PAGES))
    if (name.includes(filter)) bad += await lookAt(browser, name, () => `${server.url}${hash}`);
  for (const [name, query] of Object.entries(TABLES))
    if (name.includes(filter))
      bad += await lookAt(
        browser,
        name,
        (language) => `${stand.url}test/tables.html?lang=${language}&game=${query}`,
      );
} finally {
  await browser.close();
  await stand.close();
  await server.close();
}
process.exitCode = bad === 0 ? 0 : 1;
