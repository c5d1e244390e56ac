import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeStand, openStand, type Stand, visit } from './browser.ts';
import { settled } from './settling.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand('vallee');
});
afterAll(() => closeStand(stand));

describe('a usual turn of La Vallée takes few presses', () => {
  test('buying: the card, then the seal; the payment is proposed and can be changed', async () => {
    const { page, troubles } = await visit(stand, '?players=3&ahead=24');
    await page.locator('[data-slot="0"]').click();
    const seal = page.locator('[data-prompt] .button.seal');
    expect(await seal.textContent()).toContain('Acheter');
    const paying = page.locator('.hand button[data-card][aria-pressed="true"]');
    const proposed = await paying.count();
    expect(proposed).toBeGreaterThan(0);
    await paying.first().click();
    expect(await seal.count()).toBe(0);
    await page.locator('.hand button[data-card][aria-pressed="false"]').first().click();
    await seal.click();
    await settled(page);
    expect(await page.locator('[role="log"]').textContent()).toMatch(/Vous achetez/);
    expect(troubles).toEqual([]);
  });

  test('cards that pay are never given away by the seal, and the same cards have no order', async () => {
    const { page } = await visit(stand, '?players=3&ahead=24');
    const junk = page.locator('.hand button[data-card][aria-label^="Camelote"]');
    await junk.nth(0).click();
    expect(await page.locator('[data-prompt] .button.seal').count()).toBe(0);
    await page.locator('[data-verb="inventory.discard"]').click();
    await settled(page);
    expect(await page.locator('[role="log"]').textContent()).toMatch(/Vous défaussez 1/);
  });

  test('Junk does not light up for building, and a verb without a card says what is missing', async () => {
    const { page } = await visit(stand, '?players=3&ahead=24');
    await page.keyboard.press('b');
    expect(await page.locator('.why').first().textContent()).toMatch(/Aucune combinaison/);
  });

  test('a card dragged to the market pays there, one dragged to the planning area is played', async () => {
    const { page, troubles } = await visit(stand, '?players=3&ahead=24');
    const card = page.locator('.hand button[data-card]').nth(3);
    const dragged = await card.getAttribute('data-card');
    await card.dragTo(page.locator('[data-slot="0"]'));
    expect(await page.locator('[data-slot="0"]').getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator(`.hand button[data-card="${dragged}"]`).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await card.dragTo(page.locator('.planning'));
    await settled(page);
    expect(await page.locator('[role="log"]').textContent()).toMatch(/Vous jouez/);
    expect(troubles).toEqual([]);
  });

  test('digits are drawn for whoever uses the keyboard, and Escape leaves what was begun', async () => {
    const { page } = await visit(stand, '?players=3&ahead=24');
    const digits = page.locator('.digits kbd');
    expect(await digits.count()).toBe(0);
    await page.keyboard.press('a');
    await expect.poll(() => digits.count()).toBe(10);
    await page.keyboard.press('0');
    await settled(page);
    expect(await page.locator('[data-slot][aria-pressed="true"]').count()).toBe(1);
    for (let i = 0; i < 2; i++) await page.keyboard.press('Escape');
    expect(await page.locator('[aria-pressed="true"][data-card]').count()).toBe(0);
    await page.locator('[data-verb="inventory.discard"]').waitFor();
    await page.mouse.click(700, 500);
    expect(await digits.count()).toBe(0);
  });
});
