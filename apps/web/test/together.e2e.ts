import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedGame } from '../src/testing/finished-game.ts';
import { ARTIFACTS, DESKTOP, excess, newPage, PHONE, violations } from './browser.ts';
import { type GameServer, gameServer } from './game-server.ts';
import { settled } from './settling.ts';
import { launchBrowser } from './site.ts';

let server: GameServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([gameServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const record = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(finishedGame()) };
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
/** How somebody looks along: leading, following, alone, away or over. */
const looks = (page: Page, how: string) => page.locator(`[data-together="${how}"]`).first().waitFor();
const title = (page: Page) => page.locator('aside h2').textContent();

test('two look at one board: one leads, the other follows, and the lead goes round', async () => {
  const ana = await newPage(browser, DESKTOP);
  const bob = await newPage(browser, PHONE);
  const [lead, follower] = [ana.page, bob.page];
  // A game of one's own device, which no server has.
  await lead.goto(`${server.url}#/games`);
  await lead.getByLabel('Ouvrir un fichier de partie').setInputFiles(record);
  await lead.waitForURL(/#\/replay\/file/);
  await lead.getByRole('link', { name: 'Analyser' }).click();
  await lead.getByRole('heading', { name: 'Tournants de la partie' }).waitFor();
  await press(lead, 'Regarder ensemble');
  await lead.getByLabel('Votre nom', { exact: true }).fill('Ana');
  await press(lead, 'Regarder ensemble');
  await looks(lead, 'leading');
  const link = await lead.getByLabel('Invitez avec ce lien').inputValue();
  expect(new URL(link).hash).toBe(new URL(lead.url()).hash);

  // Bob has only the three words, and types them where tables are joined.
  const words = (await lead.locator('.words b').textContent()) ?? '';
  await follower.goto(`${server.url}#/join/${encodeURIComponent(words)}`);
  await follower.getByText('Ana regarde cette partie et vous invite.').waitFor();
  expect(await violations(follower)).toEqual([]);
  await follower.getByLabel('Votre nom').fill('Bob');
  await press(follower, 'Regarder ensemble');
  await looks(follower, 'following');
  await lead.getByText('Vous menez : vous êtes 2').waitFor();

  // What Ana tries, Bob sees: the line, its place, the note and by whom it is.
  await lead.locator('.turns button').first().click();
  const moment = await title(lead);
  await expect.poll(() => title(follower)).toBe(moment);
  await press(lead, 'Essayer un coup');
  await press(lead, 'Un robot joue ce coup');
  await press(lead, 'Retour à l’analyse');
  await lead.getByLabel('Votre note sur ce moment').fill('Et si l’on jouait cela ?');
  await settled(lead);
  await expect.poll(() => title(follower)).toBe(await title(lead));
  await expect.poll(() => follower.getByLabel('Note d’Ana').inputValue()).toBe('Et si l’on jouait cela ?');
  await lead.getByLabel('Vu par').selectOption('1');
  await expect.poll(() => follower.getByLabel('Vu par').inputValue()).toBe('1');
  await settled(follower);
  expect(await violations(lead)).toEqual([]);
  expect(await violations(follower)).toEqual([]);
  expect(await excess(follower)).toBe(0);
  await lead.screenshot({ path: `${ARTIFACTS}together.png` });
  await follower.screenshot({ path: `${ARTIFACTS}together-phone.png` });

  // Bob looks elsewhere and comes back.
  await press(follower, 'Coup précédent');
  await looks(follower, 'alone');
  await press(follower, 'Suivre Ana');
  await looks(follower, 'following');
  await expect.poll(() => title(follower)).toBe(await title(lead));

  // Ana hands over: now she follows Bob.
  await press(lead, /Passer la main.*Bob/);
  await looks(follower, 'leading');
  await looks(lead, 'following');
  await follower.getByRole('button', { name: 'Donne', exact: true }).click();
  await expect.poll(() => title(lead)).toBe('Donne');

  // Whoever loads the page again comes back to the room.
  await lead.reload();
  await looks(lead, 'following');
  await expect.poll(() => title(lead)).toBe('Donne');

  // The leader leaves: the lead is free, and is taken.
  await follower.close();
  await lead.getByText('Bob n’est plus là.').waitFor();
  await press(lead, 'Prendre la main');
  await looks(lead, 'leading');
  await press(lead, 'Terminer pour tous');
  await lead.locator('[data-together]').waitFor({ state: 'detached' });
  await settled(lead);

  // The words open nothing any more.
  const late = await newPage(browser, PHONE);
  await late.page.goto(link);
  await late.page.getByText('La séance à plusieurs est terminée').first().waitFor();
  // Words that are no table’s are refused once before they are found: a browser notes that.
  expect([ana.troubles, bob.troubles.filter((line) => !/404/.test(line))]).toEqual([[], []]);
});
