import { createRequire } from 'node:module';
import { RESOURCES, TERRITORIES } from '@comptoir/karanor';
import { commitTo, type Json, type Seat } from '@comptoir/kit';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GameServer, gameServer } from './game-server.ts';
import { type Mirror, mirrorOf, tokenOf, wares } from './karanor-mirror.ts';
import { act, type Player, playerAt } from './karanor-playing.ts';
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

/**
 * A deal in which somebody's story brings a card that answers every income of the other one: a window that can be answered
 * opens in the first round, whatever is played.
 */
const SECRET = `2b0b5e5${'aef'.padStart(57, '0')}`;
const NAMES = ['Zoé', 'Abel'] as const;
/** K-162: the last round. Two fair players need eleven without it, in which nothing happens that three do not have. */
const ROUNDS = process.env['COMPTOIR_LONG'] === '1' ? 60 : 3;

interface SqlFile {
  prepare(sql: string): { run(...values: readonly string[]): unknown };
  close(): void;
}
/** The driver of the server's own database. */
const Database = createRequire(new URL('../../server/package.json', import.meta.url))('libsql') as new (
  path: string,
) => SqlFile;

/** The table that waits is dealt from this secret: while the server is away, its promise is rewritten. */
async function prepareDeal(): Promise<void> {
  await server.stop();
  const file = new Database(`${server.data}/comptoir.db`);
  file.prepare('update tables set secret = ?, commitment = ?').run(SECRET, commitTo(SECRET));
  // A busy machine may need longer than the eight seconds people have.
  const change = file.prepare('update tables set settings = replace(settings, ?, ?)');
  change.run('"window":8', '"window":60');
  change.run('"roundCap":60', `"roundCap":${ROUNDS}`);
  file.close();
  await server.start();
}

/** Waits in the page until it draws this moment or a later one and nothing is on its way any more. */
const reach = ({ page }: Player, least: number): Promise<number> =>
  page.evaluate(async (wanted) => {
    for (const end = performance.now() + 120_000; performance.now() < end; ) {
      const board = document.querySelector<HTMLElement>('.karanor[aria-busy="false"]');
      const moment = Number(board?.dataset['moment'] ?? -1);
      if (moment >= wanted) return moment;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`moment ${wanted} is not reached`);
  }, least);

/** What a screen says, for whoever has to find out why it stopped. */
const stateOf = ({ page }: Player): Promise<string> =>
  page.evaluate(() => {
    const words = (selector: string): string =>
      (document.querySelector(selector)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const board = document.querySelector<HTMLElement>('.karanor');
    const about = [words('[data-prompt]'), words('.tray'), words('.sheet h2'), words('.toasts')];
    return `moment ${board?.dataset['moment']}, busy ${board?.getAttribute('aria-busy')}: ${about.join(' | ').slice(0, 600)}`;
  });

/** Both screens show the same moment: this one or a later one. */
async function bothAt(players: readonly Player[], first: number): Promise<number> {
  for (let least = first; ; ) {
    const moments = await Promise.all(players.map((player) => reach(player, least)));
    least = Math.max(...moments);
    if (moments.every((moment) => moment === least)) return least;
  }
}

test('two browsers play a whole game with trades and interrupts', async () => {
  const meeting = await meet(browser, server, 'karanor');
  await prepareDeal();
  await Promise.all([meeting.host.reload(), meeting.guest.reload()]);
  await begin(meeting);
  // While the server was away the browsers complained, each in its own words.
  const before = meeting.troubles.length;
  const players = [playerAt(meeting.host), playerAt(meeting.guest)] as const;
  const places = TERRITORIES.map(({ id }) => id);
  for (const { page } of players)
    await page.evaluate((ids) => Object.assign(window, { places: ids }), places);
  const mirror = mirrorOf(SECRET, { players: 2, roundCap: ROUNDS });

  let moment = await bothAt(players, 0);
  const step = async (seat: Seat, id: string, answer: Json, how: () => Promise<void>): Promise<void> => {
    try {
      await how();
      const answers = mirror.play(seat, id, answer);
      if (mirror.asked() !== null) moment = await bothAt(players, moment + answers);
    } catch (error) {
      const told = await Promise.all(players.map(stateOf));
      throw new Error(
        `${NAMES[seat]}, ${id} ${JSON.stringify(answer)}: ${String(error)}\n${told.join('\n')}`,
      );
    }
  };

  const rings: string[] = [];
  let traded = false;
  for (let asked = mirror.asked(); asked !== null; asked = mirror.asked()) {
    const { seat, id } = asked;
    const player = players[seat] as Player;
    if (!traded && id === 'action' && mirror.state.turn.round === 2) {
      traded = true;
      await trade(players, mirror, seat, step);
    }
    // K-205: at a live table a window has its seconds.
    if (id === 'window')
      rings.push((await player.page.locator('.sheet [role="timer"]').getAttribute('aria-label')) ?? '');
    const answer = mirror.advice(asked);
    await step(seat, id, answer, () => act(player, { decision: asked as never, answer }));
  }
  expect(traded).toBe(true);
  if (ROUNDS < 60) expect(mirror.state.turn.round).toBe(ROUNDS);
  expect(rings.length).toBeGreaterThan(0);
  for (const ring of rings) expect(ring).toMatch(/^([1-5]?\d|60) secondes?$/);

  for (const { page } of players) {
    await page.getByText('D’où vient le prestige').waitFor();
    const scores = await page.locator('.ranking .score').allTextContents();
    const expected = mirror.state.players.map(({ prestige }) => `${prestige}`);
    expect(scores.sort()).toEqual(expected.sort());
  }
  expect(meeting.troubles.slice(before)).toEqual([]);
});

/** An offer, a counter, its acceptance; then one to anyone, which is declined. All of it by touching. */
async function trade(
  players: readonly Player[],
  mirror: Mirror,
  mine: Seat,
  step: (seat: Seat, id: string, answer: Json, how: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const other = 1 - mine;
  const [me, them] = [players[mine] as Player, players[other] as Player];
  const token = tokenOf(mirror.state, other);
  const heap = ({ page }: Player, desk: 0 | 1, id: string) =>
    page.locator('form fieldset:has([data-good])').nth(desk).locator(`[data-good="${id}"]`);
  const button = ({ page }: Player, what: string) => page.locator(`[data-trade="${what}"]`);
  const says = (seat: Seat, entry: string, answer: Json, how: () => Promise<void>): Promise<void> =>
    step(seat, 'standing', { entry, answer }, how);
  const offer = (): number => mirror.state.offers[0]?.id ?? -1;

  const proposal = { to: other, give: wares(1), want: wares(0, token), note: 'Pour ma forge' };
  await says(mine, 'trade.propose', proposal, async () => {
    await me.press(button(me, 'open'));
    await me.press(button(me, 'new'));
    await me.press(heap(me, 1, 'gold'));
    await me.press(heap(me, 0, RESOURCES[token] ?? ''));
    await me.page.getByText('Ajouter un mot').click();
    await me.page.getByLabel('Un mot').fill('Pour ma forge');
    await me.press(button(me, 'send'));
  });
  const countered = { offer: offer(), give: wares(0, token), want: wares(2), note: '' };
  await says(other, 'trade.counter', countered, async () => {
    // The tag of whoever made it tells of the offer, and leads to it.
    await them.press(them.page.locator('[data-deal] .terms'));
    await them.page.locator('.word', { hasText: 'Pour ma forge' }).waitFor();
    await them.press(button(them, 'counter'));
    await them.press(heap(them, 0, 'gold'));
    await them.press(button(them, 'send'));
  });
  const [before] = [mirror.state.players[mine]?.gold ?? 0];
  await says(mine, 'trade.accept', { offer: offer(), say: '' }, () => me.press(button(me, 'accept')));
  expect(mirror.state.players[mine]?.gold).toBe(before - 2);
  const gift = { to: -1, give: wares(1), want: wares(3), note: '' };
  await says(other, 'trade.propose', gift, async () => {
    await them.press(button(them, 'new'));
    await them.press(them.page.getByRole('button', { name: 'À tous' }));
    await them.press(heap(them, 1, 'gold'));
    for (let i = 0; i < 3; i++) await them.press(heap(them, 0, 'gold'));
    await them.press(button(them, 'send'));
  });
  await says(mine, 'trade.decline', { offer: offer(), say: '' }, () => me.press(button(me, 'decline')));
  for (const { page } of players) await page.keyboard.press('t');
}
