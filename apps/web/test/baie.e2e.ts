import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;
let context: BrowserContext | null = null;
const troubles: string[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});
afterEach(async () => {
  await context?.close();
  expect(troubles.splice(0)).toEqual([]);
});

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type Size = keyof typeof SIZES;

interface Look {
  readonly size: Size;
  readonly peddler: 'steps' | 'fast' | 'skip';
  readonly locale?: 'fr' | 'en';
  readonly dark?: boolean;
}

async function newPage({ size, peddler, locale = 'fr', dark = false }: Look): Promise<Page> {
  context = await browser.newContext({
    viewport: SIZES[size],
    locale,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.addInitScript((pace) => {
    localStorage.setItem('comptoir.baie.peddler', pace);
    localStorage.setItem('comptoir.pace', 'instant');
  }, peddler);
  return page;
}

interface Setting {
  readonly merchant: string;
  readonly robots?: number;
  readonly level?: string;
}

async function openTable(page: Page, { merchant, robots = 0, level }: Setting): Promise<void> {
  await page.goto(`${site.url}#/new/baie/robots`);
  const open = page.getByRole('button', { name: /Ouvrir la table|Open the table/ });
  await open.waitFor();
  for (let i = 0; i < robots; i++)
    await page.getByRole('button', { name: /Ajouter une place|Add a seat/ }).click();
  const seats = page.locator('select').filter({ has: page.locator('option[value="A"]') });
  await seats.first().waitFor();
  await seats.first().selectOption(merchant);
  if (level !== undefined)
    await page
      .locator('select')
      .filter({ has: page.locator('option[value="hard"]') })
      .selectOption(level);
  await open.click();
  await page.locator('[data-prompt]').waitFor();
}

/** Plays by clicking what is offered, with a fixed stream of choices, until `until` matches or the game is over. */
function playOn(page: Page, until: string, clicks = 6000): Promise<number> {
  return page.evaluate(
    async ([goal, most]) => {
      let seed = 7;
      const below = (n: number): number => {
        seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
        return Math.floor((seed / 0x80000000) * n);
      };
      const press = (element: Element): boolean =>
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
      for (let i = 0; i < most; i++) {
        if (document.querySelector(goal) !== null || document.querySelector('.ranking') !== null) return i;
        const told = document.querySelector('section.turn header .button.quiet');
        if (told !== null) press(told);
        const seal = document.querySelector('[data-prompt] .button.seal');
        const options = [...document.querySelectorAll('[data-option], .plate.may')];
        const verbs = [
          ...document.querySelectorAll('[data-prompt] .verbs .button:not(.quiet):not(.impossible)'),
        ];
        const stop = options.find((one) => (one as HTMLElement).dataset['choice'] === 'stop');
        // To stop is preferred now and then, so that loops of optional things end.
        if (seal !== null && (options.length === 0 || below(2) === 0)) press(seal);
        else if (stop !== undefined && below(3) === 0) press(stop);
        else if (options.length > 0) press(options[below(options.length)] as Element);
        else if (verbs.length > 0) press(verbs[below(verbs.length)] as Element);
        await rest(options.length + verbs.length === 0 ? 20 : 4);
      }
      return most;
    },
    [until, clicks] as const,
  );
}

/** Where a game got stuck, if it did. */
async function expectEnd(page: Page): Promise<void> {
  await page
    .locator('.ranking')
    .waitFor({ timeout: 5_000 })
    .catch(async () => {
      const asked = await page.locator('[data-prompt]').textContent();
      const offered = await page
        .locator('[data-option], .plate.may')
        .evaluateAll((all) =>
          all.map((one) => one.getAttribute('data-thing') ?? one.getAttribute('data-choice')),
        );
      throw new Error(`still asked: ${asked}, offered: ${offered.join(' ')}`);
    });
}

async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map((node) => node.target.join(' '))
        .join(' | ')}`,
  );
}

const isWider = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('a whole game alone against the Colporteur', () => {
  test.each([
    ['A', 'desktop'],
    ['F', 'phone'],
    ['K', 'desktop'],
    ['H', 'phone'],
  ] as const)(
    'with merchant %s on a %s',
    async (merchant, size) => {
      const page = await newPage({ size, peddler: 'skip' });
      await openTable(page, { merchant, level: merchant === 'H' ? 'hard' : 'normal' });
      await playOn(page, '.ranking');
      await expectEnd(page);
      const table = page.locator('figure table').first();
      await table.waitFor();
      // The lines add up to the gold of the ranking.
      const totals = await table.locator('tfoot .num').allTextContents();
      const scores = await page.locator('.ranking .score').allTextContents();
      expect(totals.map(Number).sort()).toEqual(scores.map(Number).sort());
      // Followed again line by line.
      await page.getByRole('button', { name: 'Reprendre du début' }).click();
      expect(await table.locator('tbody tr').count()).toBe(0);
      await page.getByRole('button', { name: 'Ligne suivante' }).click();
      expect(await table.locator('tbody tr').count()).toBe(1);
      // The hall of results has one game.
      expect(
        await page.evaluate(() => JSON.parse(localStorage.getItem('comptoir.baie.results') ?? '[]').length),
      ).toBe(1);
      expect(await isWider(page)).toBe(false);
      expect(await axe(page)).toEqual([]);
    },
    300_000,
  );
});

test('four merchants at one table, three of them bots, and their shops can be opened', async () => {
  const page = await newPage({ size: 'desktop', peddler: 'skip' });
  await openTable(page, { merchant: 'A', robots: 3 });
  const shops = page.getByRole('button', { name: 'Voir sa boutique' });
  await expect.poll(() => shops.count()).toBe(3);
  for (let i = 0; i < 3; i++) {
    await shops.nth(i).click();
    await page.locator('dialog[open] .bench').waitFor();
    await page.keyboard.press('Escape');
  }
  await playOn(page, '.ranking', 9000);
  await expectEnd(page);
  expect(await page.locator('.ranking li').count()).toBe(4);
}, 400_000);

test.each([
  ['desktop', 'fr', false],
  ['phone', 'en', true],
] as const)(
  'the Colporteur is told step by step on a %s',
  async (size, locale, dark) => {
    const page = await newPage({ size, peddler: 'steps', locale, dark });
    await openTable(page, { merchant: 'A' });
    expect(await axe(page)).toEqual([]);
    await playOn(page, 'section.turn');
    const turn = page.locator('section.turn');
    await turn.locator('[aria-current="step"]').waitFor();
    expect(await turn.locator('article').count()).toBe(2);
    expect(await axe(page)).toEqual([]);
    const steps = await turn.locator('li').count();
    await page.getByRole('button', { name: /Pas suivant|Next step/ }).click();
    expect(await turn.locator('li[aria-current="step"] .n').textContent()).toBe('2');
    for (let i = 1; i < steps; i++) await page.getByRole('button', { name: /Pas suivant|Next step/ }).click();
    await page
      .getByText(/quelle case d’action|which action space/i)
      .first()
      .waitFor();
    await playOn(page, 'section.market button');
    expect(await axe(page)).toEqual([]);
    expect(await isWider(page)).toBe(false);
  },
  300_000,
);

test('an action shows its ride on the clock, is played with the keyboard and can be taken back', async () => {
  const page = await newPage({ size: 'desktop', peddler: 'skip' });
  await openTable(page, { merchant: 'H' });
  const travel = page.getByRole('button', { name: /^Voyager/ });
  await travel.focus();
  await page.keyboard.press('Enter');
  await page.getByText('1 h : de 1 h à 2 h').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('Quel pas ?').first().waitFor();
  await page.keyboard.press('u');
  await page.getByText('quelle case d’action').first().waitFor();
});

test('the guided first day speaks where something is new', async () => {
  const page = await newPage({ size: 'desktop', peddler: 'skip' });
  await page.goto(`${site.url}#/learn/baie`);
  await page.getByText('Trois jours pour faire fortune').waitFor();
});
