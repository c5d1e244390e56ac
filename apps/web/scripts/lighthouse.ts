/**
 * Measures home and a table on the real server as a phone sees them (Lighthouse, mobile): at least 95 for performance, 100
 * for accessibility and best practices. The reports go to .artifacts/lighthouse. Usage: npm run lighthouse [-- home]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import lighthouse, { defaultConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { buildPage } from '../test/building.ts';
import { chromiumPath, FLAGS } from '../test/chromium.ts';
import { gameServer } from '../test/game-server.ts';

const PAGES = { home: '#/', table: '#/learn/vallee' } as const;
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
const PORT = 9377;

/** Lighthouse means a machine of index 1500 by its slowdown of 4; one that is slower, or busy, is slowed down less. */
const slowdown = (index: number): number => Math.min(4, Math.max(1, (4 * index) / 1500));

const folder = new URL('../../../.artifacts/lighthouse/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
const filter = process.argv[2] ?? '';
const server = await gameServer(await buildPage('site'));
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...FLAGS, `--remote-debugging-port=${PORT}`],
});
let isBad = false;
try {
  let index = 1500;
  for (const [name, hash] of Object.entries(PAGES)) {
    if (!name.includes(filter)) continue;
    const look = (multiplier: number) =>
      lighthouse(`${server.url}${hash}`, {
        port: PORT,
        output: 'html',
        logLevel: 'error',
        onlyCategories: Object.keys(LEAST),
        throttling: { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: multiplier },
      });
    // The first look measures the machine.
    index = (await look(slowdown(index)))?.lhr.environment.benchmarkIndex ?? index;
    const result = await look(slowdown(index));
    if (result === undefined) throw new Error(`no report on ${name}`);
    const { lhr, report } = result;
    console.log(
      `${name}: index of this machine ${Math.round(index)}, slowed down ${slowdown(index).toFixed(1)} times`,
    );
    writeFileSync(`${folder}${name}.html`, String(report));
    for (const [id, least] of Object.entries(LEAST)) {
      const category = lhr.categories[id];
      const score = Math.round((category?.score ?? 0) * 100);
      isBad ||= score < least;
      console.log(`${score < least ? '✗' : '✓'} ${name}: ${id} ${score} (at least ${least})`);
      for (const { id: audit, weight } of category?.auditRefs ?? []) {
        const { score: reached, title = '', displayValue = '' } = lhr.audits[audit] ?? {};
        if (weight > 0 && reached !== null && reached !== undefined && reached < 0.9)
          console.log(`    ${audit}: ${title} ${displayValue}`);
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = isBad ? 1 : 0;
