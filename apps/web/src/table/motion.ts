import type { TransitionConfig } from 'svelte/transition';

/**
 * Cards travel from where they were to where they are. Before every change the places of all cards on the page are
 * noted; a card that appears somewhere else starts from the noted place, or from the pile it came from.
 */
const places = new Map<number, DOMRect>();
const origins = new Map<number, string>();

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
export const flipTime = (): number => (isStill() ? 0 : 260);

/** Notes where every `[data-card]` lies now; `from` tells the zone (`data-zone`) of cards that were not visible. */
export function noteCards(root: ParentNode, from: Iterable<readonly [number, string]>): void {
  places.clear();
  origins.clear();
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]'))
    places.set(Number(element.dataset['card']), element.getBoundingClientRect());
  for (const [card, zone] of from) origins.set(card, zone);
}

function startOf(card: number): DOMRect | null {
  const seen = places.get(card);
  if (seen !== undefined) return seen;
  const zone = origins.get(card);
  return zone === undefined
    ? null
    : (document.querySelector(`[data-zone="${CSS.escape(zone)}"]`)?.getBoundingClientRect() ?? null);
}

/** Lifts a card over the others until it has arrived. As part of the motion it would keep it off the compositor. */
function lift(node: Element): void {
  if (!(node instanceof HTMLElement)) return;
  node.style.zIndex = '6';
  node.style.position = 'relative';
  const lower = (): void => {
    node.style.zIndex = '';
    node.style.position = '';
  };
  for (const end of ['introend', 'outrostart']) node.addEventListener(end, lower, { once: true });
}

/** Svelte transition of a card that comes to lie here. */
export function arrive(node: Element, { card }: { card: number }): TransitionConfig {
  if (isStill()) return { duration: 0 };
  const from = startOf(card);
  const to = node.getBoundingClientRect();
  if (from === null || from.width === 0 || to.width === 0)
    return { duration: 180, css: (t) => `opacity:${t}` };
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = from.width / to.width;
  lift(node);
  return {
    duration: 320,
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t, u) => `transform: translate(${dx * u}px, ${dy * u}px) scale(${scale + (1 - scale) * t})`,
  };
}
