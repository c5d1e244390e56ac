import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ARTIFACTS, DESKTOP, excess, newPage, PHONE, violations } from './browser.ts';
import { type GameServer, gameServer } from './game-server.ts';
import { playOn } from './in-page-player.ts';
import { settled } from './settling.ts';
import { launchBrowser } from './site.ts';

/** What the host of the server says to be let in. */
const HOST = 'a word of forty letters that only a host knows';
let server: GameServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([
    gameServer({ env: () => ({ COMPTOIR_ADMIN_TOKEN: HOST }) }),
    launchBrowser(),
  ]);
  mkdirSync(ARTIFACTS, { recursive: true });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test('a cup is announced, entered and started, and whoever has the link follows it', async () => {
  const { page, troubles } = await newPage(browser, DESKTOP);
  await page.goto(`${server.url}#/cups`);
  await page.getByText('Aucune coupe').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Annoncer une coupe' }).click();
  await page.getByLabel('Nom de la coupe').fill('Coupe de la Vallée');
  await page.getByLabel('Compléter avec des robots jusqu’à').selectOption('8');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Annoncer', exact: true }).click();
  await page.getByRole('heading', { name: 'Coupe de la Vallée' }).waitFor();
  // Whoever has the link reads what they would enter.
  await page.getByText('La Vallée · 2 par table · Rondes suisses · En direct').waitFor();
  await page.getByRole('button', { name: 'M’inscrire' }).click();
  await page.getByRole('button', { name: 'Me retirer' }).waitFor();
  await page.getByRole('button', { name: 'Donner le départ' }).click();
  await page.getByRole('heading', { name: 'Tables de la ronde 1' }).waitFor();
  await page.getByRole('link', { name: 'Jouer' }).waitFor();
  // Tables of bots need no people.
  await page.getByText('finie').first().waitFor();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: `${ARTIFACTS}cup.png` });
  for (const [name, file] of [
    ['Classement (CSV)', 'standings.csv'],
    ['Toute la coupe (JSON)', 'tournament.json'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
  }

  const stranger = await newPage(browser, PHONE);
  await stranger.page.goto(page.url());
  await stranger.page.getByRole('heading', { name: 'Tables de la ronde 1' }).waitFor();
  await settled(stranger.page);
  expect(await violations(stranger.page)).toEqual([]);
  expect(await excess(stranger.page)).toBe(0);
  expect(await stranger.page.getByRole('link', { name: 'Jouer' }).count()).toBe(0);
  await stranger.page.screenshot({ path: `${ARTIFACTS}cup-phone.png`, fullPage: true });

  await page.getByRole('link', { name: 'Jouer' }).click();
  await page.locator('[data-spot]').first().waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Coupe : Coupe de la Vallée' }).waitFor();
  await page.keyboard.press('Escape');
  await playOn(page);
  // The other tables are of bots: the next round is drawn at once.
  const next = page.getByRole('link', { name: 'Votre partie suivante' });
  const back = page.getByRole('link', { name: 'Retour à la coupe : Coupe de la Vallée' });
  await Promise.all([next.waitFor(), back.waitFor()]);
  await settled(page);
  expect(await violations(page)).toEqual([]);
  const first = page.url();
  await next.click();
  await page.locator('[data-spot]').first().waitFor();
  expect(page.url()).not.toBe(first);
  await page.goBack();
  await back.click();
  await page.getByRole('heading', { name: 'Tables de la ronde 2' }).waitFor();
  await page.getByRole('button', { name: 'Ronde 1' }).click();
  await page.getByRole('heading', { name: 'Tables de la ronde 1' }).waitFor();
  await page.getByRole('link', { name: 'Revoir' }).nth(3).waitFor();
  expect(await violations(page)).toEqual([]);
  expect([...troubles, ...stranger.troubles]).toEqual([]);
});

test('a duplicate cup says so, keeps its tables closed and compares seat by seat', async () => {
  const { page, troubles } = await newPage(browser, PHONE);
  await page.goto(`${server.url}#/cups`);
  await page.getByRole('button', { name: 'Annoncer une coupe' }).click();
  await page.getByLabel('Nom de la coupe').fill('Duplicate du jeudi');
  await page.getByLabel('Compléter avec des robots jusqu’à').selectOption('8');
  // A knock-out is decided at each table.
  await page.getByLabel('Formule').selectOption('knock-out');
  expect(await page.getByText('Duplicate :').count()).toBe(0);
  await page.getByLabel('Formule').selectOption('swiss');
  await page.getByText('Duplicate : la même donne à toutes les tables').click();
  await page.getByText('la chance s’annule').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Annoncer', exact: true }).click();
  await page.getByRole('button', { name: 'M’inscrire' }).click();
  await page.getByRole('button', { name: 'Donner le départ' }).click();
  await page.getByText('Chacune reste fermée aux autres').waitFor();
  await page.getByRole('link', { name: 'Jouer' }).waitFor();
  // A table of bots has ended: its result is told, but not how it was played.
  await page.locator('.tables li.over').nth(2).waitFor();
  await settled(page);
  expect(await page.getByRole('link', { name: /Regarder|Revoir/ }).count()).toBe(0);
  expect(await page.locator('.tables small.num').count()).toBe(6);
  expect(await violations(page)).toEqual([]);
  expect(await excess(page)).toBe(0);
  await page.screenshot({ path: `${ARTIFACTS}cup-duplicate-phone.png`, fullPage: true });
  expect(troubles).toEqual([]);
});

test('where the host lets nobody new in, a stranger reads so, instead of a button that refuses them', async () => {
  const { page, troubles } = await newPage(browser, DESKTOP);
  await page.goto(`${server.url}#/cups`);
  await page.getByRole('button', { name: 'Annoncer une coupe' }).click();
  await page.getByLabel('Nom de la coupe').fill('Coupe fermée');
  await page.getByRole('button', { name: 'Annoncer', exact: true }).click();
  await page.getByRole('button', { name: 'M’inscrire' }).waitFor();
  const decided = await fetch(`${server.url}api/house/settings`, {
    method: 'PATCH',
    body: '{"registration":"closed"}',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${HOST}` },
  });
  expect(decided.status).toBe(200);
  const stranger = await newPage(browser, PHONE);
  const closed = stranger.page.getByText('n’accueille pas de nouveaux joueurs');
  for (const address of [
    page.url(),
    `${server.url}#/cups`,
    `${server.url}#/games`,
    `${server.url}#/profile`,
  ]) {
    await stranger.page.goto(address);
    await closed.waitFor();
    await settled(stranger.page);
    const presses = stranger.page.getByRole('button', {
      name: /M’inscrire|Annoncer|C’est moi|Partie rapide/,
    });
    expect(await presses.count(), address).toBe(0);
    expect(await violations(stranger.page)).toEqual([]);
  }
  // Whoever is known is at home as before.
  await page.reload();
  await page.getByRole('button', { name: 'M’inscrire' }).waitFor();
  expect([...troubles, ...stranger.troubles]).toEqual([]);
});
