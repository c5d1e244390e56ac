import type { Page } from 'playwright-core';

/**
 * Shows every moment of the test page before its seat has played anything, after a move that cannot be taken back, and
 * after one that can, and tells which verbs of the slip do not stay where they were.
 */
export const verbsMoved = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    interface Now {
      readonly viewer: number;
      readonly story: readonly { readonly seat: number | null }[];
      readonly undo: readonly number[];
    }
    const { table, moments } = window as unknown as {
      table: { show(now: Now): void };
      moments: readonly { readonly name: string; readonly now: Now }[];
    };
    const root = document.documentElement;
    const placed = async (now: Now): Promise<string> => {
      table.show(now);
      await new Promise((resolve) => setTimeout(resolve));
      while (root.dataset['settled'] !== 'true') await new Promise((resolve) => setTimeout(resolve));
      return [
        ...document.querySelectorAll('[data-prompt] .verbs :is([data-verb], [data-choice], .actions button)'),
      ]
        .map((verb) => {
          const { left, top, width } = verb.getBoundingClientRect();
          return `${verb.textContent?.trim().slice(0, 20)} ${[left, top, width].map(Math.round).join(' ')}`;
        })
        .join(' | ');
    };
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const moved: string[] = [];
    for (const { name, now } of moments) {
      const others = now.story.filter(({ seat }) => seat !== now.viewer);
      const own = [...others, { seq: 0, seat: now.viewer, events: [] }];
      const first = await placed({ ...now, story: others, undo: [] });
      for (const [story, undo, what] of [
        [own, [], 'locked'],
        [own, [1], 'free'],
      ] as const) {
        const then = await placed({ ...now, story, undo });
        if (then !== first) moved.push(`${name}, ${what}: ${first} -> ${then}`);
      }
    }
    return moved;
  });
