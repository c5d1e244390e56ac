import type { Page } from 'playwright-core';
import { settled } from './settling.ts';
import { pressing, tabTo } from './touching.ts';

/** Plays La Vallée through the screen: every answer is made of what a player touches. */

/** What a player's fingers are asked to do: which card, wagon, option or verb. */
export interface Fingers {
  card(id: number): Promise<void>;
  slot(slot: number): Promise<void>;
  use(card: number): Promise<void>;
  option(at: number): Promise<void>;
  verb(entry: string): Promise<void>;
  confirm(): Promise<void>;
  letGo(): Promise<void>;
  /** The cards that lie chosen. */
  chosen(): Promise<number[]>;
}

interface Task {
  readonly kind: string;
  readonly id: string;
  readonly seq: number;
  readonly answer: unknown;
  /** Place of the answer among the options, for short lists. */
  readonly at: number;
}

/** The next question with a sensible answer to it; `same` when `after` was not answered, null when the game is over. */
async function nextTask(page: Page, after: number): Promise<Task | 'same' | null> {
  await settled(page);
  return page.evaluate((last) => {
    const { table } = window as unknown as {
      table: {
        now: { seq: number; outcome: unknown; decisions: Record<string, unknown>[] };
        hint(): unknown;
      };
    };
    if (table.now.seq === last) return 'same';
    const [decision] = table.now.decisions;
    if (table.now.outcome !== null || decision === undefined) return null;
    const answer = table.hint();
    const options = (decision['options'] ?? decision['from'] ?? []) as unknown[];
    const written = JSON.stringify(answer);
    const at =
      decision['kind'] === 'pick-number'
        ? (answer as number) - (decision['min'] as number)
        : options.findIndex((option) => JSON.stringify(option) === written);
    return { kind: String(decision['kind']), id: String(decision['id']), seq: table.now.seq, answer, at };
  }, after);
}

async function fromMenu(
  fingers: Fingers,
  { entry, answer }: { entry: string; answer: unknown },
): Promise<void> {
  if (entry === 'market.buy') {
    const { slot, cards } = answer as { slot: number; cards: number[] };
    await fingers.slot(slot);
    // A payment is proposed: what it has too much is put back, what it lacks is added.
    const proposed = await fingers.chosen();
    for (const card of proposed) if (!cards.includes(card)) await fingers.card(card);
    for (const card of cards) if (!proposed.includes(card)) await fingers.card(card);
  } else if (entry === 'passive.use') return fingers.use((answer as number[])[0] as number);
  else if (Array.isArray(answer)) for (const card of answer as number[]) await fingers.card(card);
  await fingers.verb(entry);
}

async function act(fingers: Fingers, wanted: Task): Promise<void> {
  switch (wanted.kind) {
    case 'menu':
      return fromMenu(fingers, wanted.answer as { entry: string; answer: unknown });
    case 'confirm':
      return fingers.option(wanted.answer === true ? 0 : 1);
    case 'pick-cards':
      for (const card of wanted.answer as number[]) await fingers.card(card);
      return fingers.confirm();
    case 'order-cards':
      return fingers.confirm();
    default:
      if (wanted.id === 'market.pick') await fingers.slot(wanted.answer as number);
      else await fingers.option(wanted.at);
      return fingers.confirm();
  }
}

/** Plays to the end; returns the number of answers given. */
export async function playOut(page: Page, fingers: Fingers, most = 400): Promise<number> {
  let last: Task | null = null;
  for (let answers = 0; answers < most; answers++) {
    const wanted = await nextTask(page, last?.seq ?? -1);
    if (wanted === null) return answers;
    if (wanted !== 'same') {
      last = wanted;
      await act(fingers, wanted);
      continue;
    }
    // A value that the screen proposes differs from the one meant: the turn is passed.
    await fingers.letGo();
    await fingers.verb(last?.id === 'turn.continue' ? 'turn.end' : 'inventory.discard');
  }
  throw new Error(`no end after ${most} answers`);
}

async function chosenCards(page: Page): Promise<number[]> {
  await settled(page);
  return page
    .locator('.hand button[data-card][aria-pressed="true"]')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-card'))));
}

/** A hand with a mouse, or a thumb. */
export function pointer(page: Page, isTouch: boolean): Fingers {
  const touch = pressing(page, isTouch);
  const press = (selector: string, at = 0): Promise<void> => touch(page.locator(selector).nth(at));
  return {
    card: (id) => press(`.tray [data-copies~="${id}"], .hand button[data-card="${id}"]`),
    slot: (slot) => press(`[data-slot="${slot}"]`),
    use: (card) => press(`[data-use="${card}"]`),
    option: (at) => press('[data-prompt] [data-option], .tray [data-option]', at),
    verb: (entry) => press(`[data-verb="${entry}"]`),
    confirm: () => press('[data-prompt] .button.seal'),
    async letGo() {
      for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
    },
    chosen: () => chosenCards(page),
  };
}

const KEYS: Readonly<Record<string, string>> = {
  'stall.build': 'b',
  'market.buy': 'a',
  'technique.play': 't',
  'inventory.discard': 'd',
  'turn.end': 'f',
  'turn.go-on': 'g',
};

/** Ten fingers and no mouse: digits choose among the legal options, letters are verbs. */
export function keyboard(page: Page): Fingers {
  const choose = async (selector: string, at = 0): Promise<void> => {
    await settled(page);
    const target = page.locator(selector).nth(at);
    const digit = await target.getAttribute('data-digit');
    if (digit !== null) return page.keyboard.press(digit);
    // Where the options are numbers, the number is meant; elsewhere the n-th option.
    const key = await target.evaluate((element) => {
      const at = [...document.querySelectorAll('[data-option]')].indexOf(element);
      return (element as HTMLElement).dataset['digit'] ?? (at < 0 ? '' : String(at + 1));
    });
    if (/^[0-9]$/.test(key)) return page.keyboard.press(key);
    if (!(await tabTo(page, target))) throw new Error(`the keyboard does not reach ${selector}`);
    return page.keyboard.press('Enter');
  };
  return {
    card: (id) => choose(`.tray [data-copies~="${id}"], .hand button[data-card="${id}"]`),
    slot: (slot) => choose(`[data-slot="${slot}"]`),
    use: (card) => choose(`[data-use="${card}"]`),
    option: (at) => choose('[data-prompt] [data-option], .tray [data-option]', at),
    verb: (entry) => page.keyboard.press(KEYS[entry] ?? 'Control+Enter'),
    confirm: () => page.keyboard.press('Control+Enter'),
    async letGo() {
      for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
    },
    chosen: () => chosenCards(page),
  };
}
