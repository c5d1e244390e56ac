import { windowWidth } from '../ui/window-size.svelte.ts';

/** From here on the column with players and journal stands beside the board; below it is a drawer. */
export const WIDE = 1180;
const SIDE = 332;

/** How wide the board will be, before it is measured: nothing is drawn for a screen that it is not on. */
export const boardWidth = (): number => (windowWidth() >= WIDE ? windowWidth() - SIDE : windowWidth());
/** The same for what lies on the counter, within its margins. */
export const counterWidth = (): number => boardWidth() - (windowWidth() < 720 ? 0 : 32);
