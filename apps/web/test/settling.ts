import type { Page } from 'playwright-core';

/**
 * Waits until the page says about itself that it has come to rest (`src/browser/settled.ts`), and for nothing else. What an
 * event of this moment sets off is let happen first.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const root = document.documentElement;
    await new Promise((resolve) => setTimeout(resolve));
    if (root.dataset['settled'] === 'true') return;
    await new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (root.dataset['settled'] !== 'true') return;
        watch.disconnect();
        resolve();
      });
      watch.observe(root, { attributes: true, attributeFilter: ['data-settled'] });
    });
  });
