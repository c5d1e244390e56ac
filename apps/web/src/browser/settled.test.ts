import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The part of a page that tells whether it is at rest. */
const page = {
  dataset: {} as Record<string, string>,
  moving: [] as object[],
  getAnimations: () => page.moving,
};
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: page });
  page.dataset = {};
  page.moving = [];
});
afterEach(() => vi.unstubAllGlobals());

/** Tasks that wait have their turn. */
const turns = async (n = 3): Promise<void> => {
  for (let i = 0; i < n; i++) await new Promise((resolve) => setTimeout(resolve));
};

test('a page is at rest when the last thing on its way is done, each counted once', async () => {
  const { begin, during } = await import('./settled.ts');
  const one = begin();
  const other = during(Promise.reject(new Error('refused'))).catch(() => null);
  expect(page.dataset['settled']).toBe('false');
  await other;
  await turns();
  expect(page.dataset['settled']).toBe('false');
  one();
  one();
  // Work that the last piece leads to begins before the page says it is at rest.
  expect(page.dataset['settled']).toBe('false');
  const next = begin();
  await turns();
  expect(page.dataset['settled']).toBe('false');
  next();
  await turns();
  expect(page.dataset['settled']).toBe('true');
});

test('what moves comes to its end first, unless it has none', async () => {
  const { begin } = await import('./settled.ts');
  let end = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  const ending = (endTime: number) => ({ getComputedTiming: () => ({ endTime }) });
  const passing = { playState: 'running', finished, effect: ending(300) };
  const blinking = {
    playState: 'running',
    finished: new Promise(() => undefined),
    effect: ending(Number.POSITIVE_INFINITY),
  };
  page.moving = [passing, blinking];
  begin()();
  await turns();
  expect(page.dataset['settled']).toBe('false');
  page.moving = [blinking];
  end();
  await turns();
  expect(page.dataset['settled']).toBe('true');
});
