/**
 * Looks at the built app: screenshots of every sheet in both languages, themes and sizes into .artifacts/look,
 * and the accessibility rules of axe on the same pages. Usage: npm run build && npm run look [-- filter]
 */
import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { chromiumPath, FLAGS } from '../test/chromium.ts';

const PAGES = {
  'home-blank': '#/',
  home: '#/showcase/home',
  'new-vallee': '#/new/vallee',
  'new-baie': '#/new/baie',
  rules: '#/rules/vallee',
  credits: '#/credits',
  'sheet-shell': '#/showcase/shell',
  'sheet-vallee': '#/showcase/vallee',
  'sheet-baie': '#/showcase/baie',
  'sheet-karanor': '#/showcase/karanor',
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

async function visit(page: Page, base: string, hash: string, name: string): Promise<string[]> {
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => troubles.push(`page: ${error.message}`));
  await page.goto(`${base}${hash}`);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (wide > 0) troubles.push(`${wide} px wider than the screen`);
  await page.screenshot({
    path: `${folder}${name}.png`,
    fullPage: !hash.includes('new') && !hash.includes('rules'),
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  for (const found of violations) {
    troubles.push(
      `axe ${found.id} (${found.impact}): ${found.nodes
        .slice(0, 4)
        .map((node) => node.target.join(' '))
        .join(' | ')}`,
    );
  }
  return troubles;
}

async function look(browser: Browser, base: string): Promise<number> {
  let bad = 0;
  for (const [language, colours] of LOOKS) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const [title, hash] of Object.entries(PAGES)) {
        const name = `${title}-${size}-${language}-${colours}`;
        if (!name.includes(filter)) continue;
        const context = await browser.newContext({
          viewport,
          locale: language,
          colorScheme: colours,
          reducedMotion: 'reduce',
        });
        const troubles = await visit(await context.newPage(), base, hash, name);
        await context.close();
        bad += troubles.length;
        console.log(troubles.length ? `✗ ${name}\n  ${troubles.join('\n  ')}` : `✓ ${name}`);
      }
    }
  }
  return bad;
}

mkdirSync(folder, { recursive: true });
const server = await preview({ root: new URL('..', import.meta.url).pathname, preview: { port: 0 } });
const base = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: FLAGS,
});
const bad = await look(browser, base);
await browser.close();
await server.close();
process.exit(bad ? 1 : 0);
