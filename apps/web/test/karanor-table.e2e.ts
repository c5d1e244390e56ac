import { content } from '@comptoir/karanor';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeStand, openStand, PHONE, type Stand, violations, visit } from './browser.ts';
import { wares } from './karanor-mirror.ts';
import { settled } from './settling.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand('karanor');
});
afterAll(async () => closeStand(stand));

const click = (target: Locator): Promise<void> => target.first().click();
/** A pale control is still touched: it answers with its reason. */
const clickPale = (target: Locator): Promise<void> => target.first().click({ force: true });
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };
const gone = (target: Locator): Promise<void> => target.first().waitFor({ state: 'detached' });

interface TablePage {
  readonly table: {
    readonly now: {
      readonly viewer: number;
      readonly decisions: readonly { id: string; standing?: true; entries?: { id: string }[] }[];
      readonly view: {
        readonly endTriggered: boolean;
        readonly players: readonly {
          gold: number;
          blackCount: number;
          autoPass: boolean[] | null;
          hold: string | null;
        }[];
        readonly offers: readonly { id: number; from: number; to: number }[];
      };
    };
    offer(from: number, answer: unknown): boolean;
    leap(moves: number): void;
    turnTo(seat: number): void;
  };
}
interface ShownPage {
  readonly table: {
    readonly now: {
      readonly decisions: { id: string; entries: { id: string }[] }[];
      readonly view: { readonly players: { blackHand: number[] }[] };
    };
    show(now: unknown): void;
  };
}
interface ShopsPage {
  readonly table: { readonly now: { readonly view: { readonly players: { shops: unknown[] }[] } } };
}
const blackCard = (id: string): number => content.blackMarket.findIndex((card) => card.id === id);
const goldOf = (page: Page, seat: number): Promise<number> =>
  page.evaluate((at) => (window as unknown as TablePage).table.now.view.players[at]?.gold ?? -1, seat);
const put = (page: Page, from: number, offer: unknown): Promise<boolean> =>
  page.evaluate(
    ([seat, terms]) => (window as unknown as TablePage).table.offer(seat as number, terms),
    [from, offer],
  );
const good = (page: Page, desk: 'theirs' | 'mine', id: string): Locator =>
  page
    .locator('form fieldset:has([data-good])')
    .nth(desk === 'theirs' ? 0 : 1)
    .locator(`[data-good="${id}"]`);

test('the board of a replay keeps its size however the device is turned', async () => {
  const { page } = await visit(stand, '?players=3&page=replay&at=40', {
    viewport: { width: 844, height: 390 },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  const board = await page.locator('section.board').boundingBox();
  expect(board?.height).toBeLessThan(560);
});

describe('the map of Karanor', () => {
  test('arrows go from place to place, a way is chosen once, and the pawn walks it', async () => {
    const { page, troubles } = await visit(stand, '?players=4&until=action', {
      reducedMotion: 'no-preference',
    });
    expect(await page.locator('[data-place][tabindex="0"]').count()).toBe(1);
    const at = () => page.evaluate(() => (document.activeElement as SVGElement).dataset['place'] ?? '');
    await page.locator('[data-place][tabindex="0"]').focus();
    const first = await at();
    const visited = new Set([first]);
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await page.keyboard.press(key);
      visited.add(await at());
    }
    expect(visited.size).toBeGreaterThan(1);
    await click(page.locator('[data-list]'));
    await click(page.locator('.places button', { hasText: '2 pas' }));
    const goal = await page.locator('.places [aria-pressed="true"]').getAttribute('data-to');
    await page.getByText('2 pas, 1 action').first().waitFor();
    await page.evaluate(() => {
      const pawn = document.querySelector('[data-pawn="red"]');
      const seen = { walks: 0 };
      Object.assign(window, { seen });
      const look = (): void => {
        seen.walks = Math.max(seen.walks, pawn?.getAnimations().length ?? 0);
        requestAnimationFrame(look);
      };
      look();
    });
    await click(page.locator('[data-verb="move"]'));
    // The list would lie over the map of the next turn.
    await expect.poll(() => page.locator('.places').count()).toBe(0);
    await page.locator(`[data-pawn="red"][data-at="${goal}"]`).waitFor({ state: 'attached' });
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seen: { walks: number } }).seen.walks))
      .toBeGreaterThan(0);
    await clickPale(page.locator('[data-verb][aria-disabled="true"]'));
    await page
      .getByText(/K-\d{3}/)
      .first()
      .waitFor();
    expect(troubles).toEqual([]);
  });

  test('the trade sheet makes room for actions that are folded', async () => {
    const { page, troubles } = await visit(stand, '?players=4&until=action', {
      viewport: { width: 1280, height: 720 },
    });
    await click(page.locator('[data-trade="open"]'));
    await page.locator('.trade .sheet').waitFor();
    await clickPale(page.locator('[data-verb="special"]'));
    await page.locator('[data-verb="recruit"]').waitFor();
    expect(await page.locator('.trade .sheet').count()).toBe(0);
    await page.keyboard.press('t');
    await page.locator('.trade .sheet').waitFor();
    expect(await page.locator('[data-verb="recruit"]').count()).toBe(0);
    expect(troubles).toEqual([]);
  });

  test('a press that ended elsewhere does not swallow the next one', async () => {
    const { page, troubles } = await visit(stand, '?players=4&until=action');
    const { x, y, width, height } = (await page.locator('[data-zone="map"]').boundingBox()) ?? NOWHERE;
    const middle = { clientX: x + width / 2, clientY: y + height / 2 };
    const down = { pointerId: 1, isPrimary: true, pointerType: 'mouse', bubbles: true, ...middle };
    await page.locator('[data-zone="map"]').dispatchEvent('pointerdown', down);
    await page.mouse.move(middle.clientX, middle.clientY);
    await page.mouse.move(middle.clientX + 40, middle.clientY + 40);
    await page.locator('[data-place]').first().click();
    await page.locator('[data-place].chosen').waitFor();
    expect(troubles).toEqual([]);
  });
});

describe('negotiation in Karanor', () => {
  test('offers to one and to anyone, countered, accepted, declined, impossible, closed at the end', async () => {
    const { page, troubles } = await visit(stand, '?players=4&ahead=60&until=action');
    await page.keyboard.press('t');
    // To anyone, and taken back.
    await click(page.locator('[data-trade="new"]'));
    await click(page.getByRole('button', { name: 'À tous' }));
    await click(good(page, 'theirs', 'gold'));
    await click(page.locator('[data-trade="send"]'));
    await page.getByText('Votre offre à tous').waitFor();
    await click(page.locator('[data-trade="withdraw"]'));
    await gone(page.locator('[data-trade="withdraw"]'));
    // A gift is accepted.
    const before = await goldOf(page, 0);
    expect(await put(page, 1, { to: 0, give: wares(1), want: wares(0), note: 'Sans rancune' })).toBe(true);
    await page.locator('.word', { hasText: 'Sans rancune' }).waitFor();
    await click(page.locator('[data-trade="accept"]'));
    await gone(page.locator('[data-trade="accept"]'));
    expect(await goldOf(page, 0)).toBe(before + 1);
    // What nobody can pay says so at once, and when it is pressed.
    expect(await put(page, 1, { to: 0, give: wares(0), want: wares(500), note: '' })).toBe(true);
    await page.locator('.obstacle', { hasText: 'K-305' }).waitFor();
    await clickPale(page.locator('[data-trade="accept"]'));
    // A counter turns it round, with other goods and a word.
    await click(page.locator('[data-trade="counter"]'));
    const less = page.locator('form .less');
    await less.evaluate((minus) => {
      for (let i = 0; i < 499; i++) (minus as HTMLElement).click();
    });
    await click(page.getByText('Ajouter un mot'));
    await page.getByLabel('Un mot').fill('Un or, pas plus');
    await click(page.locator('[data-trade="send"]'));
    await page.getByText('Votre offre à Ruben').waitFor();
    await page.locator('.word', { hasText: 'Un or, pas plus' }).waitFor();
    await click(page.locator('[data-trade="withdraw"]'));
    // K-215: a bot answers at once, and the panel tells it.
    await click(page.locator('[data-trade="new"]'));
    await click(good(page, 'mine', 'gold'));
    await click(page.locator('[data-trade="send"]'));
    await page.locator('.said', { hasText: /vous donnez 1/ }).waitFor();
    expect(await goldOf(page, 0)).toBe(before);
    // Two at once lie as tabs; one is declined.
    expect(await put(page, 1, { to: 0, give: wares(1), want: wares(2), note: '' })).toBe(true);
    expect(await put(page, 2, { to: -1, give: wares(1), want: wares(3), note: '' })).toBe(true);
    await expect.poll(() => page.locator('[data-offer]').count()).toBe(2);
    await click(page.locator('[data-offer]').first());
    await click(page.locator('[data-trade="decline"]'));
    await expect.poll(() => page.locator('[data-trade="decline"]').count()).toBe(1);
    // K-313: no with a word, picked from a list.
    await page.getByText('Refuser en disant…').click();
    await page.locator('[data-say="#cheap"]').click();
    await page.locator('.said', { hasText: 'C’est trop peu pour moi.' }).waitFor();
    // K-311: goods of now for a promise, which the table remembers.
    const soon = { give: wares(2), want: wares(0), rounds: 1 };
    expect(await put(page, 1, { to: 0, give: wares(0), want: wares(1), later: soon, note: '' })).toBe(true);
    await page.locator('.later', { hasText: 'à la prochaine manche' }).waitFor();
    await click(page.locator('[data-trade="accept"]'));
    await page.locator('[data-pledge="open"]').waitFor();
    // K-314: a tap on somebody's token begins an offer for it.
    await page.locator('[data-stand]').first().click();
    await page.locator('form .heap.some').first().waitFor();
    await page.getByRole('button', { name: 'Retour' }).click();
    // The end is triggered: trade is closed.
    await page.evaluate(() => {
      const { table } = window as unknown as TablePage;
      for (let i = 0; i < 800 && !table.now.view.endTriggered; i++) table.leap(1);
    });
    await page.getByText('Négoce fermé').waitFor();
    expect(troubles).toEqual([]);
  });

  test('in a low window all that can be promised is in sight, and Escape leaves the sheet from its boxes', async () => {
    const viewport = { width: 1280, height: 720 };
    const { page } = await visit(stand, '?players=4&ahead=60&until=action', { viewport });
    expect(await put(page, 1, { to: 0, give: wares(1), want: wares(0), note: '' })).toBe(true);
    await page.keyboard.press('t');
    // Offers come first, though the market under them lies open.
    await page.locator('.trade details[open]').waitFor();
    await settled(page);
    expect(await page.locator('.trade .sheet').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await click(page.locator('[data-trade="new"]'));
    await click(page.locator('[data-trade="promise"]'));
    const isWhole = (what: Locator): Promise<boolean> =>
      what.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const corners = [
          [left + 2, top + 2],
          [right - 2, bottom - 2],
        ] as const;
        return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
      });
    const heaps = await page.locator('.promise [data-good]').all();
    expect(await Promise.all(heaps.map(isWhole))).toEqual(heaps.map(() => true));
    await page.getByRole('button', { name: 'Retour' }).click();
    await page.getByText('Consignes').click();
    const box = page.locator('.trade [type="checkbox"]').first();
    await box.focus();
    await page.keyboard.press('Escape');
    await gone(page.locator('.trade .sheet'));
  });

  test('two offers of one rival can be told apart', async () => {
    const { page, troubles } = await visit(stand, '?players=4&until=action');
    for (const gold of [1, 2])
      expect(await put(page, 1, { to: -1, give: wares(gold), want: wares(0), note: '' })).toBe(true);
    await page.locator('[data-deal-answer="accept"]').waitFor();
    await page.keyboard.press('t');
    await expect.poll(() => page.locator('[data-offer]').count()).toBe(2);
    const told = await page.locator('[data-offer]').allInnerTexts();
    expect(new Set(told).size).toBe(2);
    expect(troubles).toEqual([]);
  });

  test('an offer is answered on the tag of its maker, and what a card lacks is asked for in one press', async () => {
    const { page, troubles } = await visit(stand, '?players=4&ahead=60&until=action');
    const before = await goldOf(page, 0);
    expect(await put(page, 1, { to: 0, give: wares(1), want: wares(0), note: '' })).toBe(true);
    await click(page.locator('[data-deal-answer="accept"]'));
    await gone(page.locator('[data-deal-answer="accept"]'));
    expect(await goldOf(page, 0)).toBe(before + 1);
    expect(await page.locator('.sheet form').count()).toBe(0);
    // The form comes with whoever has it and with what is missing; their tag says that they have seen it.
    await click(page.locator('[data-get]'));
    await page.locator('form .heap.some').first().waitFor();
    await click(page.locator('[data-trade="send"]'));
    await page.locator('[data-deal="mine"]').waitFor();
    await click(page.locator('[data-trade="withdraw"]'));
    await gone(page.locator('[data-deal="mine"]'));
    // A gift is taken at once, and the tag tells it.
    await click(page.locator('[data-trade="new"]'));
    await click(good(page, 'mine', 'gold'));
    await click(page.locator('[data-trade="send"]'));
    await page.locator('[data-deal="accepted"]').waitFor();
    // All tags are free while one bargains.
    const [sheet, ...tags] = await page.evaluate(() =>
      ['.trade .sheet', '[data-spot="seat-1"]', '[data-spot="seat-2"]', '[data-spot="seat-3"]'].map(
        (what) => {
          const { left, right } = document.querySelector(what)?.getBoundingClientRect() ?? {
            left: 0,
            right: 0,
          };
          return { left, right };
        },
      ),
    );
    for (const tag of tags) expect(tag.left).toBeGreaterThanOrEqual(sheet?.right ?? 9999);
    expect(troubles).toEqual([]);
  });

  test('in a low window with five rivals what answers an offer, and what sends one, is in sight', async () => {
    const { page, troubles } = await visit(stand, '?players=6&ahead=60&until=action', {
      viewport: { width: 1366, height: 650 },
    });
    for (const from of [1, 2, 3, 4, 5])
      expect(await put(page, from, { to: 0, give: wares(1), want: wares(0), note: '' })).toBe(true);
    await page.keyboard.press('t');
    await expect.poll(() => page.locator('.tabs [data-offer]').count()).toBe(5);
    const isWhole = (what: string): Promise<boolean> =>
      page.locator(what).evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const corners = [
          [left + 3, top + 3],
          [right - 3, bottom - 3],
        ] as const;
        return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
      });
    expect(await isWhole('[data-trade="accept"]')).toBe(true);
    await click(page.locator('[data-trade="new"]'));
    for (const name of ['Basile', 'Anouk']) {
      await click(page.locator('.who').getByRole('button', { name }));
      await page.getByRole('group', { name: `Chez ${name}` }).waitFor();
      expect(await isWhole('[data-trade="send"]')).toBe(true);
    }
    expect(troubles).toEqual([]);
  });

  test.each([
    [1440, 900],
    [1280, 720],
    [768, 1024],
  ])('quests in hand show all they ask and give at %i x %i', async (width, height) => {
    const { page } = await visit(stand, '?players=4&ahead=80&until=action', { viewport: { width, height } });
    const cut = await page.evaluate(() => {
      const cards = [...document.querySelectorAll('.quest.S .frame')].filter((one) => one.checkVisibility());
      const isCut = (frame: Element): boolean => frame.scrollHeight > frame.clientHeight + 1;
      return { cards: cards.length, cut: cards.filter(isCut).map(({ textContent }) => textContent) };
    });
    expect(cut.cards).toBeGreaterThan(1);
    expect(cut.cut).toEqual([]);
  });

  test('while a question lies over the map, shops and delivery beside it can be read', async () => {
    const { page, troubles } = await visit(stand, '?players=4&until=draft.first');
    await page.locator('.tray [data-option]').first().waitFor();
    for (const thing of ['aside [data-card] button', 'aside [data-order]']) {
      await click(page.locator(thing));
      await page.locator('dialog[open]').waitFor();
      await page.keyboard.press('Escape');
      await gone(page.locator('dialog[open]'));
    }
    expect(troubles).toEqual([]);
  });

  test.each([
    [1280, 720],
    [390, 844],
  ])('the delivery tells what is missing for it and who has that, at %i x %i', async (width, height) => {
    const { page, troubles } = await visit(stand, '?players=4&ahead=40&until=action', {
      viewport: { width, height },
    });
    if (width < 720) await click(page.getByRole('button', { name: 'Livraison et étalage' }));
    await click(page.locator('[data-order]'));
    const sheet = page.locator('dialog[open] [data-delivery]');
    await sheet.waitFor();
    expect(await sheet.textContent()).toMatch(/À livrer .*(?:manque|vous avez tout)/);
    const ask = sheet.locator('[data-ask]');
    expect(await ask.count()).toBeGreaterThan(0);
    await click(ask);
    // The offer is begun: it asks for what is missing, and says when nothing is in its pans.
    await page.locator('[data-trade="send"]').waitFor();
    for (const less of await page.locator('.pans ~ .desks .less').all()) {
      while ((await less.count()) > 0) await click(less);
    }
    await clickPale(page.locator('[data-trade="send"]'));
    await page.getByText('Mettez quelque chose d’un côté de l’offre au moins.').first().waitFor();
    expect(troubles).toEqual([]);
  });

  test('two players at one screen: the offer, the screen, the answer, the screen', async () => {
    const { page, troubles } = await visit(stand, '?players=3&people=0,1&ahead=60&until=action');
    const before = [await goldOf(page, 0), await goldOf(page, 1)];
    await page.keyboard.press('t');
    await click(page.locator('[data-trade="new"]'));
    await click(good(page, 'mine', 'gold'));
    await click(page.locator('[data-trade="send"]'));
    await click(page.getByRole('button', { name: 'Passer l’écran à Ruben' }));
    await click(page.locator('[data-trade="take-screen"]'));
    await page.getByText('Maëlle vous propose un échange').waitFor();
    await click(page.locator('[data-trade="accept"]'));
    // Maëlle is on turn: the screen goes back to her behind a curtain.
    await page.getByRole('button', { name: /Maëlle/ }).click();
    expect([await goldOf(page, 0), await goldOf(page, 1)]).toEqual([
      (before[0] ?? 0) - 1,
      (before[1] ?? 0) + 1,
    ]);
    expect(troubles).toEqual([]);
  });
});

describe('interrupts in Karanor', () => {
  test('a window says what happened; an order passes it from then on', async () => {
    const { page, troubles } = await visit(stand, '?players=4&seed=45&until=after:harvest');
    await page.getByText(/vient de récolter \d/).waitFor();
    await page.getByText('Chez Ruben').waitFor();
    await click(page.getByLabel('Toujours passer après une récolte'));
    await gone(page.locator('[data-window="pass"]'));
    const orders = await page.evaluate(
      () => (window as unknown as TablePage).table.now.view.players[0]?.autoPass ?? [],
    );
    expect(orders.filter(Boolean)).toHaveLength(1);
    // It is seen and taken back beside the offers.
    await page.keyboard.press('t');
    await click(page.getByText('Consignes', { exact: true }));
    const order = page.getByLabel('après une récolte');
    expect(await order.isChecked()).toBe(true);
    await order.uncheck({ force: true });
    await expect
      .poll(() =>
        page.evaluate(
          () => (window as unknown as TablePage).table.now.view.players[0]?.autoPass?.some(Boolean) ?? true,
        ),
      )
      .toBe(false);
    // K-216: whoever holds a card may raise a hand.
    await page.getByLabel('après chaque geste des autres').check({ force: true });
    await expect
      .poll(() => page.evaluate(() => (window as unknown as TablePage).table.now.view.players[0]?.hold))
      .toBe('step');
    expect(troubles).toEqual([]);
  });

  test('K-025 a tag counts shops as the cards do: the origin pawn is one', async () => {
    const { page, troubles } = await visit(stand, '?players=4&until=action');
    const shops = await page.evaluate(() =>
      (window as unknown as ShopsPage).table.now.view.players.map((player) => player.shops.length),
    );
    expect(Math.max(...shops)).toBeGreaterThan(0);
    for (const [seat, n] of shops.entries())
      if (seat > 0)
        expect(await page.locator(`[data-spot="seat-${seat}"]`).textContent()).toContain(
          `${n} commerce${n > 1 ? 's' : ''}`,
        );
    expect(troubles).toEqual([]);
  });

  test('a low window shows a card once with everybody it may hit, and the verbs whole', async () => {
    const { page, troubles } = await visit(stand, '?players=4&seed=45&until=after:harvest', {
      viewport: { width: 1366, height: 650 },
    });
    await page.getByText('Chez Ruben').waitFor();
    const plays = [
      ...[1, 2, 3].map((target) => ({ card: blackCard('monte-en-l-air'), target })),
      ...[1, 2, 3].map((target) => ({ card: blackCard('fausse-adresse'), target })),
      { card: blackCard('brigands'), target: -1 },
    ];
    await page.evaluate((options) => {
      const { table } = window as unknown as ShownPage;
      const now = structuredClone(table.now);
      const entry = { kind: 'pick-option', id: 'card', seat: 0, source: null, options };
      const [first] = now.view.players;
      if (first !== undefined) first.blackHand = [...new Set(options.map(({ card }) => card))];
      for (const asked of now.decisions)
        if (asked.id === 'window')
          asked.entries = [...asked.entries.filter(({ id }) => id === 'pass'), entry];
      table.show(now);
    }, plays);
    await expect.poll(() => page.locator('[data-play]').count()).toBe(plays.length);
    const areWhole = (): Promise<boolean> =>
      page.locator('[data-play], [data-window], [data-sheet] label').evaluateAll((all) =>
        all.every((one) => {
          const box = one.getBoundingClientRect();
          const hit = (x: number, y: number): boolean => one.contains(document.elementFromPoint(x, y));
          const middle = (box.top + box.bottom) / 2;
          return [box.left + 4, (box.left + box.right) / 2, box.right - 4].every((x) => hit(x, middle));
        }),
      );
    expect(await areWhole()).toBe(true);
    expect(await page.locator('[data-sheet] article').count()).toBe(3);
    // The longer the words on the key, the less room they have.
    await click(page.locator('[data-play]').nth(4));
    await page.getByRole('button', { name: 'Jouer Fausse adresse contre Ysoline' }).last().waitFor();
    expect(await areWhole()).toBe(true);
    const key = await page.locator('[data-window="play"]').boundingBox();
    const sheet = await page.locator('[data-sheet]').boundingBox();
    expect((key?.x ?? 0) + (key?.width ?? 9999)).toBeLessThan((sheet?.x ?? 0) + (sheet?.width ?? 0) - 8);
    expect(troubles).toEqual([]);
  });

  test('a hand is raised by those who hold a card', async () => {
    const { page, troubles } = await visit(stand, '?players=3&seed=7&ahead=100&until=action');
    expect(
      await page.evaluate(() => (window as unknown as TablePage).table.now.view.players[0]?.blackCount),
    ).toBe(0);
    await page.keyboard.press('t');
    await click(page.getByText('Consignes', { exact: true }));
    await page.getByLabel('après une récolte').waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);
    expect(troubles).toEqual([]);
  });

  test('a card is played on the turn of another', async () => {
    const { page, troubles } = await visit(stand, '?players=3&people=0,1&seed=7&ahead=100&until=action');
    const found = await page.evaluate(() => {
      const { table } = window as unknown as TablePage;
      const asked = (): boolean =>
        table.now.decisions.some(({ id, standing }) => id === 'action' && !standing);
      const mayPlay = (): boolean =>
        table.now.decisions.some((one) => one.standing && one.entries?.some(({ id }) => id === 'card'));
      for (let i = 0; i < 600; i++) {
        table.turnTo(0);
        if (asked()) {
          table.turnTo(1);
          if (mayPlay()) return i;
        }
        table.leap(1);
      }
      return -1;
    });
    expect(found).toBeGreaterThanOrEqual(0);
    const held = () =>
      page.evaluate(() => (window as unknown as TablePage).table.now.view.players[1]?.blackCount ?? -1);
    const before = await held();
    await click(page.locator('[data-zone="hand-1"] .black.may'));
    await click(page.locator('dialog .button.seal'));
    await expect.poll(held).toBe(before - 1);
    expect(troubles).toEqual([]);
  });
});

describe('no barrier that axe knows', () => {
  test.each([
    ['the draft', '?players=4', {}],
    ['a turn in the dark, in English', '?players=2&ahead=80&until=action&lang=en', { colorScheme: 'dark' }],
    ['a turn on a phone', '?players=4&ahead=60&until=action', PHONE],
    ['a window', '?players=4&seed=45&until=after:harvest', {}],
  ] as const)('%s', async (_, query, options) => {
    const { page } = await visit(stand, query, options);
    if (query.includes('until=action') && !('hasTouch' in options)) await page.keyboard.press('t');
    expect(await violations(page)).toEqual([]);
  });
});
