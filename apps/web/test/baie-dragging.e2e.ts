import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeStand, openStand, PHONE, type Stand, visit } from './browser.ts';
import { settled } from './settling.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand('baie');
});
afterAll(() => closeStand(stand));

type Hand = 'mouse' | 'finger';

/** Drags one thing to another with a mouse or a finger; `look` sees the table while the piece is over its goal. */
async function drag(
  page: Page,
  hand: Hand,
  from: string,
  to: string,
  look?: () => Promise<void>,
): Promise<void> {
  const middle = async (thing: string): Promise<{ x: number; y: number }> => {
    const piece = page.locator(thing).first();
    await piece.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
    const box = await piece.boundingBox();
    if (box === null) throw new Error(`${thing} cannot be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  if ((await page.locator(to).count()) > 0) await middle(to);
  const start = await middle(from);
  const client = hand === 'finger' ? await page.context().newCDPSession(page) : null;
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    at?: { x: number; y: number },
  ): Promise<unknown> =>
    client?.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] }) ??
    Promise.resolve();
  const near = { x: start.x + 14, y: start.y + 6 };
  if (client === null) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(near.x, near.y);
  } else {
    await touch('touchStart', start);
    await touch('touchMove', near);
  }
  // What was taken up changes what is open: the goal is looked for now.
  const end = await middle(to);
  if (client === null) await page.mouse.move(end.x, end.y, { steps: 2 });
  else await touch('touchMove', end);
  await settled(page);
  await look?.();
  if (client === null) await page.mouse.up();
  else await touch('touchEnd');
  await settled(page);
}

const log = (page: Page): Promise<string | null> => page.locator('[role="log"]').first().textContent();
const merchants = (...all: string[]): string => `&options=${JSON.stringify({ merchants: all })}`;

describe.each<Hand>(['mouse', 'finger'])('pieces are dragged with a %s', (hand) => {
  const open = (query: string) =>
    visit(stand, `?players=3&ahead=10${query}`, hand === 'finger' ? { ...PHONE, hasTouch: true } : {});

  test('a marble into a cauldron, which shows what it would hold', async () => {
    const { page, troubles } = await open(`&until=marble.place${merchants('A', 'F', 'K')}`);
    const marbles = await page.locator('[data-thing^="hand:"]').count();
    expect(marbles).toBeGreaterThan(0);
    const held = await page.locator('.held svg').count();
    await drag(page, hand, '[data-thing^="hand:"]', '[data-thing="Q4"]', async () => {
      expect(await page.locator('.cauldron .ghost').count()).toBe(1);
    });
    expect(await page.locator('.held svg').count()).toBe(held - 1);
    expect(await page.locator('.dragged-piece').count()).toBe(0);
    expect(troubles).toEqual([]);
  });

  test('a die into a furnace; beside everything it goes back', async () => {
    const { page, troubles } = await open(`&until=dice.place${merchants('F', 'A', 'K')}`);
    const pool = '.stores [data-thing^="die:"]';
    const dice = await page.locator(pool).count();
    await drag(page, hand, pool, '[data-prompt]');
    expect(await page.locator(pool).count()).toBe(dice);
    await drag(page, hand, pool, '[data-thing="FO3"]', async () => {
      expect(await page.locator('.furnaces .ghost').count()).toBe(1);
    });
    expect(await page.locator(pool).count()).toBeLessThan(dice);
    expect(troubles).toEqual([]);
  });

  test('a ship along the chart, with its course and what it costs', async () => {
    const { page, troubles } = await open(`&until=ship.move${merchants('K', 'A', 'F')}`);
    await drag(page, hand, '[data-thing^="V"]', '[data-thing^="K"]', async () => {
      expect(await page.locator('[data-course]').count()).toBe(1);
      expect(await page.locator('.course-cost').textContent()).toMatch(/point/);
    });
    expect(troubles).toEqual([]);
  });

  test('an adventurer into a boat, with a ghost in the seat; it is confirmed', async () => {
    const { page, troubles } = await open(`&until=load.boat${merchants('A', 'F', 'K')}`);
    await drag(page, hand, '[data-thing="drawn"]', '[data-thing^="boat:"]', async () => {
      expect(await page.locator('[data-ghost]').count()).toBe(1);
    });
    await page.locator('[data-prompt] .button.seal').click();
    await settled(page);
    expect(await page.locator('[data-prompt]').textContent()).not.toContain('ce Noble');
    expect(troubles).toEqual([]);
  });

  test('a line of tiles slides, and is seen as it would lie', async () => {
    const { page, troubles } = await open(`&until=warp.line${merchants('H', 'A', 'F')}`);
    // One tile further: the drawn tile is still under the hand when it lets go.
    await drag(page, hand, '[data-cell="4"]', '[data-cell="5"]');
    expect(await page.locator('.bent').count()).toBe(4);
    expect(await page.locator('[data-why]').count()).toBe(0);
    expect(await page.locator('[data-thing="line:R2+"]').getAttribute('aria-pressed')).toBe('true');
    await page.locator('[data-prompt] .button.seal').click();
    await settled(page);
    if (hand === 'mouse') expect(await log(page)).toMatch(/ligne 2 vers la droite/);
    expect(troubles).toEqual([]);
  });
});

test('a colour is announced by an end of the tube, which shows what would come', async () => {
  const { page, troubles } = await visit(
    stand,
    `?players=3&ahead=10&until=take.colour${merchants('A', 'F', 'K')}`,
  );
  await page.locator('[data-thing="end:left"]').click();
  await settled(page);
  expect(await page.locator('[data-promised] svg').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-prompt]').textContent()).toContain('Vous prenez');
  await page.locator('[data-prompt] .button.seal').click();
  await settled(page);
  expect(troubles).toEqual([]);
});

test.each(['A', 'F', 'K', 'H', 'T'])('the bench of merchant %s stays in its column', async (merchant) => {
  const others = merchant === 'F' ? ['A', 'K'] : ['F', merchant === 'K' ? 'A' : 'K'];
  const { page } = await visit(stand, `?players=3&until=turn.space${merchants(merchant, ...others)}`);
  for (const [width, height] of [
    [1440, 900],
    [1366, 650],
    [1280, 720],
    [1024, 700],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const beyond = await page.evaluate(() => {
      const column = document.querySelector('.hand .shop > .bench')?.getBoundingClientRect();
      const pieces = [...document.querySelectorAll('.hand .shop > .bench .spot, .hand .shop > .bench svg')];
      return Math.max(...pieces.map((one) => one.getBoundingClientRect().right)) - (column?.right ?? 0);
    });
    // Signs stand out over the edge of their card by three pixels.
    expect([width, height, beyond > 4 ? beyond : 0]).toEqual([width, height, 0]);
  }
});

test('a recipe on a fire is seen in the pot before it cooks', async () => {
  const { page, troubles } = await visit(stand, `?players=3&until=pot.fill${merchants('T', 'F', 'K')}`);
  await page.locator('[data-thing^="MN"]').first().click();
  await settled(page);
  await page.locator('[data-thing^="HB"]').first().hover();
  await settled(page);
  expect(await page.locator('.stove .ghost').count()).toBe(1);
  expect(troubles).toEqual([]);
});

test('a piece that is not asked about says what comes first, and so does a seal without a choice', async () => {
  const { page, troubles } = await visit(stand, `?players=2&until=turn.space${merchants('A', 'F')}`);
  const slip = page.locator('[data-prompt]');
  for (const piece of ['.tube', '.square [data-rest]', 'rect[data-rest]']) {
    await page.locator(piece).first().click();
    await settled(page);
    expect(await slip.textContent()).toContain('Choisissez d’abord une case d’action.');
    await page.keyboard.press('Escape');
  }
  await slip.locator('[data-verb="turn.space"]').click({ force: true });
  await settled(page);
  expect(await page.locator('[data-why]').textContent()).toContain('quelle case d’action');
  expect(troubles).toEqual([]);
});

describe('a press answers where the pointer already lies', () => {
  // The preview under a resting mouse must not swallow the click.
  test.each([
    ['H', 'pawn.step', '[data-thing^="cell:"]'],
    ['A', 'marble.place', '[data-thing^="Q"]'],
  ])('merchant %s, %s', async (merchant, until, thing) => {
    const { page, troubles } = await visit(
      stand,
      `?players=2&until=${until}&seed=3${merchants(merchant, 'F')}`,
    );
    const seq = (): Promise<number> =>
      page.evaluate(() => (window as unknown as { table: { now: { seq: number } } }).table.now.seq);
    const before = await seq();
    const hand = page.locator('[data-thing^="hand:"]');
    if ((await hand.count()) > 0) await hand.first().click();
    await page.locator(thing).first().hover();
    await settled(page);
    await page.mouse.down();
    await page.mouse.up();
    await settled(page);
    const confirm = page.getByRole('button', { name: 'Confirmer' });
    if ((await seq()) === before && (await confirm.isEnabled())) await confirm.click();
    await expect.poll(seq).toBeGreaterThan(before);
    expect(troubles).toEqual([]);
  });
});
