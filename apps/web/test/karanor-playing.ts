import type { Page } from 'playwright-core';
import type { Press } from './touching.ts';

/** Plays Karanor through the screen: every answer is made of what a player touches. */

interface Task {
  readonly id: string;
  readonly kind: string;
  readonly seq: number;
  readonly answer: unknown;
  /** For menus: kind and options of the entry that is answered. */
  readonly entryKind: string;
  readonly options: readonly unknown[];
}

function task(page: Page): Promise<Task | null> {
  return page.evaluate(() => {
    type Ask = {
      id: string;
      kind: string;
      standing?: true;
      entries?: Ask[];
      options?: unknown[];
      from?: unknown[];
    };
    const { table } = window as unknown as {
      table: { now: { seq: number; outcome: unknown; decisions: Ask[] }; hint(): unknown };
    };
    const decision = table.now.decisions.find(({ standing }) => !standing);
    if (table.now.outcome !== null || decision === undefined) return null;
    const answer = table.hint();
    const chosen = (answer as { entry?: string } | null)?.entry;
    const entry = decision.entries?.find(({ id }) => id === chosen);
    const asked = entry ?? decision;
    return {
      id: decision.id,
      kind: decision.kind,
      seq: table.now.seq,
      answer,
      entryKind: asked.kind,
      options: asked.options ?? asked.from ?? [],
    };
  });
}

const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => (window as unknown as { table: { now: { outcome: unknown } } }).table.now.outcome !== null,
  );

const SPECIALS = ['deliver', 'recruit', 'villa', 'market'];
const placeId = (page: Page, territory: number): Promise<string> =>
  page.evaluate((at) => (window as unknown as { places: readonly string[] }).places[at] ?? '', territory);

async function pickFrom(
  page: Page,
  press: Press,
  options: readonly unknown[],
  answer: unknown,
): Promise<void> {
  const at = options.findIndex((option) => JSON.stringify(option) === JSON.stringify(answer));
  await press(page.locator('.tray [data-option]').nth(at));
}

async function pickTokens(page: Page, press: Press, counts: readonly number[]): Promise<void> {
  for (const [resource, n] of counts.entries()) {
    const plus = page.locator(`.tray [data-resource="${resource}"] button`).last();
    for (let i = 0; i < n; i++) await press(plus);
  }
}

async function goTo(page: Page, press: Press, territory: number, verb: string): Promise<void> {
  const id = await placeId(page, territory);
  await press(page.locator('[data-list]'));
  await press(page.locator(`.places [data-to="${id}"]`));
  await press(page.locator('.places header button'));
  await press(page.locator(`[data-verb="${verb}"]`));
}

async function fromMenu(page: Page, press: Press, asked: Task): Promise<void> {
  const { entry, answer } = asked.answer as { entry: string; answer: unknown };
  if (asked.id === 'window') {
    if (entry === 'pass') return press(page.locator('[data-window="pass"]'));
    const at = asked.options.findIndex((option) => JSON.stringify(option) === JSON.stringify(answer));
    await press(page.locator('[data-play]').nth(at));
    return press(page.locator('[data-window="play"]'));
  }
  if (entry === 'move' || entry === 'step') return goTo(page, press, answer as number, entry);
  if (SPECIALS.includes(entry)) await press(page.locator('[data-verb="special"]'));
  await press(page.locator(`[data-verb="${entry}"]`));
  if (asked.entryKind === 'act' || (entry === 'harvest' && asked.options.length === 1)) return;
  if (asked.entryKind === 'market') {
    for (const { op, resource } of answer as { op: string; resource: string }[])
      await press(page.locator(`.tray [data-market="${op} ${resource}"]`));
  } else await pickFrom(page, press, asked.options, answer);
  await press(page.locator(`[data-verb="${entry}"]`));
}

async function act(page: Page, press: Press, asked: Task): Promise<void> {
  if (asked.kind === 'menu') return fromMenu(page, press, asked);
  if (asked.id === 'place') return goTo(page, press, asked.answer as number, 'place');
  if (asked.kind === 'resources') await pickTokens(page, press, asked.answer as number[]);
  else
    await pickFrom(page, press, asked.options, Array.isArray(asked.answer) ? asked.answer[0] : asked.answer);
  await press(page.locator(`[data-verb="${asked.id}"]`));
}

/** Plays to the end, or for so many answers; returns how many were given. */
export async function playKaranor(page: Page, press: Press, most = 600): Promise<number> {
  for (let answers = 0; answers < most; answers++) {
    await page.waitForFunction(() => {
      const { table } = window as unknown as {
        table: { now: { outcome: unknown; decisions: { standing?: true }[] } };
      };
      return table.now.outcome !== null || table.now.decisions.some(({ standing }) => !standing);
    });
    if (await isOver(page)) return answers;
    const asked = await task(page);
    if (asked === null) return answers;
    try {
      await act(page, press, asked);
      await page.waitForFunction(
        (seq) => (window as unknown as { table: { now: { seq: number } } }).table.now.seq > seq,
        asked.seq,
        { timeout: 5000 },
      );
    } catch (error) {
      throw new Error(`answer ${answers} (${asked.id} ${JSON.stringify(asked.answer)}): ${String(error)}`);
    }
  }
  return most;
}
