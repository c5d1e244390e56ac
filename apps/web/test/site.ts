import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import type { PageName } from './building.ts';
import type { Site } from './serving.ts';

export type { Site } from './serving.ts';

/** Asks the house that all the test files share; whatever is missing is made first. */
async function ask(wanted: PageName | 'browser'): Promise<{ url: string; folder: string }> {
  const response = await fetch(`${inject('house')}${wanted}`);
  if (!response.ok) throw new Error(await response.text());
  return response.json() as Promise<{ url: string; folder: string }>;
}

/** The folder with the page as it is served. */
export const builtPage = async (): Promise<string> => (await ask('site')).folder;

/** The built page without a server behind it. */
export async function openSite(page: PageName = 'site'): Promise<Site> {
  const { url } = await ask(page);
  return { url, close: async () => undefined };
}

/** A connection of its own to the one browser: closing it closes the contexts that were opened through it. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.connect((await ask('browser')).url);
}
