import { windowWidth } from '../ui/window-size.svelte.ts';

/** From here on the column with players and journal stands beside the board; below it is a drawer. */
export const WIDE = 1180;
/** Narrower than this is a phone: one thing at a time. */
export const PHONE_BELOW = 720;
const SIDE = 332;

/** How wide the board will be, before it is measured, so that nothing is drawn at the wrong size first. */
export const boardWidth = (): number => (windowWidth() >= WIDE ? windowWidth() - SIDE : windowWidth());
/** The same for what lies on the counter, within its margins. */
export const counterWidth = (): number => boardWidth() - (windowWidth() < PHONE_BELOW ? 0 : 32);
