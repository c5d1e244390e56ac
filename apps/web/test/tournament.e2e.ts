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
  await page.getByRole('button', { name: 'Je participe' }).click();
  await page.getByRole('button', { name: 'Me retirer' }).waitFor();
  await page.getByRole('button', { name: 'Donner le départ' }).click();
  await page.getByRole('heading', { name: 'Tables de la ronde 1' }).waitFor();
  await page.getByRole('link', { name: 'Jouer' }).waitFor();
  // Robots among themselves need nobody.
  await page.getByText('finie').first().waitFor();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: `${ARTIFACTS}cup.png` });

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
