import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ARTIFACTS,
  closeStand,
  DESKTOP,
  excess,
  openStand,
  PHONE,
  type Stand,
  violations,
  visit,
} from './browser.ts';
import { keyboard, playOut, pointer } from './playing.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand('vallee');
});
afterAll(() => closeStand(stand));

describe('a whole game of La Vallée', () => {
  test('by mouse, to the result and the verified shuffle', async () => {
    const { page, troubles } = await visit(stand, '?players=2&seed=1');
    const answers = await playOut(page, pointer(page, false));
    expect(answers).toBeGreaterThan(15);
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await page.getByText('aucun écart').waitFor();
    await page.screenshot({ path: `${ARTIFACTS}end-by-mouse.png` });
    expect(troubles).toEqual([]);
  });

  test('by keyboard alone, its last rounds', async () => {
    const { page, troubles } = await visit(stand, '?players=2&seed=2&left=40');
    const answers = await playOut(page, keyboard(page));
    expect(answers).toBeGreaterThan(10);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(troubles).toEqual([]);
  });

  test('at one screen, nobody sees the hand of another', async () => {
    const { page, troubles } = await visit(stand, '?players=2&people=0,1&seed=3');
    const hand = (): Promise<(string | null)[]> =>
      page.locator('.hand [data-card]').evaluateAll((all) => all.map((one) => one.getAttribute('data-card')));
    const mine = await hand();
    expect(mine).toHaveLength(5);
    await page.keyboard.press('d');
    await page.getByRole('button', { name: 'Finir le tour' }).waitFor();
    await page.keyboard.press('f');
    await page.getByRole('heading', { name: 'Passez l’écran à Ruben' }).waitFor();
    expect(await page.locator('[data-card]').count()).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await hand()).length).toBe(5);
    expect((await hand()).filter((card) => mine.includes(card))).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test.each([
    ['owls', 'foxes', 'penguins'],
    ['beavers', 'polecats', 'raccoons'],
    // Coins, clock and dice together.
    ['dodos', 'bats', 'pangolins'],
  ])('its last rounds with guests of other boxes: %s, %s and %s', async (...folks) => {
    const options = encodeURIComponent(JSON.stringify({ folks }));
    const { page, troubles } = await visit(stand, `?players=2&seed=4&left=40&options=${options}`);
    expect(await playOut(page, pointer(page, false))).toBeGreaterThan(10);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(troubles).toEqual([]);
  });

  test('one press on a card shows its whole folk and the way to all of them', async () => {
    const options = encodeURIComponent(JSON.stringify({ folks: ['dodos', 'bats', 'pangolins'] }));
    const { page, troubles } = await visit(stand, `?players=2&seed=4&options=${options}`);
    await page.locator('.slot [data-card]').first().click({ button: 'right' });
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    expect(await sheet.locator('section .card.vallee').count()).toBe(6);
    const way = sheet.getByRole('link', { name: 'Toutes les peuplades' });
    expect(await way.getAttribute('href')).toMatch(/^#\/cards\/vallee\/(?:dodos|bats|pangolins)$/);
    expect({ troubles, faults: await violations(page) }).toEqual({ troubles: [], faults: [] });
  });

  test('with a thumb on a phone', async () => {
    const { page, troubles } = await visit(stand, '?players=3&seed=1&left=40', PHONE);
    expect(await playOut(page, pointer(page, true))).toBeGreaterThan(5);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(troubles).toEqual([]);
  });
});

const SCREENS = {
  table: '?players=3&ahead=24',
  search: '?players=3&until=deck.search&seed=1',
  guess: '?players=3&until=guess.value',
  order: '?players=3&until=order.cards&seed=3',
  teams: '?players=4&mode=teams&ahead=24',
  'hand-over': '?players=2&people=0,1',
  end: '?players=3&ahead=5000',
  replay: '?players=3&page=replay&at=20',
} as const;

/** By day on a desk, by lamp on a phone: between them every rule of colour and of layout is looked at. */
const LOOKS = [
  ['desktop', 'light', DESKTOP],
  ['phone', 'dark', PHONE],
] as const;

describe('every screen of the table, by day and by lamp', () => {
  test.each(Object.entries(SCREENS))('%s', async (name, query) => {
    for (const [size, colorScheme, options] of LOOKS) {
      const { page, troubles } = await visit(stand, query, { ...options, colorScheme });
      if (name === 'hand-over') await page.keyboard.press('d');
      if (name === 'end') await page.locator('.ranking').waitFor();
      await page.screenshot({ path: `${ARTIFACTS}${name}-${size}-${colorScheme}.png` });
      expect(await violations(page), `${name} ${size}`).toEqual([]);
      expect(await excess(page), `${name} ${size} is too wide`).toBe(0);
      expect(troubles).toEqual([]);
    }
  });

  test('rules, at the paragraph that forbids something', async () => {
    const { page } = await visit(stand, '?players=3&ahead=24');
    await page.locator('.hand button[data-card]').nth(0).click();
    await page.locator('.hand button[data-card]').nth(1).click();
    await page.keyboard.press('b');
    const link = page.locator('.why button').first();
    const rule = (await link.textContent()) ?? '';
    expect(rule).toMatch(/^V-\d{3}$/);
    await link.click();
    await page.locator(`dialog [data-rule="${rule}"]`).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: `${ARTIFACTS}rules-desktop-${colorScheme}.png` });
      expect(await violations(page)).toEqual([]);
    }
  });
});
