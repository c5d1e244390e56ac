/**
 * Five people who have never seen the page learn each game: from the front page through every lesson and a first game with the
 * coach to its result, with a profile of their own and by what the screen offers. Pictures of where somebody could not go on
 * lie in .artifacts/newcomers. Usage: npm run newcomers -w apps/web [-- phone karanor] [-- lessons] (without the games)
 */
import { mkdirSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { buildPage } from '../test/building.ts';
import { chromiumPath, PICTURE_FLAGS } from '../test/chromium.ts';
import { type Newcomer, playTo, press, pressAny, TOLD } from '../test/newcomer.ts';
import { serve } from '../test/serving.ts';
import { settled } from '../test/settling.ts';

interface Person {
  readonly hands: Newcomer['hands'];
  readonly context: BrowserContextOptions;
}
const THUMB = { hasTouch: true, isMobile: true } as const;
const PEOPLE: Readonly<Record<string, Person>> = {
  desktop: { hands: 'mouse', context: { viewport: { width: 1440, height: 900 }, locale: 'fr' } },
  laptop: {
    hands: 'mouse',
    context: { viewport: { width: 1366, height: 650 }, locale: 'en', colorScheme: 'dark' },
  },
  tablet: { hands: 'thumb', context: { viewport: { width: 768, height: 1024 }, locale: 'fr', ...THUMB } },
  phone: {
    hands: 'thumb',
    context: { viewport: { width: 390, height: 844 }, locale: 'en', colorScheme: 'dark', ...THUMB },
  },
  keyboard: { hands: 'keys', context: { viewport: { width: 1280, height: 720 }, locale: 'fr' } },
};
const GAMES = ['vallee', 'baie', 'karanor'];
/** So many tries of one's own before asking to be shown. */
const TRIES = 6;
const LESSON = '[data-lesson]';
const DONE = `${LESSON}[data-done="true"]`;
const folder = new URL('../../../.artifacts/newcomers/', import.meta.url).pathname;
const wanted = process.argv.slice(2);
const isWanted = (name: string, all: readonly string[]): boolean =>
  wanted.includes(name) || !wanted.some((one) => all.includes(one));

/** Tries on one's own, then lets oneself be shown what is left. */
async function takeLesson(person: Newcomer): Promise<string> {
  const { page } = person;
  await page.locator(LESSON).waitFor();
  await settled(page);
  const name = (await page.locator(LESSON).getAttribute('data-lesson')) ?? '';
  const isDone = async (): Promise<boolean> => (await page.locator(DONE).count()) > 0;
  for (let i = 0; i < TRIES && !(await isDone()); i++)
    await pressAny(person, [['[data-option]'], ['[data-prompt] .button.seal']], i * 7 + name.length);
  for (let i = 0; i < 30 && !(await isDone()); i++) {
    await press(person, `${LESSON} footer .button`);
    await settled(page);
  }
  if (!(await isDone())) throw new Error(`the lesson ${name} is not done`);
  return name;
}

/** What is still being told is read to its end first. */
async function goOn(person: Newcomer): Promise<void> {
  while (await pressAny(person, [TOLD]));
  await press(person, `${LESSON} .onward`);
}

async function learn(browser: Browser, who: string, game: string): Promise<string> {
  const { hands, context: options } = PEOPLE[who] as Person;
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  // How long a machine takes is no dead end.
  context.setDefaultTimeout(180_000);
  // Without it, functions that tsx has compiled cannot run in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  const person: Newcomer = { page, hands };
  try {
    await page.goto(site.url);
    await press(person, `a[href="#/learn/${game}"]`);
    await press(person, '.lessons li:first-child a');
    const lessons: string[] = [];
    while ((await page.locator(`${LESSON} .onward[href$="/game"]`).count()) === 0) {
      if (lessons.length > 0) await goOn(person);
      await page.locator(`${LESSON}[data-done="false"]`).waitFor();
      lessons.push(await takeLesson(person));
      console.log(`  ${who}, ${game}: ${lessons.at(-1)}`);
    }
    if (wanted.includes('lessons')) return `${lessons.length} lessons (${lessons.join(', ')})`;
    await goOn(person);
    await page.locator('[data-laid="true"]').waitFor();
    const presses = await playTo(person, '.ranking', who.length * 31 + game.length);
    if (troubles.length > 0) throw new Error(troubles.join('; '));
    return `${lessons.length} lessons (${lessons.join(', ')}), a first game of ${presses} presses`;
  } catch (error) {
    await page.screenshot({ path: `${folder}${who}-${game}.png` });
    throw error;
  } finally {
    await context.close();
  }
}

mkdirSync(folder, { recursive: true });
const site = await serve(await buildPage('site'));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: PICTURE_FLAGS });
let bad = 0;
for (const who of Object.keys(PEOPLE)) {
  for (const game of GAMES) {
    if (!isWanted(who, Object.keys(PEOPLE)) || !isWanted(game, GAMES)) continue;
    try {
      console.log(`✓ ${who}, ${game}: ${await learn(browser, who, game)}`);
    } catch (error) {
      bad += 1;
      console.log(
        `✗ ${who}, ${game}: ${error instanceof Error ? error.message : error}\n    ${folder}${who}-${game}.png`,
      );
    }
  }
}
await browser.close();
await site.close();
process.exitCode = bad === 0 ? 0 : 1;
