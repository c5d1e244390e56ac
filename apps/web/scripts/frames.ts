/**
 * What the pictures of a moving table cost on a phone whose processor is four times slower than this one: the turns of others
 * are gone through step by step, and their motion is drawn by the compositor. A picture that takes less than 16.7 ms of that
 * processor is one of 60 a second. Processor time is told because it does not depend on what else this machine does; the share
 * of pictures that were shown in time does, and needs a machine at rest. Usage: npm run frames -w apps/web [-- karanor]
 */
import { cpus, loadavg } from 'node:os';
import { type CDPSession, chromium } from 'playwright-core';
import { buildPage } from '../test/building.ts';
import { chromiumPath, FLAGS } from '../test/chromium.ts';
import { serve } from '../test/serving.ts';
import { settled } from '../test/settling.ts';

const SLOWDOWN = 4;
const STEPS = 16;
const BUDGET = 16.7;
/** How long each step is looked at: the longest motion of a table ends within it. */
const LOOK_MS = 900;
const CATEGORIES = [
  'cc',
  'benchmark',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

const quantile = (all: readonly number[], share: number): number =>
  [...all].sort((a, b) => a - b)[Math.ceil(share * all.length) - 1] ?? 0;

interface TraceEvent {
  readonly name: string;
  readonly tdur?: number;
  readonly args?: {
    /** What became of a picture that was due. */
    readonly frame_reporter?: {
      readonly state: string;
      readonly has_compositor_animation: boolean;
      readonly has_main_animation: boolean;
    };
  };
}

/** Everything that a browser notes about itself until `doing` has ended. */
async function traced(session: CDPSession, doing: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await doing();
  await session.send('Tracing.end');
  await complete;
  return events;
}

const wanted = process.argv.slice(2);
const site = await serve(await buildPage('tables'));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
const whole = await browser.newBrowserCDPSession();
console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors, slowed down ${SLOWDOWN} times`);
for (const game of ['vallee', 'baie', 'karanor']) {
  if (wanted.length > 0 && !wanted.includes(game)) continue;
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr' });
  context.setDefaultTimeout(180_000);
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('comptoir.pace', 'step'));
  await page.goto(`${site.url}test/tables.html?game=${game}&players=3&seed=4&ahead=24`);
  await settled(page);
  // Bots think in this page; they have done so before anything is measured.
  await page.evaluate(async (moves) => {
    const { table } = window as unknown as { table: { leap(moves: number): void } };
    for (let i = 0; i < moves; i++) {
      table.leap(1);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, STEPS * 3);
  const own = await context.newCDPSession(page);
  await own.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const events = await traced(whole, async () => {
    for (let i = 0; i < STEPS; i++) {
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-next]')?.click());
      await page.waitForTimeout(LOOK_MS);
    }
  });
  // Only the main thread of a page is slowed down by the browser.
  const draws = events
    .filter(({ name }) => name === 'DirectRenderer::DrawFrame')
    .map(({ tdur = 0 }) => (SLOWDOWN * tdur) / 1000);
  const steps = events.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur / 1000);
  const moving = events.flatMap(({ args }) => {
    const due = args?.frame_reporter;
    return due?.has_compositor_animation && due.state !== 'STATE_NO_UPDATE_DESIRED' ? [due] : [];
  });
  const shown = moving.filter(({ state }) => state !== 'STATE_DROPPED').length;
  const late = draws.filter((ms) => ms > BUDGET).length;
  console.log(
    `${game}: ${draws.length} pictures, ${quantile(draws, 0.5).toFixed(1)} ms of processor each (95 of 100 under ${quantile(draws, 0.95).toFixed(1)}), ` +
      `${late} over ${BUDGET}; longest task of the page ${quantile(steps, 1).toFixed(0)} ms; ` +
      `${shown} of ${moving.length} pictures in motion shown in time`,
  );
  await context.close();
}
await browser.close();
await site.close();
