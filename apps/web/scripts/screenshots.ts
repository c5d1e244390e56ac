/**
 * The pictures of the README, from real games: bots play fixed games up to a moment, and the page is photographed there.
 * Writes docs/images/*.webp. Usage: npm run screenshots [-- filter]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { buildPage } from '../test/building.ts';
import { chromiumPath, PICTURE_FLAGS } from '../test/chromium.ts';
import { gameServer } from '../test/game-server.ts';
import { serve } from '../test/serving.ts';

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1.5 },
} as const;

interface Shot {
  readonly size: keyof typeof SIZES;
  readonly colours: 'light' | 'dark';
  /** The page of the site, or the query of a test table. */
  readonly hash?: string;
  readonly query?: string;
  /** What a player has touched. */
  touch?(page: Page): Promise<void>;
}

/** Chooses what is dearest to build or to buy with, as somebody about to act would. */
const choose =
  (...selectors: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const selector of selectors) await page.locator(selector).first().click();
    await page.mouse.move(0, 0);
  };

/** Two games against bots are under way. */
async function begin(page: Page): Promise<void> {
  for (const game of ['karanor', 'vallee']) {
    await page.goto(`${site.url}#/new/${game}/robots`);
    await page.getByRole('button', { name: 'Ouvrir la table' }).click();
    await page.locator('[data-prompt]').waitFor();
  }
  await page.goto(`${site.url}#/`);
  await page
    .getByRole('button', { name: /^(?:Jouer|Regarder|Voir)/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
}

const VALLEE = 'game=vallee&players=3&seed=5&ahead=90';
const KARANOR = 'game=karanor&players=4&seed=2&ahead=140&until=action';
const BAIE = 'game=baie&players=3&seed=3&ahead=150';
const SHOTS: Readonly<Record<string, Shot>> = {
  home: { size: 'desktop', colours: 'light', hash: '#/', touch: begin },
  'home-phone': { size: 'phone', colours: 'dark', hash: '#/' },
  vallee: { size: 'desktop', colours: 'light', query: VALLEE, touch: choose('.hand button[data-card]') },
  'vallee-phone': { size: 'phone', colours: 'dark', query: VALLEE },
  baie: { size: 'desktop', colours: 'dark', query: BAIE },
  'baie-phone': { size: 'phone', colours: 'light', query: BAIE },
  karanor: { size: 'desktop', colours: 'light', query: KARANOR },
  'karanor-phone': { size: 'phone', colours: 'dark', query: KARANOR },
};

const folder = new URL('../../../docs/images/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
const filter = process.argv[2] ?? '';
const [site, tables] = [
  await gameServer({ web: await buildPage('site') }),
  await serve(await buildPage('tables')),
];
const browser = await chromium.launch({ executablePath: chromiumPath(), args: PICTURE_FLAGS });

for (const [name, shot] of Object.entries(SHOTS)) {
  if (!name.includes(filter)) continue;
  const context = await browser.newContext({
    ...SIZES[shot.size],
    colorScheme: shot.colours,
    locale: 'fr',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => localStorage.setItem('comptoir.pace', 'instant'));
  const page = await context.newPage();
  await page.goto(
    shot.query === undefined ? site.url + shot.hash : `${tables.url}test/tables.html?${shot.query}`,
  );
  await page
    .locator(shot.query === undefined ? 'main svg' : 'html[data-ready]')
    .first()
    .waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await shot.touch?.(page);
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  const image = Buffer.from(data, 'base64');
  writeFileSync(`${folder}${name}.webp`, image);
  console.log(`${name}.webp ${Math.round(image.length / 1024)} KB`);
  await context.close();
}
await browser.close();
await Promise.all([site.close(), tables.close()]);
