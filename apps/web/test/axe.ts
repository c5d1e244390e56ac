import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { unveiled } from './veil.ts';

/**
 * What axe finds wrong with the page as it is, a line each. A page is one frame here: the checker is read into it once and
 * asked there, which takes half the time of a driver that looks for more frames.
 */
export async function violations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const { violations: found } = await unveiled(page, () =>
    page.evaluate(() =>
      (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
    ),
  );
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
}
