import type { TransitionConfig } from 'svelte/transition';

/** How pieces of the Bay come and go. With reduced motion they appear at their place at once. */
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const NOT_AT_ALL: TransitionConfig = { duration: 0 };

interface Way {
  /** Where it comes from or goes to, seen from its place. */
  readonly dx?: number;
  readonly dy?: number;
  readonly wait?: number;
  readonly time?: number;
}

const settle = (t: number): number => 1 - (1 - t) ** 3;

/** A piece travels to its place; the other way round it leaves. */
export function travel(_node: Element, { dx = 0, dy = 0, wait = 0, time = 420 }: Way): TransitionConfig {
  if (isStill()) return NOT_AT_ALL;
  return {
    delay: wait,
    duration: time,
    easing: settle,
    css: (t, u) => `transform: translate(${dx * u}px, ${dy * u}px); opacity: ${Math.min(1, t * 2.5)}`,
  };
}
