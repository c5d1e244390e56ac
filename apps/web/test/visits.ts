import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { SEED, seedChance } from './chance.ts';
import { leave, lodge } from './lodging.ts';
import { unveiled, veil } from './veil.ts';

export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Pictures of several pages of one test stand beside each other. */
let told = 0;
const FAILED = new URL('../../../.artifacts/failed/', import.meta.url).pathname;

/** Of what a page says, in characters. */
const LONGEST_SAID = 600;

export interface Visit {
  readonly page: Page;
  /** Everything the page complained about. */
  readonly troubles: string[];
}

/**
 * Pages of one visitor, for one test; opponents move at once and nothing is animated or heard. Every context would have a
 * service worker of its own, which fetches all three games first: whoever tests what it does asks for it.
 */
export async function newContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await makeContext(browser, options);
  afterTest(context, () => context.close());
  return context;
}

async function makeContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...DESKTOP,
    locale: 'fr',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  // A limit for faults, not for slow machines.
  context.setDefaultTimeout(120_000);
  await seedChance(context);
  await veil(context);
  await context.addInitScript(() => {
    localStorage.setItem('comptoir.pace', 'instant');
    localStorage.setItem('comptoir.sound', 'off');
  });
  return context;
}

/** What is done with pages after their test; if it has failed they are told of and closed. */
function afterTest(context: BrowserContext, goOn: () => Promise<void>): void {
  const name = expect.getState().currentTestName ?? 'test';
  onTestFinished(async ({ task }) => {
    if (task.result?.state !== 'fail') return goOn();
    await Promise.all(context.pages().map((page) => tell(name, page)));
    await context.close();
  });
}

/** One page in a context of its own. */
export async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  return openPage(await newContext(browser, options));
}

/** A page as new, perhaps one that another test of this file has left: for whoever needs nothing but one page. */
export async function onePage(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const wanted = { ...DESKTOP, ...options };
  const lodging = await lodge(browser, wanted, async () => {
    const context = await makeContext(browser, wanted);
    const visit = await openPage(context);
    return { context, ...visit, client: await context.newCDPSession(visit.page) };
  });
  afterTest(lodging.context, () => leave(browser, wanted, lodging));
  return lodging;
}

export async function openPage(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  const take = page.screenshot.bind(page);
  page.screenshot = (options) => unveiled(page, () => take(options));
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(error.message));
  return { page, troubles };
}

/**
 * What is needed to find out why a test has failed: its seed, the journal of the table, a picture of the page and what it
 * says, since a log is often all that is kept.
 */
async function tell(name: string, page: Page): Promise<void> {
  mkdirSync(FAILED, { recursive: true });
  const path = `${FAILED}${name.replaceAll(/[^\p{L}\d]+/gu, '-').slice(-80)}-${++told}.png`;
  const said = (await page.locator('body').allInnerTexts())
    .join()
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST_SAID);
  const journal = await page.locator('[role="log"]').allInnerTexts();
  const settled = await page.locator('html').getAttribute('data-settled');
  await page.screenshot({ path });
  console.error(
    `${name}\n  seed: ${SEED}\n  page: ${page.url()}\n  settled: ${settled}\n  screenshot: ${path}\n  says: ${said}\n  journal:\n${journal.join('\n')}`,
  );
}
