import { crossfade, type TransitionConfig } from 'svelte/transition';
import { flipTime, isStill } from '../../../table/motion.ts';

/** Pieces of the shops that have a name (dice, pawns) travel from where they lay to where they lie. */
export const [leave, arrive] = crossfade({ duration: flipTime });

/** Pieces that are all alike drop into their place: marbles, goods. */
export function drop(_node: Element, { from = -26 }: { from?: number }): TransitionConfig {
  if (isStill()) return { duration: 0 };
  return { duration: 320, css: (t, u) => `transform: translateY(${from * u}px); opacity: ${t}` };
}
