import type { Page } from 'playwright-core';

/**
 * What can be touched and is covered by something else: of the question, of the panels and of the bars. A thing that is
 * scrolled out of sight is not covered; behind a dialog nothing can be touched.
 */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const root = dialog ?? document.querySelector('.screen');
    if (root === null) return ['there is no table'];
    const PARTS =
      '[data-prompt] button, .tray button, [data-panel] button, .why button, [data-option], .top button, .nav button, dialog button';
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
    /** The part of the window in which a thing can be seen: what its scrolling ancestors leave. */
    const window = (element: Element): DOMRect => {
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
    const SPOTS = [
      [0.5, 0.5],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.5, 0.3],
      [0.5, 0.68],
    ] as const;
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}`;
    const found = new Set<string>();
    for (const part of document.querySelectorAll(PARTS)) {
      if (!root.contains(part) || !isShown(part)) continue;
      const { left, top, width, height } = part.getBoundingClientRect();
      const frame = window(part);
      // Things drawn on a map have a middle; what lies around it may be shared.
      const spots = part instanceof SVGElement ? SPOTS.slice(0, 1) : SPOTS;
      for (const [across, down] of spots) {
        const [x, y] = [left + width * across, top + height * down];
        if (x < frame.left + 1 || x > frame.right - 1 || y < frame.top + 1 || y > frame.bottom - 1) continue;
        const hit = document.elementFromPoint(x, y);
        if (hit === null || part.contains(hit) || hit.contains(part)) continue;
        found.add(`${nameOf(part)} is under ${nameOf(hit.closest('button') ?? hit)} (${hit.className})`);
      }
    }
    return [...found];
  });
