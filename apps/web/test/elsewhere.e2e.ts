import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { excess, PHONE, violations } from './browser.ts';
import { type GameServer, gameServer } from './game-server.ts';
import { settled } from './settling.ts';
import { launchBrowser } from './site.ts';
import { begin, meet } from './two-browsers.ts';

let server: GameServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([gameServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const talk = (page: Page, table: string, text: string) =>
  page.evaluate(
    ([id, said]) =>
      fetch(`/api/tables/${id}/chat`, {
        method: 'POST',
        body: JSON.stringify({ text: said }),
        headers: { 'content-type': 'application/json' },
      }),
    [table, text] as const,
  );
/** A page looks when it is seen again, and every twenty seconds. */
const seenAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
/** Gives the seat to a bot for one turn: the other person is awaited then, or again. */
const letPlay = (page: Page, table: string) =>
  page.evaluate(
    (id) =>
      fetch(`/api/tables/${id}/back`, {
        method: 'POST',
        body: '{"let":true}',
        headers: { 'content-type': 'application/json' },
      }),
    table,
  );
const awaited = (page: Page, table: string): Promise<boolean> =>
  page.evaluate(async (id) => {
    const { tables } = (await (await fetch('/api/tables?which=mine')).json()) as {
      tables: { table: string; seat: number; awaited: number[] }[];
    };
    const own = tables.find((one) => one.table === id);
    return own?.awaited.includes(own.seat) === true;
  }, table);

test('talk and turns at a table elsewhere come as a strip of paper, once, and lead there', async () => {
  const meeting = await meet(browser, server, 'vallee');
  await begin(meeting);
  const { host, guest } = meeting;
  const table = host.url().replace(/^.*#\/table\//, '');
  // Whoever is to move stays; the other one goes to another page.
  const isHost = await awaited(host, table);
  const [mover, away] = isHost ? [host, guest] : [guest, host];
  const name = isHost ? 'Zoé' : 'Abel';
  await away.setViewportSize(PHONE.viewport);
  await away.goto(`${server.url}#/games`);
  await settled(away);
  const strips = away.locator('.elsewhere .toast');
  expect(await strips.count()).toBe(0);

  await talk(mover, table, 'Tu es là ?');
  await seenAgain(away);
  await strips.getByText(`Nouveau message : La Vallée, avec ${name}`).waitFor();
  await settled(away);
  expect(await violations(away)).toEqual([]);
  expect(await excess(away)).toBe(0);
  await strips.getByRole('button', { name: 'Fermer' }).click();
  await seenAgain(away);
  await settled(away);
  // What was put away is no news.
  expect(await strips.count()).toBe(0);

  const spoken = mover.locator('.visually-hidden[role="alert"]');
  await expect.poll(() => spoken.textContent()).toBe('À vous');
  await letPlay(mover, table);
  // The next turn is said again, because nothing stands there meanwhile.
  await expect.poll(() => spoken.textContent()).toBe('');
  await expect.poll(() => awaited(away, table)).toBe(true);
  await seenAgain(away);
  await strips.getByText(`À vous : La Vallée, avec ${name}`).waitFor();
  await expect.poll(() => away.title()).toBe('(1) À vous');
  await strips.getByRole('link', { name: 'Y aller' }).click();
  await away.waitForURL(new RegExp(`#/table/${table}`));
  await away.locator('[data-prompt]').waitFor();
  expect(await strips.count()).toBe(0);
  expect(meeting.troubles).toEqual([]);
});

/** Opens a table with a bot, where one moves sooner or later. */
const openAnother = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const post = (path: string, body: object) =>
      fetch(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'merchant' }];
    const made = await post('/api/tables', { game: 'vallee', options: { players: 2 }, seats });
    const { table } = (await made.json()) as { table: string };
    await post(`/api/tables/${table}/start`, {});
    return table;
  });
/** What can be pressed and lies under a strip, in whole or in part. */
const underStrips = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const strips = [...document.querySelectorAll('.toast')].map((strip) => ({
      strip,
      box: strip.getBoundingClientRect(),
    }));
    return [...document.querySelectorAll<HTMLElement>('a, button, input, [data-option], .side *')]
      .filter((one) => {
        const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
        return (
          width * height > 0 &&
          strips.some(
            ({ strip, box }) =>
              !strip.contains(one) &&
              left < box.right - 1 &&
              right > box.left + 1 &&
              top < box.bottom - 1 &&
              bottom > box.top + 1,
          )
        );
      })
      .map((one) => one.outerHTML.slice(0, 80));
  });

test('at a table the strip has a row of its own: nothing that can be pressed lies under it, at any size', async () => {
  const meeting = await meet(browser, server, 'vallee');
  await begin(meeting);
  const { host: page } = meeting;
  await page.locator('[data-laid="true"]').waitFor();
  const other = await openAnother(page);
  await expect.poll(() => awaited(page, other)).toBe(true);
  await seenAgain(page);
  const strips = page.locator('.notices .toast', { hasText: 'À vous : La Vallée' });
  await strips.waitFor();
  for (const [width, height] of [
    [1366, 768],
    [1366, 650],
    [1024, 768],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    expect(await strips.count(), `${width}x${height}`).toBe(1);
    expect(await underStrips(page), `${width}x${height}`).toEqual([]);
    expect(await excess(page), `${width}x${height}`).toBe(0);
  }
  expect(await violations(page)).toEqual([]);
  // It goes along to a page without such a row, and stands below what is there.
  await page.evaluate(() => {
    location.hash = '#/credits';
  });
  await page.locator('.elsewhere .toast').first().waitFor();
  expect(meeting.troubles).toEqual([]);
});
