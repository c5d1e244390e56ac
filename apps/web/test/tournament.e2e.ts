import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ARTIFACTS, DESKTOP, excess, newPage, PHONE, violations } from './browser.ts';
import { type GameServer, gameServer } from './game-server.ts';
import { settled } from './settling.ts';
import { launchBrowser } from './site.ts';

let server: GameServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([gameServer(), launchBrowser()]);
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
