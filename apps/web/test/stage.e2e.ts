import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameId } from '../src/catalog/games.ts';
import { closeStand, newPage, openStand, type Stand } from './browser.ts';
import { measure } from './measuring.ts';
import { settled } from './settling.ts';
import { verbsMoved } from './verbs-moved.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand('baie');
});
afterAll(() => closeStand(stand));

/** Windows, and whether they are touched. */
const SIZES = [
  [1920, 1080, false],
  [1440, 900, false],
  [1366, 650, false],
  [1280, 720, false],
  [1024, 700, false],
  [768, 1024, true],
  [390, 844, true],
  [360, 740, true],
] as const;

/** Verbs stand in one of two ways; long runs look at every window. */
const LAYOUTS = process.env['COMPTOIR_LONG']
  ? SIZES
  : ([
      [1280, 720],
      [390, 844],
    ] as const);

describe('verbs keep their corner when there is something to take back', () => {
  test.each<GameId>(['vallee', 'baie', 'karanor'])('in every question of %s', async (game) => {
    const { page } = await newPage(stand.browser);
    await page.addInitScript(() => localStorage.setItem('comptoir.baie.colporteur', 'skip'));
    await page.goto(`${stand.address.replace('baie', game)}&players=3&moments=1`);
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    const moved: string[] = [];
    for (const [width, height] of LAYOUTS) {
      await page.setViewportSize({ width, height });
      moved.push(...(await verbsMoved(page)).map((fault) => `${width}x${height} ${fault}`));
    }
    expect(moved).toEqual([]);
  });
});

describe('board, slip and counter stay where they are, and all that is asked can be read and touched', () => {
  test.each<GameId>(['vallee', 'baie', 'karanor'])('in every question of %s, at every size', async (game) => {
    const { page, troubles } = await newPage(stand.browser);
    await page.addInitScript(() => localStorage.setItem('comptoir.baie.colporteur', 'skip'));
    await page.goto(`${stand.address.replace('baie', game)}&players=3&moments=1&advice=1`);
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    const bad: string[] = [];
    for (const [width, height, isTouched] of SIZES) {
      await page.setViewportSize({ width, height });
      const { faults } = await measure(page, { target: isTouched ? 44 : 32, text: 11, label: 12 });
      bad.push(...faults.map((fault) => `${width}x${height} ${fault}`));
    }
    expect(bad).toEqual([]);
    expect(troubles).toEqual([]);
  });
});
