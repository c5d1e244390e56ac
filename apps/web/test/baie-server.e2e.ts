import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectEnd } from './baie-playing.ts';
import { PHONE } from './browser.ts';
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

test('two browsers play a whole game, one of them a phone, and the server remembers games alone', async () => {
  const meeting = await meet(browser, server, 'baie');
  const { host, guest } = meeting;
  for (const page of [host, guest])
    await page.evaluate(() => localStorage.setItem('comptoir.baie.colporteur', 'skip'));
  await guest.setViewportSize(PHONE.viewport);
  await begin(meeting);
  await playTogether(meeting);
  await Promise.all([expectEnd(host), expectEnd(guest)]);
  const [here, there] = await Promise.all(
    [host, guest].map((page) => page.locator('.ranking .score').allTextContents()),
  );
  expect(here).toHaveLength(2);
  expect(there).toEqual(here);

  // C-001: alone against the Colporteur at a table of the server.
  await host.goto(`${server.url}#/new/baie`);
  await host.getByRole('button', { name: /^Retirer la place/ }).click();
  const field = host.locator('select').filter({ has: host.locator('option[value="hard"]') });
  await field.waitFor();
  await field.selectOption('hard');
  await host.getByRole('button', { name: /Ouvrir la table/ }).click();
  // Nobody is missing: the cards are dealt at once.
  await host.locator('[data-prompt]').waitFor();
  await playOn(host);
  await expectEnd(host);
  await host.locator('[data-hall] h4', { hasText: 'Sur le serveur' }).waitFor();
  expect(meeting.troubles).toEqual([]);
});
