import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPage } from './browser.ts';
import { type GameServer, gameServer } from './game-server.ts';
import { playOn } from './in-page-player.ts';
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

test('the game of docs/write-a-game.md is played against robots in the page, and has no sign on the front', async () => {
  const { page, troubles } = await newPage(browser);
  await page.goto(server.url);
  await page.getByRole('heading', { name: 'La Vallée des Marchands' }).waitFor();
  expect(await page.getByText('La Petite Enchère').count()).toBe(0);
  await page.goto(`${server.url}#/new/auction/robots`);
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.locator('[data-prompt]').waitFor();
  await playOn(page);
  await page.locator('.ranking').waitFor();
  expect(troubles).toEqual([]);
});

test('two browsers play it at a table of the server', async () => {
  const meeting = await meet(browser, server, 'auction');
  await begin(meeting);
  await playTogether(meeting);
  const scores = await Promise.all(
    [meeting.host, meeting.guest].map(async (page) => {
      await page.locator('.ranking').waitFor();
      return page.locator('.ranking .score').allTextContents();
    }),
  );
  expect(scores[0]).toHaveLength(2);
  expect(scores[1]).toEqual(scores[0]);
  expect(meeting.troubles).toEqual([]);
});
