import type { BrowserContext, Page } from 'playwright-core';

/**
 * Pages of tests are laid out but not drawn: nobody looks at them, and drawing takes a third of the processor's time. What is
 * under the veil can be found, read and touched all the same; only pictures and whatever asks how much shows through need it
 * lifted.
 */
export async function veil(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html:not([data-drawn]) { opacity: 0 !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Does something while the page is drawn. */
export async function unveiled<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const draw = (isDrawn: boolean): Promise<boolean> =>
    page.evaluate((is) => document.documentElement.toggleAttribute('data-drawn', is), isDrawn);
  await draw(true);
  const done = await work();
  await draw(false);
  return done;
}
