import type { Page } from 'playwright-core';
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

  test('Enter goes on from a card that was chosen by the keyboard, Space takes it back', async () => {
    const { page } = await visit(stand, '?players=3&ahead=24');
    const wares = page.locator('[data-slot="0"]');
    await wares.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    expect(await wares.getAttribute('aria-pressed')).toBe('false');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await page.locator('[role="log"]').textContent()).toMatch(/Vous achetez/);
  });

  test('a card of the hand says what it has to do with the question', async () => {
    const { page } = await visit(stand, '?players=3&ahead=24');
    await page.locator('[data-slot="0"]').click();
    await page.locator('[data-prompt] .button.seal').click();
    await settled(page);
    await page.locator('.hand button[data-card]').first().click();
    expect(await page.locator('[data-why]').textContent()).toMatch(/ne s’active pas/);
  });

  test('Junk does not light up for building, and a verb without a card says what is missing', async () => {
    const { page } = await visit(stand, '?players=3&ahead=24');
    await page.keyboard.press('b');
    expect(await page.locator('.why').first().textContent()).toMatch(/Aucune combinaison/);
  });

  test('a reason is put away by a touch beside it', async () => {
    const { page } = await visit(stand, '?players=3&ahead=24');
    await page.keyboard.press('b');
    await page.locator('[data-why]').waitFor();
    await page.locator('.planning').click();
    await page.locator('[data-why]').waitFor({ state: 'detached' });
  });

  test('a usual hand keeps its size when a card is chosen in a small window', async () => {
    const { page } = await visit(stand, '?players=3&ahead=24');
    await page.setViewportSize({ width: 1280, height: 720 });
    await settled(page);
    const cards = page.locator('.hand li');
    const before = await cards.last().boundingBox();
    await cards.nth(1).locator('[data-card]').click();
    await settled(page);
    expect((await cards.last().boundingBox())?.x).toBeCloseTo(before?.x ?? 0, -1);
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

test('Y asks for advice and closes it again, and the list of keys names it where there is advice', async () => {
  const { page, troubles } = await visit(stand, '?players=3&ahead=24&advice=1');
  const advice = page.locator('[data-panel="advice"]');
  await page.keyboard.press('y');
  await advice.waitFor();
  await page.keyboard.press('y');
  await advice.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Menu de la table' }).click();
  await page.getByRole('button', { name: 'Raccourcis du clavier' }).click();
  await page.locator('dialog[open] kbd', { hasText: /^Y$/ }).waitFor();
  expect(troubles).toEqual([]);
});

test('where nobody is elsewhere, C opens no talk and the list of keys does not name it', async () => {
  const { page, troubles } = await visit(stand, '?players=3&ahead=24');
  await page.keyboard.press('c');
  expect(await page.getByRole('tab', { selected: true }).count()).toBe(1);
  await page.getByRole('button', { name: 'Menu de la table' }).click();
  await page.getByRole('button', { name: 'Raccourcis du clavier' }).click();
  await page.locator('dialog[open] kbd', { hasText: /^J$/ }).waitFor();
  expect(troubles).toEqual([]);
});

test('the question mark opens the rule of the moment, Escape closes it and leads back', async () => {
  const { page, troubles } = await visit(stand, '?players=3&ahead=24');
  const before = page.locator('[data-verb]').first();
  await before.focus();
  await page.keyboard.press('?');
  const drawer = page.getByRole('dialog');
  await drawer.getByText(/V-\d+/).first().waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  expect(await before.evaluate((verb) => verb === document.activeElement)).toBe(true);
  expect(troubles).toEqual([]);
});

describe('what is dragged says the same as two touches', () => {
  const drag = async (page: Page, from: string, to: string): Promise<void> => {
    const middle = async (selector: string): Promise<[number, number]> => {
      const box = await page.locator(selector).first().boundingBox();
      return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    };
    await page.mouse.move(...(await middle(from)));
    await page.mouse.down();
    const goal = await middle(to);
    await page.mouse.move(...goal, { steps: 4 });
    expect(await page.locator('.dragged').count()).toBe(1);
    expect(await page.locator(`${to}[data-takes]`).count()).toBe(1);
    await page.mouse.up();
    expect(await page.locator('.dragged, [data-takes]').count()).toBe(0);
    await settled(page);
  };
  const game = (name: string): Stand => ({ ...stand, address: stand.address.replace('vallee', name) });

  test('La Baie: a marble into a cauldron; beside it nothing is said', async () => {
    const { page, troubles } = await visit(
      game('baie'),
      '?players=2&until=marble.place&seed=2&options={"merchant1":"A"}',
    );
    const inFirst = page.locator('[data-thing="Q1"]');
    const empty = await inFirst.getAttribute('aria-label');
    const marble = page.locator('[data-thing^="hand:"]').first();
    const held = await marble.boundingBox();
    await marble.hover();
    await page.mouse.down();
    await page.mouse.move((held?.x ?? 0) - 40, (held?.y ?? 0) - 30, { steps: 3 });
    await page.mouse.up();
    await settled(page);
    expect(await page.locator('[aria-pressed="true"][data-thing]').count()).toBe(0);
    expect(await inFirst.getAttribute('aria-label')).toBe(empty);
    await drag(page, '[data-thing^="hand:"]', '[data-thing="Q1"]');
    expect(await inFirst.getAttribute('aria-label')).not.toBe(empty);
    expect(troubles).toEqual([]);
  });

  test('digits: a plate of La Baie is chosen, a verb of Karanor is begun and the focus stays at the question', async () => {
    const bay = await visit(game('baie'), '?players=2&ahead=30&until=turn.space');
    await bay.page.keyboard.press('1');
    await bay.page.locator('.plate[aria-pressed="true"]').waitFor();
    const { page, troubles } = await visit(game('karanor'), '?players=3&ahead=60&until=action&seed=2');
    await page.keyboard.press('1');
    await page.locator('[data-prompt]:focus').waitFor();
    expect([...bay.troubles, ...troubles]).toEqual([]);
  });

  test('Karanor: the pawn to a place within reach', async () => {
    const { page, troubles } = await visit(game('karanor'), '?players=3&ahead=60&until=action&seed=2');
    const places = page.locator('[data-place]');
    const goal = await places.first().getAttribute('data-place');
    const pawn = '[data-pawn="red"]';
    await drag(page, pawn, `[data-place="${goal}"]`);
    expect(await page.locator(pawn).getAttribute('data-at')).toBe(goal);
    expect(troubles).toEqual([]);
  });
});
