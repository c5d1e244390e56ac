import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { build, defaultClientConditions, type PreviewServer, preview } from 'vite';
import { rulesText } from '../vite/rules-text.ts';

/** A server of the test page and a browser, for one file of tests. */
export interface Stand {
  readonly server: PreviewServer;
  readonly browser: Browser;
  readonly address: string;
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
export const ARTIFACTS = new URL('../../../.artifacts/table/', import.meta.url).pathname;

/** `test/<name>.html`, built and served. */
export async function openStand(name = 'page'): Promise<Stand> {
  mkdirSync(ARTIFACTS, { recursive: true });
  const root = new URL('..', import.meta.url).pathname;
  const outDir = `${ARTIFACTS}${name}`;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [svelte(), rulesText()],
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'es2022',
      rolldownOptions: { input: `${root}test/${name}.html` },
    },
  });
  const server = await preview({ root, configFile: false, build: { outDir }, preview: { port: 0 } });
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  return { server, browser, address: `${server.resolvedUrls?.local[0] ?? ''}test/${name}.html` };
}

export async function closeStand({ server, browser }: Stand): Promise<void> {
  await browser.close();
  await new Promise((done) => server.httpServer.close(done));
}

export interface Visit {
  readonly page: Page;
  /** Everything the page complained about. */
  readonly troubles: string[];
}

/** Opens the test page; opponents move at once and nothing is animated. */
export async function visit(
  stand: Stand,
  query: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await stand.browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript(() => localStorage.setItem('comptoir.pace', 'instant'));
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(`${stand.address}${query}`);
  await page.waitForSelector('html[data-ready]', { timeout: 90_000 });
  await page.evaluate(() => document.fonts.ready);
  return { page, troubles };
}

export async function violations(page: Page, besides: readonly string[] = []): Promise<string[]> {
  // The faces of cards are looked at once, on the component sheet: here they would be most of the time.
  const axe = new AxeBuilder({ page }).exclude('.face').exclude('.hills');
  for (const part of besides) axe.exclude(part);
  const { violations: found } = await axe.analyze();
  return found.map(
    (one) =>
      `${one.id}: ${one.nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
}
