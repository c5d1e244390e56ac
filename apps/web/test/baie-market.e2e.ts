import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeStand, openStand, type Stand, visit } from './browser.ts';
import { settled } from './settling.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand('baie');
});
afterAll(() => closeStand(stand));

/** Market day of an Alchemist with three bottles on her stall. */
const MARKET = '?players=3&until=market.sell&ahead=90&seed=5&options={"merchants":["A","K","F"]}';

/** Market day of somebody with two goods of one kind that this pier buys. */
const PAIR = '?players=3&until=market.sell&ahead=90&seed=3&options={"merchants":["A","K","F"]}';

/** Market day of a Captain whose goods have their best buyers at several piers. */
const DAY = '?players=2&until=market.sell&ahead=60&seed=3&options={"merchants":["K","F"]}';

test.each([
  [1440, 900],
  [1366, 650],
  [1280, 720],
  [1024, 700],
  [768, 1024],
  [390, 844],
])('no good lies on another or on its prices at %i x %i', async (width, height) => {
  const { page, troubles } = await visit(stand, MARKET, { viewport: { width, height } });
  const meetings = await page.evaluate(() => {
    // The frame of what can be touched reaches one pixel beyond it.
    const boxes = [
      ...document.querySelectorAll('section[aria-label] ol > li .spot, section[aria-label] ol > li .prices'),
    ]
      .filter((element) => element.closest('li')?.querySelector('.prices') != null)
      .map((element) => element.getBoundingClientRect());
    const meet = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right + 1 &&
      other.left < one.right + 1 &&
      one.top < other.bottom &&
      other.top < one.bottom;
    return {
      goods: boxes.length / 2,
      overlaps: boxes.flatMap((one, i) => boxes.slice(i + 1).filter((other) => meet(one, other))).length,
    };
  });
  expect(meetings).toEqual({ goods: 3, overlaps: 0 });
  expect(troubles).toEqual([]);
});

test('each of several goods of one kind can be sold', async () => {
  const { page, troubles } = await visit(stand, PAIR);
  const goods = page.locator('[data-thing^="good:"]');
  const alike = page.locator('.alike[data-thing^="good:"]');
  const before = await goods.count();
  expect(await alike.count()).toBeGreaterThan(0);
  await alike.first().click();
  await settled(page);
  expect(await goods.count()).toBeLessThan(before);
  expect(troubles).toEqual([]);
});

test('on the Black Market the slip says what selling costs', async () => {
  const { page } = await visit(stand, DAY);
  const slip = page.locator('[data-prompt]');
  for (let pier = 0; pier < 3 && !/Marché Noir/.test((await slip.textContent()) ?? ''); pier++) {
    expect(await slip.textContent()).not.toContain('coûte une carte Corruption');
    await page.locator('[data-choice="stop"]').click();
    await settled(page);
  }
  expect(await slip.textContent()).toContain('coûte une carte Corruption');
});

test('one press sells the whole day, each good where it brings most', async () => {
  const { page, troubles } = await visit(stand, DAY);
  const press = page.locator('[data-day-sale]');
  const promised = Number(/\+(\d+)/.exec((await press.textContent()) ?? '')?.[1]);
  const gold = (): Promise<number> =>
    page.evaluate(() => {
      const { table } = window as unknown as { table: { now: { view: { players: { gold: number }[] } } } };
      return table.now.view.players[0]?.gold ?? 0;
    });
  const before = await gold();
  expect(promised).toBeGreaterThan(0);
  await press.click();
  await page.locator('[data-day]').waitFor();
  await settled(page);
  // Sponsorship comes on top when the day is over.
  expect((await gold()) - before).toBeGreaterThanOrEqual(promised);
  expect(await page.locator('[data-day-sale]').count()).toBe(0);
  expect(troubles).toEqual([]);
});
