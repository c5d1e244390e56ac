/**
 * The page says about itself whether it has come to rest: `data-settled` on its root is `true` when no request, no job of
 * the worker, no thought of a bot, no piece of code and no animation is on its way. Tests and other programs that drive
 * the page wait for it, and never for time.
 */
let pending = 0;
let isChecking = false;

const root = (): HTMLElement | undefined => globalThis.document?.documentElement;

/** Something is on its way until the returned function is called. */
export function begin(): () => void {
  pending += 1;
  const page = root();
  if (page) page.dataset['settled'] = 'false';
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    pending -= 1;
    void check();
  };
}

/** The same for a promise, which is returned. */
export function during<T>(work: Promise<T>): Promise<T> {
  const done = begin();
  work.then(done, done);
  return work;
}

/** First draw what the last piece of work led to: it may begin another one. */
async function check(): Promise<void> {
  const page = root();
  if (isChecking || !page) return;
  isChecking = true;
  while (pending === 0) {
    await new Promise((resolve) => setTimeout(resolve));
    const moving = page.getAnimations({ subtree: true }).filter(isPassing);
    if (moving.length > 0) await Promise.allSettled(moving.map(({ finished }) => finished));
    else if (pending === 0) {
      page.dataset['settled'] = 'true';
      break;
    }
  }
  isChecking = false;
}

const isPassing = ({ playState, effect }: Animation): boolean =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
