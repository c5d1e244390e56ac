import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { seedChance } from './chance.ts';

/** One page alone in its context, and everything it complained about. */
export interface Lodging {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly troubles: string[];
  /** Through which its storage is emptied. */
  readonly client: CDPSession;
}

/** Lodgings that tests have left, by what was asked for when they were opened. */
const waiting = new WeakMap<Browser, Map<string, Lodging[]>>();
const worn = new WeakSet<Page>();

/** What stays with a page when its storage is emptied: whoever uses one of these is its last visitor. */
const OF_A_PAGE = ['addInitScript', 'emulateMedia', 'exposeFunction', 'on', 'route'] as const;
const OF_ITS_CONTEXT = ['grantPermissions', 'newCDPSession', 'on', 'route', 'setOffline'] as const;

/**
 * A new page takes a process, and reads programs and fonts again: half of what a short test costs. So pages of one kind are
 * handed on within a file of tests, to one test at a time.
 */
export async function lodge(
  browser: Browser,
  options: BrowserContextOptions,
  build: () => Promise<Lodging>,
): Promise<Lodging> {
  const left = waiting.get(browser)?.get(JSON.stringify(options))?.pop();
  if (left === undefined) {
    const built = await build();
    watchMarks(built);
    return built;
  }
  await seedChance(left.context);
  return left;
}

/** Empties what a page remembers and puts it aside for the next test, or closes it. */
export async function leave(browser: Browser, options: BrowserContextOptions, left: Lodging): Promise<void> {
  const { context, page, troubles, client } = left;
  if (worn.has(page) || page.isClosed() || context.pages().length > 1) return context.close();
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearCookies();
  if (options.viewport) await page.setViewportSize(options.viewport);
  troubles.length = 0;
  const kinds = waiting.get(browser) ?? new Map<string, Lodging[]>();
  waiting.set(browser, kinds);
  const kind = JSON.stringify(options);
  kinds.set(kind, [...(kinds.get(kind) ?? []), left]);
}

function watchMarks({ context, page }: Lodging): void {
  const mark = (): unknown => worn.add(page);
  for (const name of OF_A_PAGE) tellUse(page, name, mark);
  for (const name of OF_ITS_CONTEXT) tellUse(context, name, mark);
}

function tellUse<T extends Page | BrowserContext>(of: T, name: keyof T & string, tell: () => void): void {
  const usual = (of[name] as (...all: unknown[]) => unknown).bind(of);
  Object.assign(of, {
    [name]: (...all: unknown[]) => {
      tell();
      return usual(...all);
    },
  });
}
