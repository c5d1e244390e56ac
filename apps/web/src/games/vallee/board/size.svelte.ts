import { windowHeight, windowWidth } from '../../../ui/window-size.svelte.ts';

/** How big things are drawn, from the window: 1 at 1440 x 900. */
export const screenScale = (): number =>
  Math.max(0.7, Math.min(windowHeight() / 900, windowWidth() / 1440, 1.8));
