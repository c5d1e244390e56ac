import type { Browser, Page } from 'playwright-core';
import type { GameId } from '../src/catalog/games.ts';
import { newPage } from './browser.ts';
import type { GameServer } from './game-server.ts';
import { playOn } from './in-page-player.ts';
import { settled } from './settling.ts';

/** Two people with a browser each, at one table of the real server. */
export interface Meeting {
  readonly host: Page;
  readonly guest: Page;
  readonly troubles: readonly string[];
}

interface Meet {
  readonly robots?: number;
  /** What the table is asked for beyond what the page offers. */
  readonly wish?: Readonly<Record<string, unknown>>;
}

/** Zoé opens a table, with bots if wished, Abel follows the link; the game has not begun. */
export async function meet(
  browser: Browser,
  server: GameServer,
  game: GameId,
  { robots = 0, wish }: Meet = {},
): Promise<Meeting> {
  const [one, other] = await Promise.all([newPage(browser), newPage(browser)]);
  const [host, guest] = [one.page, other.page];
  if (wish)
    await host.route('**/api/tables', (route) => {
      const asked = route.request();
      if (asked.method() !== 'POST') return route.continue();
      return route.continue({ postData: JSON.stringify({ ...asked.postDataJSON(), ...wish }) });
    });
  await host.goto(`${server.url}#/new/${game}`);
  await host.getByLabel('Votre nom à la table').fill('Zoé');
  for (let i = 0; i < robots; i++) await host.getByRole('button', { name: 'Ajouter une place' }).click();
  await host.getByRole('button', { name: 'Ouvrir la table' }).click();
  const link = await host.getByLabel('Invitez avec ce lien').inputValue();
  await enter(guest, link, 'Abel');
  await host.getByText('Abel', { exact: true }).first().waitFor();
  return {
    host,
    guest,
    get troubles() {
      // A browser notes every connection that was refused while the server is away; the page itself says it in words.
      return [...one.troubles, ...other.troubles].filter(
        (line) => !/ERR_CONNECTION|WebSocket connection|ERR_NETWORK|ERR_EMPTY/.test(line),
      );
    },
  };
}

/** Follows a link to a table under this name. */
export async function enter(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Votre nom').fill(name);
  await page.getByRole('button', { name: 'Prendre place' }).click();
}

export async function begin({ host, guest }: Meeting): Promise<void> {
  await host.getByRole('button', { name: 'Commencer la partie' }).click();
  await Promise.all([host, guest].map((page) => page.locator('[data-laid="true"]').waitFor()));
  await Promise.all([host, guest].map(settled));
}

/** Both play at once, each by what their own screen offers, to the result or for so many touches. */
export async function playTogether({ host, guest }: Meeting, most = 6000): Promise<number> {
  const touches = await Promise.all([playOn(host, { most, seed: 7 }), playOn(guest, { most, seed: 11 })]);
  return touches[0] + touches[1];
}
