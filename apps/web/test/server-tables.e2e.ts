import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GameServer, gameServer } from './game-server.ts';
import { launchBrowser } from './site.ts';

let server: GameServer;
let browser: Browser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([gameServer(), launchBrowser()]);
});
afterAll(async () => {
  for (const context of contexts) await context.close();
  await browser?.close();
  await server?.close();
});

/** Somebody with a browser of their own. */
async function somebody(troubles: string[]): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'fr',
    reducedMotion: 'reduce',
  });
  contexts.push(context);
  const page = await context.newPage();
  page.on('pageerror', (error) => troubles.push(error.message));
  return page;
}

const asked = (page: Page) => page.getByText('Que faites-vous ?').first();

/** The one of the two who is to move. */
async function mover(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect
    .poll(
      async () => {
        for (const page of pages) if (await asked(page).isVisible()) found = page;
        return found !== undefined;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return found as Page;
}

async function pass(page: Page): Promise<void> {
  await page.locator('[data-verb="inventory.discard"]').first().click();
  await asked(page).waitFor({ state: 'hidden', timeout: 20_000 });
}

test('two browsers meet by a link, play, and go on after the server was away', async () => {
  const troubles: string[] = [];
  const [host, guest] = [await somebody(troubles), await somebody(troubles)];
  await host.goto(`${server.url}#/new/vallee`);
  await host.getByLabel('Votre nom à la table').fill('Zoé');
  await host.getByRole('button', { name: 'Ouvrir la table' }).click();
  const link = await host.getByLabel('Invitez avec ce lien').inputValue();

  await guest.goto(link);
  await guest.getByLabel('Votre nom').fill('Abel');
  await guest.getByRole('button', { name: 'Entrer' }).click();
  await guest.getByText('Zoé').waitFor();
  await host.getByText('Abel').waitFor();
  await guest.getByLabel('Votre grain de hasard').fill('poivre');
  await guest.getByRole('button', { name: 'Ajouter' }).click();
  await guest.getByText('Votre grain est dans le mélange.').waitFor();

  await host.getByRole('button', { name: 'Commencer la partie' }).click();
  const first = await mover([host, guest]);
  const second = first === host ? guest : host;
  await pass(first);
  await asked(second).waitFor({ timeout: 20_000 });

  await server.stop();
  await second
    .getByText(/réseau|connexion|rappelle/i)
    .first()
    .waitFor({ timeout: 20_000 });
  await server.start();
  await expect.poll(async () => (await mover([host, guest])) === second).toBe(true);
  await pass(second);
  await asked(first).waitFor({ timeout: 20_000 });

  await guest.goto(`${server.url}#/`);
  await guest.getByRole('button', { name: /Zoé/ }).first().waitFor();
  expect(troubles).toEqual([]);
});

test('an address that leads nowhere says so', async () => {
  const troubles: string[] = [];
  const page = await somebody(troubles);
  await page.goto(`${server.url}#/table/AAAAAAAAAAAAAAAA`);
  await page.getByText('n’existe plus').last().waitFor({ timeout: 15_000 });
  expect(troubles).toEqual([]);
});
