import type { Browser, Page } from 'playwright-core';
import type { GameId } from '../src/catalog/games.ts';
import { newPage } from './browser.ts';
import type { GameServer } from './game-server.ts';
import { playOn } from './in-page-player.ts';

/** Two people with a browser each, at one table of the real server. */
export interface Meeting {
  readonly host: Page;
  readonly guest: Page;
  readonly troubles: readonly string[];
  close(): Promise<void>;
}

/** Zoé opens a table, with robots if wished, Abel follows the link; the game has not begun. */
export async function meet(
  browser: Browser,
  server: GameServer,
  game: GameId,
  { robots = 0 } = {},
): Promise<Meeting> {
  const [one, other] = await Promise.all([newPage(browser), newPage(browser)]);
  const [host, guest] = [one.page, other.page];
  await host.goto(`${server.url}#/new/${game}`);
  await host.getByLabel('Votre nom à la table').fill('Zoé');
  for (let i = 0; i < robots; i++) await host.getByRole('button', { name: 'Ajouter une place' }).click();
  await host.getByRole('button', { name: 'Ouvrir la table' }).click();
  const link = await host.getByLabel('Invitez avec ce lien').inputValue();
  await guest.goto(link);
  await guest.getByLabel('Votre nom').fill('Abel');
  await guest.getByRole('button', { name: 'Entrer' }).click();
  await host.getByText('Abel').first().waitFor();
  return {
    host,
    guest,
    get troubles() {
      // A browser notes every connection that was refused while the server is away; the page itself says it in words.
      return [...one.troubles, ...other.troubles].filter(
        (line) => !/ERR_CONNECTION|WebSocket connection|ERR_NETWORK|ERR_EMPTY/.test(line),
      );
    },
    async close() {
      await Promise.all([host.context().close(), guest.context().close()]);
    },
  };
}

export async function begin({ host, guest }: Meeting): Promise<void> {
  await host.getByRole('button', { name: 'Commencer la partie' }).click();
  await Promise.all([host, guest].map((page) => page.locator('[data-prompt]').waitFor()));
}

/** Both play at once, each by what their own screen offers, to the result or for so many touches. */
export async function playTogether({ host, guest }: Meeting, most = 6000): Promise<number> {
  const touches = await Promise.all([playOn(host, { most, seed: 7 }), playOn(guest, { most, seed: 11 })]);
  return touches[0] + touches[1];
}
