/** Draws the PNG icons of the installed app from public/icon.svg. Run after a change of that drawing only. */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { chromiumPath, FLAGS } from '../test/chromium.ts';

const folder = new URL('../public/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', folder), 'utf8');
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: FLAGS,
});
for (const [name, size, square] of [
  ['icon-192.png', 192, false],
  ['icon-512.png', 512, false],
  ['icon-maskable.png', 512, true],
] as const) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  // A maskable icon fills its square: the system cuts the corners itself.
  const drawing = square ? svg.replace(' rx="96"', '') : svg;
  await page.setContent(
    `<style>body{margin:0}svg{display:block}</style>${drawing.replace('<svg ', `<svg width="${size}" height="${size}" `)}`,
  );
  await page.screenshot({ path: new URL(name, folder).pathname, omitBackground: true });
  await page.close();
}
await browser.close();
