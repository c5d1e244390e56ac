import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { Browser, Page } from 'playwright-core';
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

const DAY = 86_400_000;

/** Rated games of La Vallée against a merchant, won two times of three; the server rates them when it comes back. */
async function playedMany(person: string, games: number): Promise<void> {
  await server.stop();
  const file = new Database(join(server.data, 'comptoir.db'));
  const row = file.prepare(
    `insert into rated_seats (table_id, seat, game, ended_at, player, team, place, has_left, month)
       values (?, ?, 'vallee', ?, ?, ?, ?, 0, ?)`,
  );
  for (let game = 0; game < games; game++) {
    const at = Date.now() - (games - game) * DAY;
    const month = new Date(at).toISOString().slice(0, 7);
    const place = game % 3 === 1 ? 2 : 1;
    row.run(`table-${game}`, 0, at, person, 0, place, month);
    row.run(`table-${game}`, 1, at, 'bot:merchant', 1, 3 - place, month);
  }
  file.prepare(`insert into rating_heads (game, at, table_id, is_due) values ('vallee', 0, '', 1)`).run();
  file.close();
  await server.start();
}

async function sound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await excess(page)).toBe(0);
}

test('a table is opened as rated, and one’s page and the board show what rated games made of one', async () => {
  const { page, troubles } = await newPage(browser, DESKTOP);
  await page.goto(`${server.url}#/new/vallee`);
  await page.getByLabel('Votre nom à la table').fill('Maëlle');
  await page.getByLabel('Autoriser les conseils').waitFor();
  await page.getByText('Partie cotée').click();
  await page.getByLabel('Autoriser les conseils').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.getByText('Partie cotée : elle compte pour vos cotes.').waitFor();

  await page.goto(`${server.url}#/profile`);
  await page.getByText('Aucune cote pour l’instant').waitFor();
  const person = await page.evaluate(
    async () => ((await (await fetch('/api/me')).json()) as { id: string }).id,
  );
  await playedMany(person, 18);

  const rated = () =>
    page.evaluate(async () => {
      const { ratings } = (await (await fetch('/api/me/ratings')).json()) as { ratings: { games: number }[] };
      return ratings[0]?.games;
    });
  // Slowly enough for the limits of the server.
  await expect.poll(rated, { interval: 500 }).toBe(18);
  await page.goto(`${server.url}#/credits`);
  // Only a page that was left is fetched again.
  await page.getByRole('heading', { name: 'Crédits', exact: true }).waitFor();
  await page.goto(`${server.url}#/profile`);
  const tag = page.getByRole('link', { name: /La Vallée\s+18 parties/ });
  await tag.waitFor();
  await settled(page);
  expect(await tag.textContent()).toMatch(/1[56]\d\d\s+±\s*\d+/);
  await sound(page);
  await page.screenshot({ path: `${ARTIFACTS}ratings-profile.png` });
  await page.setViewportSize(PHONE.viewport);
  await sound(page);
  await page.screenshot({ path: `${ARTIFACTS}ratings-profile-phone.png`, fullPage: true });

  await tag.click();
  await page.getByRole('rowheader', { name: /Maëlle/ }).waitFor();
  await settled(page);
  await sound(page);
  await page.screenshot({ path: `${ARTIFACTS}ratings-board-phone.png` });
  await page.setViewportSize(DESKTOP.viewport);
  await page.getByLabel('Période').selectOption({ index: 1 });
  await page.getByRole('rowheader', { name: /Maëlle/ }).waitFor();
  await settled(page);
  await sound(page);
  await page.screenshot({ path: `${ARTIFACTS}ratings-board.png` });
  expect(troubles.filter((line) => !/ERR_CONNECTION|WebSocket|ERR_NETWORK|ERR_EMPTY/.test(line))).toEqual([]);
});
