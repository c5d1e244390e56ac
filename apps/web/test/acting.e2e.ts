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
    expect(await page.locator('[role="log"]').innerText()).toMatch(/Vous achetez/);
    expect(troubles).toEqual([]);
  });

  test('cards that pay are never given away by the seal, and the same cards have no order', async () => {
    const { page } = await visit(stand, '?players=3&ahead=24');
    const junk = page.locator('.hand button[data-card][aria-label^="Camelote"]');
    await junk.nth(0).click();
    expect(await page.locator('[data-prompt] .button.seal').count()).toBe(0);
    await page.locator('[data-verb="inventory.discard"]').click();
    await settled(page);
    expect(await page.locator('[role="log"]').innerText()).toMatch(/Vous défaussez 1/);
  });

  test('Junk does not light up for building, and a verb without a card says what is missing', async () => {
    const { page } = await visit(stand, '?players=3&ahead=24');
    await page.keyboard.press('b');
    expect(await page.locator('.why').first().innerText()).toMatch(/Aucune combinaison/);
  });
});
