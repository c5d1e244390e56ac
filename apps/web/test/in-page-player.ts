import type { Page } from 'playwright-core';

export interface PlayingOn {
  /** Stops when this is on the page; the result of the game always ends it. */
  readonly until?: string;
  /** The most touches. */
  readonly most?: number;
  /** Another stream of choices. */
  readonly seed?: number;
}

/**
 * Plays any game by touching what the screen offers, with a fixed stream of choices, inside the page: no round trip between
 * two touches. Returns how often it touched something.
 */
export function playOn(
  page: Page,
  { until = '.ranking', most = 6000, seed = 7 }: PlayingOn = {},
): Promise<number> {
  return page.evaluate(
    async ([goal, limit, start]) => {
      let chance = start;
      const below = (n: number): number => {
        chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff;
        return Math.floor((chance / 0x80000000) * n);
      };
      const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
      const press = (element: HTMLElement): boolean =>
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      const root = document.documentElement;
      const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
      const until = (isThere: () => boolean, what: Node, how: MutationObserverInit): Promise<void> =>
        new Promise((resolve) => {
          const watch = new MutationObserver(() => {
            if (!isThere()) return;
            watch.disconnect();
            resolve();
          });
          watch.observe(what, how);
        });
      const isSettled = (): boolean => root.dataset['settled'] === 'true';
      /** What the last touch set off has happened, and all that came of it. */
      const settled = async (): Promise<void> => {
        await turn();
        if (!isSettled())
          await until(isSettled, root, { attributes: true, attributeFilter: ['data-settled'] });
      };
      const news = (): Promise<void> =>
        until(() => true, root, { attributes: true, childList: true, subtree: true, characterData: true });
      const isOver = (): boolean => document.querySelector(`${goal}, .ranking`) !== null;
      // Nothing is prepared for later. What is told or counted is cut short, what others offer is declined, what may be answered is passed now and then.
      const aside = '[data-film="skip"], [data-day] .button.seal, [data-trade="decline"]';

      for (let touches = 0; touches < limit; ) {
        await settled();
        if (isOver()) return touches;
        const [beside] = all(aside);
        if (beside !== undefined) {
          touches++;
          press(beside);
          continue;
        }
        const [seal] = all('[data-prompt] .button.seal, [data-window="pass"]');
        const options = all('[data-option], .plate.may, [data-place]');
        const verbs = all(
          '[data-prompt] .verbs .button:not(.quiet, .impossible, [data-ahead]), [data-prompt] [data-verb]:not(.impossible)',
        );
        const stop = options.find((one) => one.dataset['choice'] === 'stop');
        // Others move, or something is being told: it goes on with the next change of the page.
        if (seal === undefined && options.length + verbs.length === 0) {
          await news();
          continue;
        }
        touches++;
        // To stop is preferred now and then, so that loops of optional things end.
        if (seal !== undefined && (options.length === 0 || below(2) === 0)) press(seal);
        else if (stop !== undefined && below(3) === 0) press(stop);
        else if (options.length > 0 && (verbs.length === 0 || below(3) > 0))
          press(options[below(options.length)] as HTMLElement);
        else if (verbs.length > 0) press(verbs[below(verbs.length)] as HTMLElement);
      }
      return limit;
    },
    [until, most, seed] as const,
  );
}
