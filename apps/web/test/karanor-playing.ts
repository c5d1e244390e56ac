import type { Kinded } from '@comptoir/kit';
import type { Page } from 'playwright-core';
import { settled } from './settling.ts';
import { type Press, pressing } from './touching.ts';

/** Plays Karanor through the screen: every answer is made of what a player touches. */

type Ask = Kinded & {
  readonly entries?: readonly Ask[];
  readonly options?: readonly unknown[];
  readonly from?: readonly unknown[];
};

/** A question and what is to be said to it. */
export interface Task {
  readonly decision: Ask;
  readonly answer: unknown;
}

/** Somebody at the screen, with a mouse or with fingers. */
export interface Player {
  readonly page: Page;
  readonly press: Press;
  readonly isTouch: boolean;
}
export const playerAt = (page: Page, isTouch = false): Player => ({
  page,
  isTouch,
  press: pressing(page, isTouch),
});

const SPECIALS = ['deliver', 'recruit', 'villa', 'market'];
const FREE = ['activate', 'promote', 'card'];
const placeId = (page: Page, territory: number): Promise<string> =>
  page.evaluate((at) => (window as unknown as { places: readonly string[] }).places[at] ?? '', territory);

async function pickFrom({ page, press }: Player, ask: Ask, answer: unknown): Promise<void> {
  const wanted = JSON.stringify(answer);
  const at = (ask.options ?? ask.from ?? []).findIndex((option) => JSON.stringify(option) === wanted);
  await press(page.locator('.tray [data-option]').nth(at));
}

async function pickTokens({ page, press }: Player, counts: readonly number[]): Promise<void> {
  for (const [resource, n] of counts.entries()) {
    const plus = page.locator(`.tray [data-resource="${resource}"] button`).last();
    for (let i = 0; i < n; i++) await press(plus);
  }
}

/** The first touch shows the way, the second goes: on the map, or with fingers in the list of the same places. */
export async function goTo({ page, press, isTouch }: Player, id: string): Promise<void> {
  if (isTouch && (await page.locator('.places').count()) === 0) await press(page.locator('[data-list]'));
  const place = page.locator(isTouch ? `.places [data-to="${id}"]` : `[data-place="${id}"]`);
  await press(place);
  await press(place);
}

async function fromMenu(player: Player, ask: Ask, said: { entry: string; answer: unknown }): Promise<void> {
  const { page, press } = player;
  const { entry, answer } = said;
  const asked = ask.entries?.find(({ id }) => id === entry);
  if (asked === undefined) throw new Error(`${entry} is not offered`);
  if (ask.id === 'window') {
    if (entry === 'pass') return press(page.locator('[data-window="pass"]'));
    const at = (asked.options ?? []).findIndex((option) => JSON.stringify(option) === JSON.stringify(answer));
    await press(page.locator('[data-play]').nth(at));
    return press(page.locator('[data-window="play"]'));
  }
  if (entry === 'move' || entry === 'step') return goTo(player, await placeId(page, answer as number));
  if (SPECIALS.includes(entry)) await press(page.locator('[data-verb="special"]'));
  if (FREE.includes(entry) && (ask.entries ?? []).filter(({ id }) => FREE.includes(id)).length > 1)
    await press(page.locator('[data-verb="free"]'));
  await press(page.locator(`[data-verb="${entry}"]`));
  if (asked.kind === 'act' || (entry === 'harvest' && asked.options?.length === 1)) return;
  if (asked.kind === 'market') {
    for (const { op, resource } of answer as { op: string; resource: string }[])
      await press(page.locator(`.tray [data-market="${op} ${resource}"]`));
  } else if (asked.options?.length !== 1) await pickFrom(player, asked, answer);
  await press(page.locator(`[data-verb="${entry}"]`));
}

export async function act(player: Player, { decision, answer }: Task): Promise<void> {
  const { page, press } = player;
  if (decision.kind === 'menu')
    return fromMenu(player, decision, answer as { entry: string; answer: unknown });
  if (decision.id === 'place') return goTo(player, await placeId(page, answer as number));
  if (decision.kind === 'resources') await pickTokens(player, answer as number[]);
  else await pickFrom(player, decision, Array.isArray(answer) ? answer[0] : answer);
  await press(page.locator(`[data-verb="${decision.id}"]`));
}

/** The next question to the person at the screen with a fair answer; null when the game is over. */
async function nextTask(page: Page, after: number): Promise<(Task & { readonly seq: number }) | null> {
  await settled(page);
  return page.evaluate((last) => {
    const { table } = window as unknown as {
      table: {
        now: { seq: number; outcome: unknown; decisions: { id: string; kind: string; standing?: true }[] };
        hint(): unknown;
      };
    };
    if (table.now.outcome !== null) return null;
    const { seq } = table.now;
    const decision = table.now.decisions.find(({ standing }) => !standing);
    if (seq === last || decision === undefined) throw new Error(`nothing happened after ${last}`);
    return { decision: decision as never, answer: table.hint(), seq };
  }, after);
}

/** Plays a table of the test page to the end, or for so many answers; returns how many were given. */
export async function playKaranor(page: Page, isTouch = false, most = 400): Promise<number> {
  const player = playerAt(page, isTouch);
  let seq = -1;
  for (let answers = 0; answers < most; answers++) {
    let asked: Awaited<ReturnType<typeof nextTask>> | undefined;
    try {
      asked = await nextTask(page, seq);
      if (asked === null) return answers;
      await act(player, asked);
      seq = asked.seq;
    } catch (error) {
      const about = asked ? `${asked.decision.id} ${JSON.stringify(asked.answer)}` : '';
      throw new Error(`answer ${answers} (${about}): ${String(error)}`);
    }
  }
  return most;
}
