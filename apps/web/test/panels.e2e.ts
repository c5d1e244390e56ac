import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameId } from '../src/catalog/games.ts';
import { closeStand, newPage, openStand, type Stand } from './browser.ts';
import { coveredBy } from './covering.ts';
import { settled } from './settling.ts';
import { SIZES } from './sizes.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand('vallee');
});
afterAll(() => closeStand(stand));

/** What can be opened over a question, and by which handle. */
const PANELS: Readonly<Record<string, string>> = {
  reason: '[data-prompt] .button.impossible',
  list: '[data-prompt] .list button',
  advice: '[data-prompt] [data-hint]',
};

/** Bots play on to a question that this table has not been looked at with. Its name; null when there is no other. */
const nextQuestion = (page: Page, seen: readonly string[]): Promise<string | null> =>
  page.evaluate((known) => {
    const { table } = window as unknown as {
      table: { leap(moves: number): void; readonly now: { decisions: { id: string; standing?: boolean }[] } };
    };
    for (let i = 0; i < 600; i++) {
      const asked = table.now.decisions.find(({ standing }) => !standing);
      if (asked !== undefined && !known.includes(asked.id)) return asked.id;
      table.leap(1);
    }
    return null;
  }, seen);

const GAMES: readonly (readonly [GameId, string, number])[] = [
  ['vallee', '&players=3&seed=1', 3],
  ['baie', '&players=3&seed=4', 3],
  ['karanor', '&players=3&seed=2&windows=strict', 3],
];

describe('nothing that can be touched lies under something else', () => {
  test.each(GAMES)('in %s, whatever is open at whatever size', async (game, query, most) => {
    const { page, troubles } = await newPage(stand.browser);
    await page.goto(`${stand.address.replace('vallee', game)}${query}&advice=1`);
    await settled(page);
    const seen: string[] = [];
    const bad: string[] = [];
    for (let asked = await nextQuestion(page, seen); asked !== null && seen.length < most; ) {
      seen.push(asked);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const fault of await coveredBy(page, PANELS)) bad.push(`${asked} ${width}x${height} ${fault}`);
      }
      asked = await nextQuestion(page, seen);
    }
    expect(seen.length).toBe(most);
    expect(bad).toEqual([]);
    expect(troubles).toEqual([]);
  });
});
