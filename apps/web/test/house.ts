import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildPage, type PageName } from './building.ts';
import { chromiumPath, FLAGS } from './chromium.ts';
import { type Site, serve } from './serving.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where test files ask for the browser and the built pages that they share. */
    house: string;
  }
}

const once = <T>(make: () => Promise<T>): { (): Promise<T>; made: Promise<T> | null } => {
  const get = (): Promise<T> => {
    get.made ??= make();
    return get.made;
  };
  get.made = null as Promise<T> | null;
  return get;
};

/** One browser and one build of each page for all the test files, made when the first one asks. */
export default async function house(project: TestProject): Promise<() => Promise<void>> {
  const browser = once<BrowserServer>(() =>
    chromium.launchServer({ executablePath: chromiumPath(), args: FLAGS }),
  );
  const pages: Readonly<Record<PageName, ReturnType<typeof once<Site & { folder: string }>>>> = {
    site: once(() => openPage('site')),
    tables: once(() => openPage('tables')),
  };
  async function openPage(name: PageName): Promise<Site & { folder: string }> {
    const folder = await buildPage(name);
    return { ...(await serve(folder)), folder };
  }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const wanted = (request.url ?? '').slice(1);
      if (wanted === 'browser') response.end(JSON.stringify({ url: (await browser()).wsEndpoint() }));
      else {
        const { url, folder } = await pages[wanted as PageName]();
        response.end(JSON.stringify({ url, folder }));
      }
    } catch (error) {
      response.statusCode = 500;
      response.end(String(error));
    }
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('house', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

  return async () => {
    server.close();
    server.closeAllConnections();
    await (await browser.made)?.close();
    for (const page of Object.values(pages)) await (await page.made)?.close();
  };
}
