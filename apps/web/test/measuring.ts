import type { Page } from 'playwright-core';

export interface Rules {
  /** The least width and height of what can be touched. */
  readonly target: number;
  readonly text: number;
  readonly label: number;
}

export interface Measured {
  readonly faults: readonly string[];
  /** Where board, slip and counter lie: `0 48 948 400`. */
  readonly boxes: string;
}

/**
 * Shows the moments of the test page one after the other, each also after its first option was touched, and measures all
 * that can be touched and read. Everything happens inside the page, without a round trip between two questions.
 */
export const measure = (page: Page, rules: Rules): Promise<Measured> =>
  page.evaluate(async ({ target, text, label }) => {
    interface Moment {
      readonly name: string;
      readonly now: unknown;
      readonly verb: string | null;
    }
    const { table, moments } = window as unknown as {
      table: { show(now: unknown): void };
      moments: readonly Moment[];
    };
    const root = document.documentElement;
    /** A label is touched for its field, which may be invisible. */
    const PARTS =
      'button, a[href], input, select, textarea, label:has(> input), [role="button"], [role="option"], [data-option], [data-place]';
    /** A list that grows without end is scrolled; so is a text between its lines. */
    const LISTS = '[role="log"]';

    const settled = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve));
      while (root.dataset['settled'] !== 'true') await new Promise((resolve) => setTimeout(resolve));
    };
    /** Lift the veil to ask what is visible, and put it back before anything is drawn. */
    const unveiled = <T>(ask: () => T): T => {
      root.toggleAttribute('data-drawn', true);
      const answer = ask();
      root.toggleAttribute('data-drawn', false);
      return answer;
    };
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert], .visually-hidden') === null;
    const nameOf = (element: Element): string => {
      const { className } = element;
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
        .trim()
        .replaceAll(/\s+/g, ' ');
      return `${element.tagName.toLowerCase()}${typeof className === 'string' && className ? `.${className.split(' ')[0]}` : ''} "${words.slice(0, 32)}"`;
    };
    const round = (n: number): number => Math.round(n);
    const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

    /** What goes on beyond its frame: a map that is moved about, a row, list or column that is scrolled. On a screen that is touched also a tray. */
    const FRAMES = `[data-map], [data-scrolls], .side${target > 40 ? ', .tray' : ''}`;
    const meet = (one: DOMRect, other: DOMRect): DOMRect => {
      const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
      const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    /** The part of a thing that its frames show. */
    function shownOf(part: Element): DOMRect {
      let box = boxOf(part);
      for (
        let frame = part.closest(FRAMES);
        frame !== null;
        frame = frame.parentElement?.closest(FRAMES) ?? null
      )
        if (frame !== part) box = meet(box, boxOf(frame));
      return box;
    }
    /** What the window and all that clips take away of a thing. */
    function isCut(element: Element, box: DOMRect): string | null {
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        if (position === 'fixed') break;
        if (around === element || (overflowX === 'visible' && overflowY === 'visible')) continue;
        const frame = boxOf(around);
        if (
          box.left < frame.left - 1 ||
          box.right > frame.right + 1 ||
          box.top < frame.top - 1 ||
          box.bottom > frame.bottom + 1
        )
          return nameOf(around).slice(0, 24);
      }
      return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
        ? 'the window'
        : null;
    }
    const isRound = (part: Element, shown: DOMRect): boolean =>
      part instanceof SVGCircleElement &&
      shown.width === boxOf(part).width &&
      shown.height === boxOf(part).height;
    function overlap(one: DOMRect, other: DOMRect, areRound: boolean): boolean {
      if (areRound) {
        const across = one.left + one.width / 2 - other.left - other.width / 2;
        const down = one.top + one.height / 2 - other.top - other.height / 2;
        return Math.hypot(across, down) < (one.width + other.width) / 2 - 2;
      }
      return (
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
      );
    }

    function look(): string[] {
      const found: string[] = [];
      const screen =
        [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('.screen');
      if (screen === null) return ['there is no table'];
      const cover = screen.querySelector('[data-covers] > *');
      /** What lies under a tray cannot be touched: of a part that it covers, what is above it counts. */
      const freeOf = (part: Element): DOMRect => {
        const box = shownOf(part);
        if (cover === null || cover.contains(part) || !overlap(box, boxOf(cover), false)) return box;
        return new DOMRect(box.left, box.top, box.width, Math.max(0, boxOf(cover).top - box.top));
      };
      const parts = [...screen.querySelectorAll(PARTS)]
        .filter((part) => isSeen(part) && part.closest(LISTS) === null)
        .map((part) => ({ part, box: freeOf(part) }))
        .filter(({ box }) => box.width > 0 && box.height > 0);
      for (const { part, box: shown } of parts) {
        const box = boxOf(part);
        if (box.width < target - 0.5 || box.height < target - 0.5)
          found.push(`${nameOf(part)} is small: ${round(box.width)}x${round(box.height)}`);
        const by = isCut(part, shown);
        if (by !== null) found.push(`${nameOf(part)} is cut by ${by}`);
      }
      parts.forEach(({ part, box }, at) => {
        for (const { part: other, box: there } of parts.slice(at + 1)) {
          if (part.contains(other) || other.contains(part)) continue;
          // A piece and the keys that lie on it are one thing to the hand.
          const piece = part.closest('[data-piece]');
          if (piece !== null && piece === other.closest('[data-piece]')) continue;
          if (overlap(box, there, isRound(part, box) && isRound(other, there)))
            found.push(`${nameOf(part)} lies on ${nameOf(other)}`);
        }
      });
      const words = document.createTreeWalker(
        screen,
        NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
        (node) =>
          node instanceof Element && node.matches('[role="log"], .visually-hidden, title')
            ? NodeFilter.FILTER_REJECT
            : node instanceof Text
              ? NodeFilter.FILTER_ACCEPT
              : NodeFilter.FILTER_SKIP,
      );
      const small = new Set<string>();
      while (words.nextNode()) {
        const node = words.currentNode;
        const holder = node.parentElement;
        if (holder === null || !node.textContent?.trim()) continue;
        const scale = holder instanceof SVGGraphicsElement ? Math.abs(holder.getScreenCTM()?.a ?? 1) : 1;
        const size = Number.parseFloat(getComputedStyle(holder).fontSize) * scale;
        const least = holder.closest('[data-map]') === null ? text : label;
        if (size >= least - 0.05 || !isSeen(holder)) continue;
        small.add(`text of ${size.toFixed(1)} px: "${node.textContent.trim().slice(0, 20)}"`);
      }
      found.push(...small);
      for (const box of screen.querySelectorAll('[data-prompt] .ask, [data-prompt] .verbs'))
        if (box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflow !== 'visible')
          found.push(`the slip cuts "${box.textContent?.trim().slice(0, 40)}"`);
      for (const box of screen.querySelectorAll('[data-whole]'))
        if (isSeen(box) && box.scrollHeight > box.clientHeight + 1) found.push(`${nameOf(box)} is cut short`);
      // Five rivals of Karanor, with all that lies open before them, are more than a low window holds.
      const side = screen.querySelector('.side:not(:has(.players > :nth-child(5)))');
      if (side !== null && side.scrollHeight > side.clientHeight + 1)
        found.push(`the column beside the board hides ${side.scrollHeight - side.clientHeight} px`);
      if (root.scrollWidth > root.clientWidth) found.push('the page is wider than the window');
      if (root.scrollHeight > root.clientHeight)
        found.push(`the page is ${root.scrollHeight - root.clientHeight} higher than the window`);
      return found;
    }
    const stage = (): string =>
      ['.board', '.slip', '.counter']
        .map((part) => {
          const element = document.querySelector(`.screen > ${part}`);
          if (element === null) return '-';
          const { left, top, width, height } = boxOf(element);
          return [left, top, width, height].map(round).join(' ');
        })
        .join(' | ');

    // What follows the size of the window has followed it.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const faults: string[] = [];
    let boxes = '';
    const check = (name: string): void => {
      for (const fault of unveiled(look)) faults.push(`${name}: ${fault}`);
      const now = stage();
      boxes ||= now;
      if (now !== boxes) faults.push(`${name}: the stage is ${now} and was ${boxes}`);
    };
    for (const { name, now, verb } of moments) {
      table.show(now);
      await settled();
      if (verb !== null) {
        document.querySelector<HTMLElement>(`[data-prompt] [data-verb="${verb}"]`)?.click();
        await settled();
      }
      check(name);
      const options = document.querySelectorAll(
        '.board [data-option], .counter [data-option], .tray [data-option]',
      );
      const option = unveiled(() => [...options].find(isSeen));
      if (option === undefined) continue;
      option.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await settled();
      check(`${name}, touched`);
    }
    return { faults, boxes };
  }, rules);
