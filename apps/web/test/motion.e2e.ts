import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeStand, newPage, openStand, type Stand } from './browser.ts';
import { settled } from './settling.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand('vallee');
});
afterAll(() => closeStand(stand));

/** What a browser moves without painting or laying out again, however slow the processor is. */
const SMOOTH = ['transform', 'translate', 'scale', 'rotate', 'opacity'];

test.each(['vallee', 'baie', 'karanor'])('all that moves at a table of %s is smooth', async (game) => {
  const { page, troubles } = await newPage(stand.browser, { reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    const OTHER = ['offset', 'easing', 'composite', 'computedOffset'];
    const note = (frames: readonly object[]): void => {
      for (const frame of frames)
        for (const name of Object.keys(frame)) if (!OTHER.includes(name)) moved.add(name);
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const started = animate.call(this, frames, options);
      if (started.effect instanceof KeyframeEffect) note(started.effect.getKeyframes());
      return started;
    };
    addEventListener('transitionrun', ({ propertyName }) => moved.add(propertyName), true);
    addEventListener('animationstart', ({ target }) => {
      for (const { effect } of target instanceof Element ? target.getAnimations({ subtree: true }) : [])
        if (effect instanceof KeyframeEffect) note(effect.getKeyframes());
    });
  });
  await page.goto(`${stand.address.replace('vallee', game)}&players=3&seed=4&ahead=24`);
  await settled(page);
  const moved = await page.evaluate(async () => {
    const { table, moved } = window as unknown as {
      table: { leap(moves: number): void };
      moved: ReadonlySet<string>;
    };
    for (let i = 0; i < 30; i++) {
      table.leap(1);
      // What a change sets in motion begins with the next picture.
      for (let frames = 0; frames < 2; frames++)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return [...moved];
  });
  expect(moved.filter((name) => !SMOOTH.includes(name))).toEqual([]);
  expect(moved.length).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
});
