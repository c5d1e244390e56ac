/**
 * Draws the picture of each game that previews of invitations show (public/previews/<game>.png), from the poster that the
 * page draws. Run after a change of a poster only: npm run previews --workspace apps/web
 */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { buildPage } from '../test/building.ts';
import { chromiumPath, PICTURE_FLAGS } from '../test/chromium.ts';
import { serve } from '../test/serving.ts';
import { settled } from '../test/settling.ts';

/** As wide as those who show previews want it. */
const SIZE = { width: 1200, height: 630 };
const folder = new URL('../public/previews/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
const site = await serve(await buildPage('site'));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: PICTURE_FLAGS });
const page = await browser.newPage({ viewport: SIZE, locale: 'fr', reducedMotion: 'reduce' });
await page.goto(`${site.url}#/`);
await page.locator('[data-sign]').first().waitFor();
for (const sign of await page.locator('[data-sign]').all()) {
  const game = await sign.getAttribute('data-sign');
  await sign.scrollIntoViewIfNeeded();
  await sign.locator('.poster svg').waitFor();
  await settled(page);
  await sign.locator('.poster').evaluate((poster) => {
    poster.style.cssText = 'position:fixed;inset:0;width:100vw;height:100vh;z-index:9999;background:#e9dcc0';
    document.body.append(poster);
  });
  await page.screenshot({ path: `${folder}${game}.png` });
  await page.evaluate(() => document.body.lastElementChild?.remove());
}
await browser.close();
await site.close();
