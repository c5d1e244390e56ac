/** From here on the column with players and journal stands beside the board; below it is a drawer. */
export const WIDE = 1180;
const SIDE = 332;

/** How wide the board will be, before it is measured: nothing is drawn for a screen that it is not on. */
export const boardWidth = (): number => (innerWidth >= WIDE ? innerWidth - SIDE : innerWidth);
/** The same for what lies on the counter, within its margins. */
export const counterWidth = (): number => boardWidth() - (innerWidth < 720 ? 0 : 32);

/** Ends the task, so that what waits (a touch, a frame) has its turn. */
export const breathe = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
