import type { FixedStage } from '../../../table/game-screen.ts';
import { windowHeight, windowWidth } from '../../../ui/window-size.svelte.ts';

/** The counter holds a card of the hand and the keys that set its place in an order. */
export const STAGE: FixedStage = {
  tall: 262,
  /** Sentences on the cards in hand come first; in a very low window they would leave no room for the stall. */
  get low() {
    return windowHeight() < 700 ? 204 : 244;
  },
  upright: 262,
  slip: { upright: 120, phone: 160 },
  hasColumn: true,
  isCovered: true,
};

/** How big things are drawn, from the window: 1 at 1440 x 900. */
export const screenScale = (): number =>
  Math.max(0.7, Math.min(windowHeight() / 900, windowWidth() / 1440, 1.8));

/** A window that is low, or narrow but no tablet held upright, has a low counter and a low slip. */
const isLow = (): boolean =>
  windowWidth() < 1180 ? windowWidth() > 1000 || windowHeight() < 900 : windowHeight() <= 820;
/** What the counter leaves for a card of the hand, under the keys above it. */
export const roomForHand = (): number => (isLow() ? STAGE.low : STAGE.tall) - 48;
/** What the bar, the slip and the counter leave of the window for the train and the stall together. */
const roomForBoard = (): number => windowHeight() - (isLow() ? 114 + STAGE.low : 132 + STAGE.tall);
/** A card that waits beside the stall. */
export const plannedCard = (): number => Math.max(44, Math.min(74, (roomForBoard() * 0.46 - 54) / 1.92));
/** Deck and discard beside the stall. */
export const ownPile = (): number => (isLow() ? 54 : 66);
/** The piles beside the train: half a card, and large enough for a thumb. */
export const pileCard = (train: number): number => Math.max(isLow() ? 33 : 46, train * 0.44);
/** A card this wide has sentences of eleven pixels; a narrower one is drawn without them. */
export const READABLE = 133;
/** Height of a card in the train with its wagon, per pixel of its width: with sentences, and without. */
const WHOLE = 1.91;
const SHORT = 2.36;

/** The cards of the train: with their sentences where these can be read, and never so high that the stall is out of sight. */
export function trainCard(width: number): { readonly width: number; readonly density: 'S' | 'M' } {
  const high = roomForBoard() * 0.54 - 14;
  const whole = Math.min(146 * Math.max(1, screenScale()), (width - 120) / 7.1, high / WHOLE);
  if (whole >= READABLE) return { width: whole, density: 'M' };
  return { width: Math.max(64, Math.min(96, high / SHORT, (width - 110) / 6.6)), density: 'S' };
}

/**
 * Width of a card in the stall: the stall has the room that the train leaves, and as many cards as the goal fit in a
 * row.
 */
export const stallToken = (stall: number, goal: number): number =>
  Math.max(
    26,
    Math.min(48 * Math.max(1, screenScale()), stall / goal - 10, (roomForBoard() * 0.46 - 72) / 2.93),
  );
