import type { Page } from 'playwright-core';

/**
 * Opens and closes what these handles open, one after the other, and tells what could be touched and is covered by something
 * else: of the question, of the panels and of the bars. A thing that is scrolled out of sight is not covered; behind a dialog
 * nothing can be touched. Everything happens inside the page, without a round trip between two panels.
 */
export const coveredBy = (page: Page, handles: Readonly<Record<string, string>>): Promise<string[]> =>
  page.evaluate(async (panels) => {
    const PARTS =
      '[data-prompt] button, [data-lesson] a, [data-lesson] button, .tray button, [data-panel] button, .why button, [data-option], .top button, .nav button, dialog button';
    const SPOTS = [
      [0.5, 0.5],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.5, 0.3],
      [0.5, 0.68],
    ] as const;
    const page = document.documentElement;
    const topDialog = (): Element | undefined => [...document.querySelectorAll('dialog[open]')].at(-1);
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
    /** The part of the window in which a thing can be seen: what its scrolling ancestors leave. */
    const frameOf = (element: Element): DOMRect => {
      let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const rect = box.getBoundingClientRect();
        left = Math.max(left, rect.left);
        top = Math.max(top, rect.top);
        right = Math.min(right, rect.right);
        bottom = Math.min(bottom, rect.bottom);
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const nameOf = (element: Element): string =>
      `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}`;
    const covered = (): Set<string> => {
      const found = new Set<string>();
      const root = topDialog() ?? document.querySelector('.screen');
      for (const part of root?.querySelectorAll(PARTS) ?? []) {
        if (!isShown(part)) continue;
        const { left, top, width, height } = part.getBoundingClientRect();
        const frame = frameOf(part);
        // Things drawn on a map have a middle; what lies around it may be shared.
        for (const [across, down] of part instanceof SVGElement ? SPOTS.slice(0, 1) : SPOTS) {
          const [x, y] = [left + width * across, top + height * down];
          const isOut =
            x < frame.left + 1 || x > frame.right - 1 || y < frame.top + 1 || y > frame.bottom - 1;
          const hit = isOut ? null : document.elementFromPoint(x, y);
          if (hit === null || part.contains(hit) || hit.contains(part)) continue;
          found.add(`${nameOf(part)} is under ${nameOf(hit.closest('button') ?? hit)}`);
        }
      }
      return found;
    };
    const settled = async (): Promise<void> => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      while (page.dataset['settled'] !== 'true') await new Promise((resolve) => setTimeout(resolve));
    };
    const leave = (): void => {
      const dialog = topDialog();
      if (dialog !== undefined) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      else document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    };

    const told: string[] = [];
    await settled();
    for (const [panel, handle] of Object.entries(panels)) {
      const opener = [...document.querySelectorAll<HTMLElement>(handle)].find((one) => one.checkVisibility());
      if (opener === undefined) continue;
      opener.click();
      await settled();
      for (const fault of covered()) told.push(`${panel}: ${fault}`);
      leave();
      await settled();
    }
    for (const fault of covered()) told.push(`nothing open: ${fault}`);
    if (page.scrollWidth > page.clientWidth) told.push('wider than the window');
    return told;
  }, handles);
