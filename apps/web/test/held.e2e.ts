import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { excess, newPage, PHONE, violations } from './browser.ts';
import { type GameServer, gameServer } from './game-server.ts';
import { settled } from './settling.ts';
import { launchBrowser } from './site.ts';
import { begin, enter, type Meeting, meet } from './two-browsers.ts';

let server: GameServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([gameServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** A turn lasts a second, and all wait for whoever has missed theirs. */
const BRIEF = { pace: { kind: 'live', bank: 1, increment: 0 }, timeout: 'wait' };
const HELD = '[data-held]';

/** Whose time has run out, and the other one. */
async function apart({ host, guest }: Meeting): Promise<{ late: Page; other: Page }> {
  await Promise.any([host, guest].map((page) => page.locator(HELD).waitFor()));
  const isHost = (await host.locator(HELD).count()) > 0;
  return isHost ? { late: host, other: guest } : { late: guest, other: host };
}

test('whoever comes back finds a banner in place of the slip, and has their seat with one press', async () => {
  const meeting = await meet(browser, server, 'vallee', { wish: BRIEF });
  await begin(meeting);
  const { late, other } = await apart(meeting);
  await other.locator('[data-absent]').waitFor();
  for (const size of [{ width: 1440, height: 900 }, { width: 1366, height: 650 }, PHONE.viewport]) {
    await late.setViewportSize(size);
    await settled(late);
    const banner = await late.locator(HELD).boundingBox();
    const card = await late.locator('.hand [role="listitem"], .hand li').first().boundingBox();
    expect([size.width, (banner?.y ?? 0) + (banner?.height ?? 0) <= (card?.y ?? 0)]).toEqual([
      size.width,
      true,
    ]);
    expect(await violations(late)).toEqual([]);
    expect(await excess(late)).toBe(0);
  }
  expect(await late.locator('[data-prompt]').count()).toBe(0);
  await late.getByRole('button', { name: 'Reprendre ma place' }).click();
  await late.locator(HELD).waitFor({ state: 'detached' });
  await late.locator('[data-prompt]').waitFor();
  await other.locator('[data-absent]').waitFor({ state: 'detached' });
  expect(meeting.troubles).toEqual([]);
});

test('a seat that a vote has freed is taken by a friend with its link', async () => {
  const meeting = await meet(browser, server, 'vallee', { wish: { ...BRIEF, watch: false } });
  await begin(meeting);
  const { late, other } = await apart(meeting);
  await other.getByRole('button', { name: 'Proposer un ami' }).click();
  await late.getByText('Votre place a été libérée').first().waitFor();
  const link = await other.getByLabel('Lien vers la place libre').inputValue();
  await settled(other);
  expect(await violations(other)).toEqual([]);

  const { page: friend, troubles } = await newPage(browser, PHONE);
  await friend.goto(link);
  await friend.getByText('une vous est gardée').waitFor();
  await settled(friend);
  expect(await excess(friend)).toBe(0);
  await enter(friend, link, 'Salomé');
  await friend.locator('[data-laid="true"]').waitFor();
  await other.locator('.side article', { hasText: 'Salomé' }).waitFor();
  await other.getByLabel('Lien vers la place libre').waitFor({ state: 'detached' });
  // The table is closed to everybody else, and so is its address without the code.
  const { page: stranger } = await newPage(browser);
  await stranger.goto(link.replace(/\.[^.]+$/, ''));
  await stranger.getByText('Aucune table à ce code').waitFor();
  expect([...meeting.troubles, ...troubles]).toEqual([]);
});
