import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameId } from '../src/catalog/games.ts';
import {
  ARTIFACTS,
  closeStand,
  DESKTOP,
  excess,
  newPage,
  openStand,
  PHONE,
  type Stand,
  type Visit,
  violations,
} from './browser.ts';
import { settled } from './settling.ts';
import { openSite } from './site.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand('vallee');
});
afterAll(() => closeStand(stand));

/** A table whose visitor likes to follow the others at this pace. */
async function follow(
  pace: string,
  query: string,
  options: BrowserContextOptions = {},
  game: GameId = 'vallee',
): Promise<Visit> {
  const visit = await newPage(stand.browser, options);
  await visit.page.addInitScript((liked) => localStorage.setItem('comptoir.pace', liked), pace);
  await visit.page.goto(`${stand.address.replace('vallee', game)}&players=3&seed=4${query}`);
  await settled(visit.page);
  return visit;
}

/** The visitor plays like a fair player until there are moves of others to tell. */
async function playUntilOthers(page: Page): Promise<void> {
  for (let turns = 0; turns < 40 && (await page.locator('[data-beat]').count()) === 0; turns++) {
    await page.evaluate(async () => {
      const { table } = window as unknown as {
        table: {
          readonly now: { decisions: readonly { standing?: boolean }[] };
          hint(): unknown;
          answer(decision: unknown, answer: unknown): Promise<unknown>;
        };
      };
      const asked = table.now.decisions.find(({ standing }) => !standing);
      if (asked !== undefined) await table.answer(asked, table.hint());
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
  await page.locator('[data-beat]').waitFor();
}

const SIZES = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

describe.each(SIZES)('the turns of others on a %s', (size, options) => {
  test.each(['vallee', 'baie', 'karanor'] as const)(
    'step by step in %s, each decision by its headline',
    async (game) => {
      const { page, troubles } = await follow('step', '&ahead=24', options, game);
      await playUntilOthers(page);
      const told: string[] = [];
      const caption = page.locator('[data-beat] .headline');
      for (let beats = 0; beats < 60 && (await caption.count()) > 0; beats++) {
        told.push((await caption.textContent()) ?? '');
        expect(await page.getByRole('heading', { name: 'Depuis' }).count()).toBe(0);
        if (beats === 0) {
          await page.screenshot({ path: `${ARTIFACTS}beat-${game}-${size}.png` });
          expect(await excess(page)).toBe(0);
          expect(await violations(page)).toEqual([]);
        }
        if (beats % 2 === 0) await page.locator('[data-next]').click();
        else {
          await page.locator('[data-prompt]').focus();
          await page.keyboard.press(' ');
        }
      }
      expect(told.length).toBeGreaterThan(1);
      for (const line of told) expect(line).not.toMatch(/complète sa main|train du marché|On peut répondre/);
      expect(await page.locator('[data-next]').count()).toBe(0);
      expect(troubles).toEqual([]);
    },
  );

  test('Escape leads straight to one’s own turn, and the recap tells what was missed', async () => {
    const { page, troubles } = await follow('step', '&ahead=24', options);
    await playUntilOthers(page);
    await page.locator('[data-skip]').click();
    await settled(page);
    expect(await page.locator('[data-beat]').count()).toBe(0);
    await page.locator('[data-recap]').first().click();
    const frames = page.locator('[data-frame]');
    // The recap is fetched when it is asked for.
    await frames.nth(1).waitFor();
    await page.screenshot({ path: `${ARTIFACTS}recap-${size}.png` });
    expect(await violations(page)).toEqual([]);
    expect(await excess(page)).toBe(0);
    // Three signs for each of the others, and the rest when it is asked for.
    for (const rival of await page.locator('[data-rival]').all()) {
      expect(await rival.locator('[data-frame]').count()).toBeLessThanOrEqual(3);
      const more = rival.locator('.more');
      if ((await more.count()) === 0) continue;
      await more.click();
      expect(await rival.locator('[data-frame]').count()).toBeGreaterThan(3);
    }
    await frames.first().click();
    await page.getByText('Vous regardez un moment passé').waitFor();
    await page.getByRole('button', { name: 'Revenir au présent' }).click();
    await page.getByText('Vous regardez un moment passé').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  });
});

test('at a brisk pace the others pass by themselves, and the pace is changed on the way', async () => {
  const { page } = await follow('step', '&ahead=24');
  await playUntilOthers(page);
  await page.getByText('Vif', { exact: true }).click();
  await settled(page);
  expect(await page.locator('[data-beat]').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('comptoir.pace'))).toBe('quick');
});

test('a rival who begins is staged from the first decision, and a reload keeps every frame of the recap', async () => {
  const site = await openSite();
  const { page, troubles } = await newPage(stand.browser);
  await page.addInitScript(() => localStorage.setItem('comptoir.pace', 'step'));
  await page.goto(`${site.url}#/new/vallee/robots`);
  await page.getByLabel('Premier joueur').selectOption('1');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.locator('[data-beat]').waitFor();
  await page.locator('[data-skip]').click();
  await page.getByText('Que faites-vous ?').first().waitFor();
  const moves = page.locator('[data-frame]');
  await page.locator('[data-recap]').first().click();
  await moves.first().waitFor();
  const told = await moves.allTextContents();

  await page.reload();
  await page.getByText('Que faites-vous ?').first().waitFor();
  await page.locator('[data-recap]').first().click();
  await moves.first().waitFor();
  expect(await moves.allTextContents()).toEqual(told);
  await moves.first().click();
  await page.getByText('Vous regardez un moment passé').waitFor();
  expect(await page.getByText(/^1 sur 1$/).count()).toBe(0);
  expect(troubles).toEqual([]);
});
