import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, newPage, PHONE, violations } from './browser.ts';
import { type GameServer, gameServer } from './game-server.ts';
import { launchBrowser } from './site.ts';
import { begin, meet, playTogether } from './two-browsers.ts';

let server: GameServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([gameServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const asked = (page: Page) => page.getByText('Que faites-vous ?').first();

/** The one of the two who is to move. */
async function mover(pages: readonly Page[]): Promise<Page> {
  return Promise.any(
    pages.map(async (page) => {
      await asked(page).waitFor();
      return page;
    }),
  );
}

/** An action that does nothing; the turn goes on until it is ended. */
const idle = (page: Page): Promise<void> => page.locator('[data-verb="inventory.discard"]').first().click();
const end = (page: Page): Promise<void> => page.locator('[data-verb="turn.end"]').first().click();

async function pass(page: Page): Promise<void> {
  await idle(page);
  await end(page);
  await asked(page).waitFor({ state: 'hidden' });
}

async function fromMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu de la table' }).click();
  await page.getByRole('button', { name: entry }).click();
}

test('two browsers meet by a link, talk, agree, and go on after the server was away', async () => {
  const meeting = await meet(browser, server, 'vallee');
  const { host, guest } = meeting;
  await guest.getByRole('tab', { name: 'La table' }).click();
  await guest.getByLabel('Ajouter votre sel au mélange').fill('poivre');
  await guest.getByRole('button', { name: 'Ajouter' }).click();
  await guest.getByText('Vos mots sont dans le mélange.').waitFor();
  await host.getByLabel('Écrire à la table').fill('Bienvenue');
  await host.keyboard.press('Enter');
  await guest.getByRole('tab', { name: 'Discussion' }).click();
  await guest.getByText('Bienvenue').waitFor();
  await begin(meeting);
  // What was read in the waiting room is not news at the table.
  await guest.getByRole('tab', { name: 'Discussion', exact: true }).waitFor();

  await host.getByRole('tab', { name: 'Discussion' }).click();
  await host.getByLabel('Écrire à la table').fill('Belle foire !');
  await host.keyboard.press('Enter');
  await guest.getByRole('tab', { name: /Discussion\s*1/ }).click();
  await guest.getByText('Belle foire !').waitFor();
  await guest.getByRole('tab', { name: 'Discussion', exact: true }).waitFor();
  await guest.getByRole('tab', { name: 'Journal' }).click();

  // On a phone the badge stands at the foot of the page and leads to what was said.
  await guest.setViewportSize(PHONE.viewport);
  await host.getByLabel('Écrire à la table').fill('À toi !');
  await host.keyboard.press('Enter');
  await guest.locator('.nav [data-unread]').waitFor();
  await guest.getByRole('button', { name: /Journal/ }).click();
  await guest.getByText('À toi !').waitFor();
  await guest.locator('.nav [data-unread]').waitFor({ state: 'detached' });
  await guest.keyboard.press('Escape');
  await guest.setViewportSize(DESKTOP.viewport);

  const first = await mover([host, guest]);
  const second = first === host ? guest : host;
  await pass(first);
  await mover([second]);

  await server.stop();
  await second
    .getByText(/réseau|connexion|rappelle/i)
    .first()
    .waitFor();
  await server.start();
  await second.getByText('Connexion perdue').waitFor({ state: 'hidden' });
  await pass(second);
  await mover([first]);

  // Further back than information allows: the other one is asked, and the first one is about to end that turn again.
  await first.getByRole('button', { name: 'Demander à annuler' }).click();
  await second.getByText('demande à annuler un coup').waitFor();
  await second.getByRole('button', { name: 'D’accord' }).click();
  await first.getByText('demande à annuler un coup').waitFor({ state: 'hidden' });
  await end(first);
  await mover([second]);

  await fromMenu(second, 'Proposer une pause');
  await first.getByRole('button', { name: 'Non' }).click();
  await second.getByText('propose une pause').waitFor({ state: 'hidden' });
  // A pause is told to both until it ends, and what makes no sense meanwhile is not in the menu.
  await fromMenu(second, 'Proposer une pause');
  await first.getByRole('button', { name: 'D’accord' }).click();
  await Promise.all([host, guest].map((page) => page.getByText('les horloges sont arrêtées').waitFor()));
  // Nobody is told that it is their turn, and nothing can be pressed that would be refused.
  for (const page of [host, guest]) {
    expect(await page.locator('[data-turn]').count()).toBe(0);
    expect(await page.locator('[data-prompt] [data-confirm], [data-prompt] button.seal').count()).toBe(0);
  }
  await first.getByRole('button', { name: 'Menu de la table' }).click();
  await first.locator('.menu').getByText('Proposer de reprendre').waitFor();
  expect(await first.locator('.menu').getByText('Proposer une pause').count()).toBe(0);
  await first.locator('.menu').getByText('Proposer de reprendre').click();
  await second.getByRole('button', { name: 'D’accord' }).click();
  await Promise.all(
    [host, guest].map((page) => page.getByText('les horloges sont arrêtées').waitFor({ state: 'hidden' })),
  );

  // Who closes the page is seen to be away.
  const address = first.url();
  await first.goto(`${server.url}index.html`);
  await second.getByText('absent').first().waitFor();
  await first.goto(address);
  await second.getByText('absent').first().waitFor({ state: 'hidden' });

  await fromMenu(second, 'Proposer d’arrêter la partie');
  await first.getByRole('button', { name: 'D’accord' }).click();
  await Promise.all([host, guest].map((page) => page.getByText('d’un commun accord').first().waitFor()));
  await host.getByRole('button', { name: 'Proposer la revanche' }).click();
  await host.getByText('place réservée').waitFor();
  await guest.getByRole('button', { name: 'Rejoindre la revanche' }).click();
  await begin(meeting);
  expect(meeting.troubles).toEqual([]);
});

test('whoever gives up their seat watches on, and the other one is told who has gone', async () => {
  const meeting = await meet(browser, server, 'vallee');
  await begin(meeting);
  const { host, guest } = meeting;
  await fromMenu(guest, 'Abandonner ma place');
  await guest.locator('[data-resign]').click();
  await guest.getByText('Vous regardez cette table').waitFor();
  await host.getByText(/n’est plus à la table.: .+ joue à sa place/).waitFor();
  expect(await guest.getByText('Votre place').count()).toBe(0);
  expect(meeting.troubles).toEqual([]);
});

test('a move is prepared while the other one decides, and played when it may be', async () => {
  const meeting = await meet(browser, server, 'vallee');
  await begin(meeting);
  const first = await mover([meeting.host, meeting.guest]);
  const second = first === meeting.host ? meeting.guest : meeting.host;
  await pass(first);
  await mover([second]);
  const hand = first.locator('[data-zone^="hand-"] [data-card]');
  const prepare = async (): Promise<void> => {
    await first.getByRole('button', { name: 'Préparer' }).click();
    await first.getByText('Préparez votre prochain coup').waitFor();
    await hand.first().click();
    await first.locator('[data-verb="inventory.discard"]').click();
    await first.getByText(/Préparé.*défausser/).waitFor();
  };
  // Taken back, it is not played: the question comes as always.
  await prepare();
  expect(await violations(first)).toEqual([]);
  await first.getByRole('button', { name: 'Annuler ce coup préparé' }).click();
  await pass(second);
  await mover([first]);
  await pass(first);
  await mover([second]);

  // If it is kept, it is played without a touch. The player then ends the turn, and the other one is asked again.
  await prepare();
  const card = await hand.first().getAttribute('data-card');
  await pass(second);
  await first.locator(`[data-zone^="hand-"] [data-card="${card}"]`).waitFor({ state: 'detached' });
  await end(first);
  await mover([second]);
  expect(meeting.troubles).toEqual([]);
});

test('one seat in two tabs, a move taken back, and the table among one’s own', async () => {
  const meeting = await meet(browser, server, 'vallee');
  await begin(meeting);
  const one = await mover([meeting.host, meeting.guest]);
  const twin = await one.context().newPage();
  await twin.goto(one.url());
  await mover([twin]);
  // Both tabs may take back what was done in one, and both stand before it again.
  const tabs = [one, twin];
  await idle(one);
  await Promise.all(tabs.map((tab) => asked(tab).waitFor({ state: 'hidden' })));
  await Promise.all(tabs.map((tab) => tab.locator('[data-undo]').waitFor()));
  await one.locator('[data-undo]').click();
  await Promise.all(tabs.map((tab) => asked(tab).waitFor()));
  await Promise.all(tabs.map((tab) => tab.locator('[data-undo]').waitFor({ state: 'detached' })));
  await twin.goto(`${server.url}#/`);
  await twin.getByText('à vous de jouer').first().waitFor();
  expect(meeting.troubles).toEqual([]);
});

test('two browsers play a whole game of La Vallée and read the same result', async () => {
  // Random touches take long to build eight stacks, so a merchant at the table ends the game.
  const meeting = await meet(browser, server, 'vallee', { robots: 1 });
  await begin(meeting);
  await playTogether(meeting);
  const [here, there] = await Promise.all(
    [meeting.host, meeting.guest].map(async (page) => {
      await page.locator('.ranking').waitFor();
      return page.locator('.ranking li').allTextContents();
    }),
  );
  expect(here).toHaveLength(3);
  expect(there).toEqual(here);
  expect(meeting.troubles).toEqual([]);
});

/** The owner decides over a seat of the table on the page. */
async function giveAway(
  host: Page,
  seat: number,
  by: { by: 'bot'; bot: string } | { by: 'person' },
): Promise<void> {
  const table = /#\/table\/([^/]+)/.exec(host.url())?.[1];
  const reply = await host.request.post(`${server.url}api/tables/${table}/seats/${seat}`, { data: by });
  expect(reply.status()).toBe(200);
}

test('whoever loses a seat is told to whom, once, may watch on and is not let back in', async () => {
  const meeting = await meet(browser, server, 'vallee');
  const { host, guest } = meeting;
  const notice = guest.getByRole('dialog');
  /** Known to the guest as well: only who has a seat can leave it. */
  await guest.getByRole('button', { name: 'Me lever' }).waitFor();

  // Whoever was away meanwhile is told on coming back.
  const address = guest.url();
  await guest.goto(`${server.url}index.html`);
  await giveAway(host, 1, { by: 'bot', bot: 'merchant' });
  await guest.goto(address);
  await notice.getByText('Votre place a été donnée à').last().waitFor();
  expect(await violations(guest)).toEqual([]);
  await notice.getByRole('button', { name: 'Continuer à regarder' }).click();
  await notice.waitFor({ state: 'detached' });
  await guest.reload();
  await guest.getByText('Zoé').first().waitFor();
  expect(await notice.count()).toBe(0);

  await giveAway(host, 1, { by: 'person' });
  expect(meeting.troubles).toEqual([]);
  // The browser itself reports the refusal that follows.
  await guest.getByRole('button', { name: 'S’asseoir' }).click();
  await guest.getByText('L’hôte vous a retiré de cette table.').waitFor();
});

test('an address that leads nowhere says so', async () => {
  const { page, troubles } = await newPage(browser);
  await page.goto(`${server.url}#/table/AAAAAAAAAAAAAAAA`);
  await page.getByText('n’existe plus').last().waitFor();
  expect(troubles).toEqual([]);
});
