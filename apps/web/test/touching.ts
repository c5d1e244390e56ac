import type { Locator, Page } from 'playwright-core';
import { settled } from './settling.ts';

/** How a player touches something on the screen. */
export type Press = (target: Locator) => Promise<void>;

/**
 * A quick but honest mouse or finger: one question to the page at rest finds the place, and the pointer really goes
 * there.
 */
export function pressing(page: Page, isTouch: boolean): Press {
  return async (target) => {
    await settled(page);
    const { x, y } = await target.first().evaluate(async (element) => {
      const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
      // What lies around a thing may be clipped off it: such a touch counts only once the thing was scrolled into sight.
      const spot = (mayBeAround: boolean): { x: number; y: number } | null => {
        const { left, top, width, height } = element.getBoundingClientRect();
        for (const share of [0.5, 0.25, 0.75]) {
          const at = { x: left + width * 0.5, y: top + height * share };
          const hit = document.elementFromPoint(at.x, at.y);
          if (hit === null) continue;
          if (element.contains(hit) || (mayBeAround && hit.contains(element))) return at;
        }
        return null;
      };
      const found = spot(false);
      if (found !== null) return found;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      await frame();
      const shown = spot(false) ?? spot(true);
      if (shown !== null) return shown;
      throw new Error(`nothing can be touched there: ${element.outerHTML.slice(0, 120)}`);
    });
    if (isTouch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  };
}

/** Goes to a thing with the tabulator alone, the shorter way round, and says whether it got there. */
export async function tabTo(page: Page, target: Locator): Promise<boolean> {
  const steps = await target.evaluate((element) => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex]')];
    const order = all.filter(
      (one) =>
        one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
    );
    const here = order.indexOf(document.activeElement as HTMLElement);
    return order.indexOf(element as HTMLElement) - here;
  });
  for (let i = 0; i < Math.abs(steps); i++) await page.keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab');
  return target.evaluate((element) => element === document.activeElement);
}
