import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeStand, excess, openStand, PHONE, type Stand, visit } from './browser.ts';
import { playKaranor } from './karanor-playing.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand('karanor');
});
afterAll(async () => closeStand(stand));

describe('whole games of Karanor against bots', () => {
  test('four merchants, from the draft to where prestige came from', async () => {
    const { page, troubles } = await visit(stand, '?players=4');
    await page.getByText('Votre histoire').waitFor();
    expect(await playKaranor(page)).toBeGreaterThan(30);
    await page.getByText('D’où vient le prestige').waitFor();
    const ranking = await page.locator('.ranking .score').allTextContents();
    expect(ranking).toHaveLength(4);
    // Every point of the ranking has its line: what it came from, and in which round.
    await page.getByText('Point par point').click();
    const points = await page.locator('.columns b').allTextContents();
    const sum = (all: readonly string[]) =>
      all.reduce((total, text) => total + Number(text.replace('−', '-')), 0);
    expect(sum(points)).toBe(sum(ranking));
    expect(await page.locator('figure svg polyline').count()).toBe(4);
    expect(troubles).toEqual([]);
  });

  test('three merchants on a phone, with fingers', async () => {
    const { page, troubles } = await visit(stand, '?players=3&seed=ab&ahead=150', PHONE);
    expect(await playKaranor(page, true)).toBeGreaterThan(20);
    await page.locator('.ranking').waitFor();
    await page.getByText('D’où vient le prestige').waitFor();
    expect(await excess(page)).toBe(0);
    expect(troubles).toEqual([]);
  });
});
