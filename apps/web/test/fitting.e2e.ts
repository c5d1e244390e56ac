import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameId } from '../src/catalog/games.ts';
import { closeStand, onePage, openStand, type Stand } from './browser.ts';
import { settled } from './settling.ts';
import { openSite, type Site } from './site.ts';

let stand: Stand;
let site: Site;
beforeAll(async () => {
  [stand, site] = await Promise.all([openStand('vallee'), openSite()]);
});
afterAll(() => closeStand(stand));

/** Opens an address in a window of this size; what is narrower than a tablet is touched. */
async function openAt(url: string, width: number, height: number): Promise<Page> {
  const isTouched = width < 1000;
  const { page } = await onePage(stand.browser, {
    viewport: { width, height },
    hasTouch: isTouched,
    isMobile: isTouched,
  });
  await page.goto(url);
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  return page;
}
const tableAt = (game: GameId, query: string, width: number, height: number): Promise<Page> =>
  openAt(`${stand.address.replace('vallee', game)}${query}`, width, height);

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const boxOf = async (thing: Locator): Promise<Box> =>
  thing.first().evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });
/** By how much a thing goes beyond its frame, on the side where it goes furthest. */
const beyond = (one: Box, frame: Box): number =>
  Math.max(frame.left - one.left, frame.top - one.top, one.right - frame.right, one.bottom - frame.bottom, 0);
/** In how many rows these stand. */
const rowsOf = (things: Locator): Promise<number> =>
  things.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size);

describe('a lesson leaves its verbs and the board in sight', () => {
  test('on a small phone the slip stays above the navigation while the screen is scrolled', async () => {
    const page = await openAt(`${site.url}#/learn/vallee/build`, 360, 640);
    await page.locator('[data-laid="true"]').waitFor();
    for (const share of [0, 0.5, 1]) {
      const isInSight = await page.evaluate((at) => {
        const screen = document.querySelector('.screen');
        screen?.scrollTo(0, at * screen.scrollHeight);
        const verb = document.querySelector('[data-prompt] [data-verb]')?.getBoundingClientRect();
        const nav = document.querySelector('.nav')?.getBoundingClientRect();
        if (verb === undefined || nav === undefined) return false;
        return verb.top > 0 && verb.bottom <= nav.top && nav.bottom <= innerHeight + 1;
      }, share);
      expect(isInSight).toBe(true);
    }
  });

  test('on a phone the board is moved so that what the lesson is about is seen, and each key has room for a thumb', async () => {
    const page = await openAt(`${site.url}#/learn/vallee/build`, 390, 844);
    await page.locator('[data-laid="true"]').waitFor();
    const board = await boxOf(page.locator('.board'));
    await expect
      .poll(async () => beyond(await boxOf(page.locator('.stall ol')), board))
      .toBeLessThanOrEqual(1);
    const lesson = page.locator('[data-lesson]');
    expect(await rowsOf(lesson.locator('footer > *'))).toBe(1);
    // The keys of the steps are drawn smaller than they are.
    const steps = await Promise.all((await lesson.locator('li a').all()).map((step) => boxOf(step)));
    for (const [i, step] of steps.slice(1).entries())
      expect(step.left - (steps[i] as Box).left).toBeGreaterThanOrEqual(44);
  });

  test('in the low window of a tablet it stands beside the board, which shows the whole stall', async () => {
    const page = await openAt(`${site.url}#/learn/vallee/build`, 1024, 700);
    await page.locator('[data-laid="true"]').waitFor();
    const board = await boxOf(page.locator('.board'));
    expect((await boxOf(page.locator('[data-lesson]'))).left).toBeGreaterThanOrEqual(board.right - 1);
    expect(beyond(await boxOf(page.locator('.stall ol')), board)).toBeLessThanOrEqual(1);
  });
});

test('a replay in a low window shows the whole stall', async () => {
  const page = await tableAt('vallee', '&players=3&page=replay&at=20', 1366, 650);
  const board = await boxOf(page.locator('main'));
  expect(beyond(await boxOf(page.locator('.stall ol')), board)).toBeLessThanOrEqual(1);
});

test('the bar of a small phone has the name of the game as a whole or not at all, and sounds in the menu', async () => {
  const page = await tableAt('karanor', '&players=3&ahead=30', 360, 740);
  const bar = await boxOf(page.locator('header.top'));
  for (const thing of await page.locator('header.top > :is(a, button, [data-turn])').all())
    if (await thing.isVisible()) expect(beyond(await boxOf(thing), bar)).toBeLessThanOrEqual(1);
  const where = page.locator('.where');
  const [name, frame] = [await boxOf(where.locator('b')), await boxOf(where)];
  expect(beyond(name, frame) < 1.5 || name.top >= frame.bottom - 1.5).toBe(true);
  expect(await page.getByRole('button', { name: /^Sons/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Menu de la table' }).click();
  await page.getByRole('button', { name: /^Sons/ }).waitFor();
});

test('five players of La Baie fit beside the clock of a phone', async () => {
  const page = await tableAt('baie', '&players=5&ahead=60', 390, 844);
  const clock = page.locator('section.clock');
  const frame = await boxOf(clock);
  for (const hour of await clock.locator('li').all())
    expect(beyond(await boxOf(hour), frame)).toBeLessThanOrEqual(1);
});

test('a count of La Baie that scrolls is reached by the keyboard', async () => {
  const page = await tableAt('baie', '&players=2&ahead=9000', 390, 844);
  const scrolling = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.scroll')].map(({ tabIndex }) => tabIndex),
  );
  expect(scrolling.length).toBeGreaterThan(0);
  expect(new Set(scrolling)).toEqual(new Set([0]));
});

describe('many verbs stay within the slip', () => {
  test('five or more of La Vallée, on a tablet and a phone', async () => {
    const page = await tableAt('vallee', '&players=4&mode=teams', 768, 1024);
    // Robots play on to a menu with many entries.
    const found = await page.evaluate(() => {
      const { table } = window as unknown as {
        table: { leap(moves: number): void; readonly now: { decisions: { entries?: unknown[] }[] } };
      };
      for (let i = 0; i < 400; i++) {
        if (table.now.decisions.some(({ entries = [] }) => entries.length >= 5)) return true;
        table.leap(1);
      }
      return false;
    });
    expect(found).toBe(true);
    const verbs = page.locator('[data-prompt] [data-verb]');
    for (const [width, height] of [
      [768, 1024],
      [1024, 700],
      [390, 844],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const slip = await boxOf(page.locator('[data-prompt]'));
      for (const verb of await verbs.all())
        expect(beyond(await boxOf(verb), slip), `${width}x${height}`).toBeLessThanOrEqual(1);
      expect(await rowsOf(verbs), `${width}x${height}`).toBeLessThanOrEqual(2);
      // No word of a verb is cut, or broken over its edge: each word has a line of its own at most.
      expect(
        await verbs.evaluateAll((all) =>
          all.flatMap((one) => {
            const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
            const broken: string[] = [];
            while (words.nextNode()) {
              const text = words.currentNode.textContent ?? '';
              for (const { 0: word, index } of text.matchAll(/[\p{L}’]+/gu)) {
                const range = document.createRange();
                range.setStart(words.currentNode, index);
                range.setEnd(words.currentNode, index + word.length);
                if (range.getClientRects().length > 1) broken.push(word);
              }
            }
            return broken;
          }),
        ),
        `${width}x${height}`,
      ).toEqual([]);
      expect(
        await verbs.evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent?.trim()),
        ),
        `${width}x${height}`,
      ).toEqual([]);
    }
  });

  test('the actions of Karanor stand in one row in a low window', async () => {
    const page = await tableAt('karanor', '&players=3&ahead=60&until=action&seed=2', 1024, 700);
    const actions = page.locator('[data-prompt] .actions button');
    expect(await actions.count()).toBeGreaterThan(5);
    expect(await rowsOf(actions)).toBe(1);
  });
});

test.each<GameId>(['vallee', 'baie', 'karanor'])(
  'what the drawer of the players of %s holds is high enough for a thumb',
  async (game) => {
    const page = await tableAt(game, '&players=4&ahead=120', 390, 844);
    await page.locator('.nav button').nth(1).click();
    const small = await page
      .locator('dialog[open]')
      .locator('button, a[href], summary')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && one.closest('[role="log"]') === null)
          .map((one) => [one.textContent?.trim(), Math.round(one.getBoundingClientRect().height)] as const)
          .filter(([, height]) => height < 44),
      );
    expect(small).toEqual([]);
  },
);

test('a press on a verb counts although the page moves it away before the hand is lifted', async () => {
  const page = await openAt(`${site.url}#/new/karanor`, 1440, 900);
  const verb = page.getByRole('button', { name: 'Ouvrir la table' });
  await verb.hover();
  for (const isTakenBack of [true, false]) {
    await page.mouse.down();
    // As when a game has come, and its options are written above.
    await verb.evaluate((button) => {
      (button.parentElement as HTMLElement).style.marginTop = '60px';
    });
    if (isTakenBack) await page.mouse.move(20, 20);
    await page.mouse.up();
    await settled(page);
    expect(await page.getByRole('dialog').getByRole('alert').count()).toBe(isTakenBack ? 0 : 1);
    await verb.evaluate((button) => {
      (button.parentElement as HTMLElement).style.marginTop = '';
    });
    await verb.hover();
  }
});
