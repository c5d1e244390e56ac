import { windowHeight, windowWidth } from '../../../ui/window-size.svelte.ts';

/** How big things are drawn, from the window: 1 at 1440 x 900. */
export const screenScale = (): number =>
  Math.max(0.7, Math.min(windowHeight() / 900, windowWidth() / 1440, 1.8));

/** What the bar, the slip and the hand leave of the window for the train and the stall together. */
const roomForBoard = (): number => windowHeight() - (windowHeight() < 790 ? 304 : 350);
/** Of one pixel of its width a card in the train is this high, with its wagon: with its sentences, and without. */
const WHOLE = 1.91;
const SHORT = 2.36;

/** The cards of the train: with their sentences where these can be read, and never so high that the stall is out of sight. */
export function trainCard(width: number): { readonly width: number; readonly density: 'S' | 'M' } {
  const high = roomForBoard() * 0.54 - 14;
  const whole = Math.min(146 * Math.max(1, screenScale()), (width - 120) / 7.1, high / WHOLE);
  if (whole >= 96) return { width: whole, density: 'M' };
  return { width: Math.max(70, Math.min(96, high / SHORT, (width - 110) / 6.6)), density: 'S' };
}

/** The cards in the stall: what the train leaves, and as many beside each other as the goal. */
export const stallToken = (stall: number, goal: number): number =>
  Math.max(
    26,
    Math.min(48 * Math.max(1, screenScale()), stall / goal - 10, (roomForBoard() * 0.46 - 72) / 2.93),
  );
