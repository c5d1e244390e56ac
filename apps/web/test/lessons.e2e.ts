import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, excess, newPage, onePage, PHONE, violations } from './browser.ts';
import { coveredBy } from './covering.ts';
import { settled } from './settling.ts';
import { launchBrowser, openSite, type Site } from './site.ts';

const WIDE = { ...DESKTOP, colorScheme: 'light' } as const;
const THUMB = { ...PHONE, colorScheme: 'dark' } as const;

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), openSite()]);
});
afterAll(() => browser.close());

async function openLesson(page: Page, path: string): Promise<void> {
  await page.goto(`${site.url}#/learn/${path}`);
  await page.locator('[data-lesson]').waitFor();
  await settled(page);
}
const isDone = (page: Page): Promise<void> => page.locator('[data-lesson][data-done="true"]').waitFor();

test.each(['play/vallee/novice', 'play/baie/novice', 'play/karanor/novice'])(
  'nothing that is there jumps while %s is laid on a phone',
  async (path) => {
    const { page } = await newPage(browser, { ...THUMB, serviceWorkers: 'block' });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (!(entry as PerformanceEntry & { hadRecentInput: boolean }).hadRecentInput)
            shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    await page.goto(`${site.url}#/${path}`);
    await page.locator('[data-laid="true"]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    // What browsers count as steady.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.1);
  },
);

describe('a lesson of each game, by thumb', () => {
  test('La Vallée: a wrong try is answered, the right one builds', async () => {
    const { page, troubles } = await onePage(browser, THUMB);
    await openLesson(page, 'vallee/build');
    expect({ faults: await violations(page), excess: await excess(page) }).toEqual({ faults: [], excess: 0 });
    const card = (name: string) =>
      page.locator('[data-zone="hand-0"] [data-card]', { hasText: name }).first();
    await card('Remplacement').click();
    await page
      .locator('[data-prompt]')
      .getByRole('button', { name: /Technique|Jouer/ })
      .first()
      .click();
    await page.getByText('Presque.').waitFor();
    await card('Chroniqueur').click();
    await card('Boisson').click();
    await page.locator('[data-prompt]').getByRole('button', { name: /Bâtir/ }).first().click();
    await isDone(page);
    await page.getByRole('link', { name: 'Leçon suivante' }).click();
    await page.locator('[data-lesson="buy"]').waitFor();
    // What was done is remembered, and shown where all lessons are.
    await page.goto(`${site.url}#/learn/vallee`);
    await page.getByRole('img', { name: 'Leçon faite' }).waitFor();
    expect({ troubles, faults: await violations(page), excess: await excess(page) }).toEqual({
      troubles: [],
      faults: [],
      excess: 0,
    });
  });

  test('La Baie: a boat of Warriors docks', async () => {
    const { page, troubles } = await onePage(browser, THUMB);
    await openLesson(page, 'baie/boats');
    expect({ faults: await violations(page), excess: await excess(page) }).toEqual({ faults: [], excess: 0 });
    await page.locator('[data-thing="boat:LO"]').click();
    await page.locator('[data-prompt] .button.seal').click();
    await page.getByText('Presque.').waitFor();
    await page.locator('[data-thing="boat:LI"]').click();
    await page.locator('[data-prompt] .button.seal').click();
    await page.locator('[data-thing^="dock:L-"]').first().click();
    await page.locator('[data-prompt] .button.seal').click();
    await isDone(page);
    expect(troubles).toEqual([]);
  });

  test('Karanor: shown step by step, two steps lead to the city', async () => {
    const { page, troubles } = await onePage(browser, THUMB);
    await openLesson(page, 'karanor/travel');
    expect({ faults: await violations(page), excess: await excess(page) }).toEqual({ faults: [], excess: 0 });
    const show = page.getByRole('button', { name: 'Montrez-moi' });
    while ((await page.locator('[data-done="true"]').count()) === 0) {
      await show.click();
      await settled(page);
    }
    await page.getByText('il vous en reste trois').waitFor();
    expect(troubles).toEqual([]);
  });
});

test('the book explains its words inside the window of a phone', async () => {
  const { page, troubles } = await onePage(browser, THUMB);
  await page.goto(`${site.url}#/learn/vallee`);
  const words = page.locator('main dfn');
  await words.first().waitFor();
  for (const word of (await words.all()).slice(0, 12)) {
    await word.focus();
    expect(await excess(page), (await word.textContent()) ?? '').toBe(0);
  }
  expect(troubles).toEqual([]);
});

test('whoever looks a rule up in the book comes back to the book', async () => {
  const { page, troubles } = await onePage(browser, WIDE);
  await page.goto(`${site.url}#/learn/vallee`);
  await page.locator('a[href="#/rules/vallee/V-141"]').first().click();
  await page.getByRole('button', { name: 'Fermer les règles' }).click();
  await page.getByRole('heading', { name: 'Pour jouer ce soir' }).waitFor();
  expect(troubles).toEqual([]);
});

test('every lesson has something in the light, and its words are free, on a desk', async () => {
  const { page, troubles } = await onePage(browser, WIDE);
  await page.goto(`${site.url}#/learn/vallee`);
  for (const game of ['vallee', 'baie', 'karanor']) {
    await page.goto(`${site.url}#/learn/${game}`);
    await page.locator('.lessons li a').first().waitFor();
    const lessons = await page
      .locator('.lessons li a:not(.first)')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''));
    for (const lesson of lessons) {
      await page.goto(`${site.url}${lesson}`);
      await page.locator(`[data-lesson="${lesson.split('/').at(-1)}"]`).waitFor();
      await settled(page);
      expect(await page.locator('svg.shade .ring').count(), lesson).toBeGreaterThan(0);
      expect(await excess(page), lesson).toBe(0);
      // What is asked for opens over the board, and not over what the lesson says.
      expect(await coveredBy(page, { trade: '[data-trade="open"]' }), lesson).toEqual([]);
    }
  }
  expect(troubles).toEqual([]);
});

test('the first game follows the last lesson; its coach says what matters once, and is silent then', async () => {
  const { page, troubles } = await onePage(browser, WIDE);
  await openLesson(page, 'vallee/attack');
  await page.getByRole('link', { name: 'Je sais déjà' }).click();
  await page.locator('[data-coach="remark"]').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Compris' }).click();
  expect(await page.locator('[data-coach]').count()).toBe(0);
  await page.locator('[data-laid="true"]').waitFor();
  // And the way back leads to the lesson again.
  await page.goBack();
  await page.locator('[data-lesson="attack"]').waitFor();
  expect(troubles).toEqual([]);
});

test.each([
  [390, 844],
  [360, 640],
  [768, 1024],
])(
  'the light of a lesson follows the window, and what it lies on is there (%i x %i)',
  async (width, height) => {
    const { page, troubles } = await onePage(browser, WIDE);
    await openLesson(page, 'vallee/buy');
    await page.setViewportSize({ width, height });
    await page.waitForFunction(() => {
      const card = document.querySelector('[data-laid] [data-slot="1"]')?.getBoundingClientRect();
      if (card === undefined || card.height < 60) return false;
      return [...document.querySelectorAll('svg.shade .ring')].some((ring) => {
        const { left, right, top } = ring.getBoundingClientRect();
        const middle = card.left + card.width / 2;
        return left < middle && middle < right && Math.abs(top - card.top) < 40;
      });
    });
    expect(troubles).toEqual([]);
  },
);
