import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ARTIFACTS,
  closeStand,
  excess,
  newPage,
  openStand,
  PHONE,
  type Stand,
  violations,
} from './browser.ts';
import { settled } from './settling.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand('vallee');
});
afterAll(() => closeStand(stand));

test.each([
  ['vallee', {}],
  ['baie', PHONE],
  ['karanor', {}],
] as const)(
  'the end of %s tells its story, is shared as a picture and leads back to the table',
  async (game, size) => {
    const { page, troubles } = await newPage(stand.browser, { ...size, colorScheme: 'dark' });
    await page.goto(`${stand.address.replace('vallee', game)}&players=2&seed=1&ahead=9000`);
    await settled(page);
    await page.getByText('plus beau coup').first().waitFor();
    await page.screenshot({ path: `${ARTIFACTS}end-story-${game}.png`, fullPage: true });
    expect(await violations(page)).toEqual([]);
    expect(await excess(page)).toBe(0);

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-picture]').evaluate((button: HTMLElement) => {
        // A browser without a screen has nobody to share with.
        Object.defineProperty(navigator, 'canShare', { value: undefined });
        button.click();
      }),
    ]);
    const path = `${ARTIFACTS}shared-${game}.png`;
    await saved.saveAs(path);
    const picture = readFileSync(path);
    expect([...picture.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe('PNG');
    // Width and height stand in the first part of the file.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);

    await page.getByRole('button', { name: 'Voir la table' }).click();
    await settled(page);
    expect(await page.locator('.board').isVisible()).toBe(true);
    expect(await page.locator('.ranking').count()).toBe(0);
    await page.getByRole('button', { name: 'Fin de la partie' }).click();
    await page.locator('.ranking').waitFor();
    expect(troubles).toEqual([]);
  },
);
