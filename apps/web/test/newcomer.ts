import type { Locator, Page } from 'playwright-core';
import { settled } from './settling.ts';
import { pressing, tabTo } from './touching.ts';

/** Somebody who has never seen the page: looks at what can be touched, and touches it by mouse, thumb or keys alone. */
export interface Newcomer {
  readonly page: Page;
  readonly hands: 'mouse' | 'thumb' | 'keys';
}

/** What a newcomer does next, in this order of liking: the first group of which anything can be touched. */
type Wish = readonly string[];

/** Where a newcomer has nothing left to touch, although nobody else is awaited. */
class DeadEnd extends Error {}

/** The thing that was chosen carries this mark until it is pressed. */
const MARK = 'data-newcomer';
/** A page that changes nothing for this long, and offers nothing, is a dead end, not a slow machine. */
const PATIENCE = 120_000;

/** Presses the one thing that carries the mark; keys take the digit that is drawn on it, otherwise they go there. */
async function pressMarked({ page, hands }: Newcomer): Promise<void> {
  const target = page.locator(`[${MARK}]`);
  if (hands !== 'keys') return pressing(page, hands === 'thumb')(target);
  const key = await target.evaluate((element) => {
    const { verb } = (element as HTMLElement).dataset;
    const letter = verb === undefined ? undefined : element.querySelector('kbd')?.textContent?.trim();
    if (letter !== undefined && /^[A-Z]$/.test(letter)) return letter.toLowerCase();
    return element.matches('[data-prompt] .button.seal') ? 'Control+Enter' : null;
  });
  if (key !== null) return page.keyboard.press(key);
  const digit = await digitOf(page);
  if (digit !== null) return page.keyboard.press(digit);
  if (!(await walkTo(page, target)))
    throw new DeadEnd(`no key leads to ${await target.evaluate((one) => one.outerHTML.slice(0, 160))}`);
  await page.keyboard.press('Enter');
}

/** Goes to a thing with the tabulator alone: the way that was counted, or once around the page. */
async function walkTo(page: Page, target: Locator): Promise<boolean> {
  if (await tabTo(page, target)) return true;
  for (let i = 0; i < 250; i++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return true;
  }
  return false;
}

/** The digit that is drawn at the marked thing: what a person reads, not what the page knows. */
const digitOf = (page: Page): Promise<string | null> =>
  page.evaluate((mark) => {
    const box = document.querySelector(`[${mark}]`)?.getBoundingClientRect();
    if (box === undefined) return null;
    for (const drawn of document.querySelectorAll('.digits kbd')) {
      const { left, top, width, height } = drawn.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (Math.abs(x - box.left - box.width / 2) < 12 && Math.abs(y - box.top) < 20)
        return drawn.textContent?.trim() ?? null;
    }
    return null;
  }, MARK);

/**
 * Marks one of the things that can be touched now. `none` when there is nothing, which is only right while others move.
 */
const mark = ({ page, hands }: Newcomer, wishes: readonly Wish[], chance: number): Promise<string> =>
  page.evaluate(
    ([groups, luck, name, hasKeys]) => {
      for (const old of document.querySelectorAll(`[${name}]`)) old.removeAttribute(name);
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      /** Of a map that goes on beyond its frame a person sees a part; keys stop at one place, and arrows lead on. */
      const isFound = (place: Element): boolean => {
        if (hasKeys) return place.getAttribute('tabindex') !== '-1';
        const { left, top, width, height } = place.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === place;
      };
      const can = (one: Element): boolean =>
        one.checkVisibility({ visibilityProperty: true }) &&
        one.closest('[inert]') === null &&
        !one.matches(':disabled') &&
        (!one.matches('[data-place]') || isFound(one)) &&
        (dialog === undefined || dialog.contains(one));
      for (const group of groups) {
        const found = [...document.querySelectorAll(group.join())].filter(can);
        const chosen = found[luck % Math.max(1, found.length)];
        if (chosen === undefined) continue;
        chosen.setAttribute(name, '');
        return `${chosen.tagName} ${(chosen.getAttribute('aria-label') ?? chosen.textContent ?? '').trim().slice(0, 40)}`;
      }
      return 'none';
    },
    [wishes, chance, MARK, hands === 'keys'] as const,
  );

/** Presses the first of these that can be; false when there is none. */
export async function pressAny(newcomer: Newcomer, wishes: readonly Wish[], chance = 0): Promise<boolean> {
  await settled(newcomer.page);
  if ((await mark(newcomer, wishes, chance)) === 'none') return false;
  await pressMarked(newcomer);
  return true;
}

/** Presses what has to be there. */
export async function press(newcomer: Newcomer, selector: string): Promise<void> {
  await newcomer.page.locator(selector).first().waitFor();
  if (!(await pressAny(newcomer, [[selector]]))) throw new DeadEnd(`${selector} cannot be touched`);
}

/** What ends something that is being told. */
export const TOLD: Wish = ['[data-film="skip"]', '[data-day] .button.seal'];
const ASIDE: Wish = [
  '[data-coach="warning"] .button:nth-child(2)',
  '[data-coach] .button',
  ...TOLD,
  '[data-trade="decline"]',
];
const SEAL: Wish = ['[data-prompt] .button.seal', '[data-window="pass"]'];
const OPTIONS: Wish = ['[data-option]', '.plate.may', '[data-place]', '.tray .button:not(.impossible)'];
const VERBS: Wish = [
  '[data-prompt] .verbs .button:not(.quiet, .impossible, [data-ahead])',
  '[data-prompt] [data-verb]:not(.impossible)',
];
const HINT: Wish = ['[data-hint]'];
const ADVISED: Wish = ['[data-panel="advice"] li .button'];
const SKIP = '[data-skip]';

/** Waits until the page is at rest, or tells what others do; their moves are not waited for. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async (skip) => {
    const root = document.documentElement;
    await new Promise((resolve) => setTimeout(resolve));
    while (root.dataset['settled'] !== 'true' && document.querySelector(skip) === null)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, SKIP);

/** Goes straight to one's own turn. False where nothing is being told. */
async function skipTold({ page, hands }: Newcomer): Promise<boolean> {
  await atRest(page);
  const skip = page.locator(SKIP);
  if ((await skip.count()) === 0) return false;
  if (hands === 'keys') await page.keyboard.press('Escape');
  // What others did may have been told to its end meanwhile.
  else
    await (hands === 'thumb' ? skip.tap({ timeout: 3000 }) : skip.click({ timeout: 3000 })).catch(() => null);
  return true;
}

/** Waits for the page to change: others move, or something is being told. */
const news = (page: Page): Promise<boolean> =>
  page.evaluate(
    (patience) =>
      new Promise<boolean>((resolve) => {
        const watch = new MutationObserver(() => end(true));
        const timer = setTimeout(() => end(false), patience);
        function end(isNew: boolean): void {
          watch.disconnect();
          clearTimeout(timer);
          resolve(isNew);
        }
        watch.observe(document.documentElement, { attributes: true, childList: true, subtree: true });
      }),
    PATIENCE,
  );

/** Asks what a good player would do, and does it. False where nobody gives advice. */
async function followAdvice(newcomer: Newcomer): Promise<boolean> {
  if (!(await pressAny(newcomer, [HINT]))) return false;
  const { page } = newcomer;
  const answer = page.locator('[data-panel="advice"] li, [data-panel="advice"] p:only-child');
  await answer.first().waitFor();
  if (await pressAny(newcomer, [ADVISED])) return true;
  await page.keyboard.press('Escape');
  return false;
}

/** Plays by what the screen offers, now and then by its advice, until `goal` is there. Returns how often it chose. */
export async function playTo(newcomer: Newcomer, goal: string, seed: number, most = 3000): Promise<number> {
  const { page } = newcomer;
  let chance = seed;
  const below = (n: number): number => {
    chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((chance / 0x80000000) * n);
  };
  for (let choices = 0; choices < most; choices++) {
    while (await skipTold(newcomer));
    await settled(page);
    if ((await page.locator(goal).count()) > 0) return choices;
    if (await pressAny(newcomer, [ASIDE])) continue;
    // Random choices might never end the game, so two of three are good ones.
    if (below(3) > 0 && (await followAdvice(newcomer))) continue;
    const [first, second] = below(3) > 0 ? [OPTIONS, VERBS] : [VERBS, OPTIONS];
    const tries = [...(below(2) === 0 ? [SEAL] : []), first, second, SEAL];
    if (await pressAny(newcomer, tries, below(1 << 20))) continue;
    if ((await page.locator(`${goal}, ${SKIP}`).count()) > 0) continue;
    if (!(await news(page))) throw new DeadEnd('nothing to touch, and nothing happens');
  }
  throw new DeadEnd(`no end after ${most} choices`);
}
