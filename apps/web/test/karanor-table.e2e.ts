import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeStand, openStand, PHONE, type Stand, violations, visit } from './browser.ts';
import { playKaranor } from './karanor-playing.ts';
import { pressing } from './touching.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand('karanor');
});
afterAll(async () => closeStand(stand));

const click = (target: Locator): Promise<void> => target.first().click({ timeout: 5000 });
/** A pale control is still touched: it answers with its reason. */
const clickPale = (target: Locator): Promise<void> => target.first().click({ timeout: 5000, force: true });

describe('Karanor on screen', () => {
  test('a whole game of four against bots, from the draft to where prestige came from', {
    timeout: 600_000,
  }, async () => {
    const { page, troubles } = await visit(stand, '?players=4');
    const answers = await playKaranor(page, pressing(page, false));
    expect(answers).toBeGreaterThan(20);
    await page.getByText('D’où vient le prestige').waitFor();
    expect(await page.locator('.bar li').count()).toBeGreaterThan(3);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test('a game on a phone, with fingers', { timeout: 600_000 }, async () => {
    const { page, troubles } = await visit(stand, '?players=3&seed=ab', PHONE);
    expect(await playKaranor(page, pressing(page, true), 60)).toBeGreaterThan(20);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test('a place two links away is chosen once, and the pawn walks there', { timeout: 120_000 }, async () => {
    const { page } = await visit(stand, '?players=4&until=action');
    await click(page.locator('[data-list]'));
    await click(page.locator('.places button', { hasText: '2 pas' }));
    const wanted = await page.locator('.places [aria-pressed="true"]').getAttribute('data-to');
    await click(page.locator('[data-verb="move"]'));
    await page.waitForFunction((id) => {
      const { table, places } = window as unknown as {
        table: { now: { view: { players: { territory: number }[] } } };
        places: string[];
      };
      return places[table.now.view.players[0]?.territory ?? -1] === id;
    }, wanted);
    await page.context().close();
  });

  test('an offer is made, another one is accepted, and a refusal tells its rule', {
    timeout: 120_000,
  }, async () => {
    const { page, troubles } = await visit(stand, '?players=4&ahead=60&until=action');
    await page.keyboard.press('t');
    await click(page.locator('[data-trade="new"]'));
    await click(page.locator('form fieldset').nth(1).locator('button').nth(1));
    await click(page.locator('[data-trade="send"]'));
    await page.locator('[data-trade="withdraw"]').waitFor();
    await click(page.locator('[data-trade="withdraw"]'));
    await page.locator('[data-trade="withdraw"]').waitFor({ state: 'detached' });
    const goods = (gold: number) => ({
      gold,
      resources: [0, 0, 0, 0, 0, 0, 0],
      badges: Array(10).fill(0),
      artefacts: [],
      associates: [],
    });
    const put = (give: number, want: number): Promise<boolean> =>
      page.evaluate(
        ([from, answer]) =>
          (window as unknown as { table: { offer(from: number, answer: unknown): boolean } }).table.offer(
            from as number,
            answer,
          ),
        [1, { to: 0, give: goods(give), want: goods(want), note: 'Sans rancune' }],
      );
    expect(await put(1, 0)).toBe(true);
    await click(page.locator('[data-trade="accept"]'));
    await page.locator('[data-trade="accept"]').waitFor({ state: 'detached' });
    expect(await put(0, 500)).toBe(true);
    await clickPale(page.locator('[data-trade="accept"]'));
    await page.getByText('K-305').first().waitFor();
    await click(page.locator('[data-trade="decline"]'));
    await page.locator('[data-trade="decline"]').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test('a pale action says why', { timeout: 120_000 }, async () => {
    const { page } = await visit(stand, '?players=4&until=action');
    await clickPale(page.locator('[data-verb][aria-disabled="true"]'));
    await page
      .getByText(/K-\d{3}/)
      .first()
      .waitFor();
    await page.context().close();
  });

  for (const [name, query, options] of [
    ['the draft', '?players=4', {}],
    ['a turn', '?players=4&ahead=80&until=action', {}],
    ['a turn in the dark, in English', '?players=4&ahead=80&until=action&lang=en', { colorScheme: 'dark' }],
    ['a turn on a phone', '?players=4&ahead=60&until=action', PHONE],
    ['a window', '?players=4&seed=1&until=window', {}],
  ] as const)
    test(`${name} has no barrier that axe knows`, { timeout: 120_000 }, async () => {
      const { page } = await visit(stand, query, options);
      expect(await violations(page)).toEqual([]);
      await page.context().close();
    });
});
