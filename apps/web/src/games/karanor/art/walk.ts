import type { Attachment } from 'svelte/attachments';

/** A pawn goes from place to place along its way; what comes while it walks waits its turn. */
interface Walk {
  at: Spot;
  readonly ahead: Spot[];
  running: Animation | null;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const walks = new WeakMap<Element, Walk>();
/** More than this many places behind, the rest is one glide. */
const MOST_HOPS = 3;
const css = ({ x, y }: Spot): string => `translate(${x}px, ${y}px)`;

/** Attachment of a pawn that stands at `spot`; `hop` milliseconds per link, 0 for those who want no motion. */
export function walksTo(spot: Spot, hop: number): Attachment<SVGElement> {
  return (pawn) => {
    pawn.style.transform = css(spot);
    const walk = walks.get(pawn);
    if (walk === undefined) {
      walks.set(pawn, { at: spot, ahead: [], running: null });
      return;
    }
    const last = walk.ahead.at(-1) ?? walk.at;
    if (last.x === spot.x && last.y === spot.y) return;
    if (hop === 0) {
      walk.running?.cancel();
      walks.set(pawn, { at: spot, ahead: [], running: null });
      return;
    }
    walk.ahead.push(spot);
    if (walk.ahead.length > MOST_HOPS) walk.ahead.splice(0, walk.ahead.length - 1);
    if (walk.running === null) step(pawn, walk, hop);
  };
}

function step(pawn: SVGElement, walk: Walk, hop: number): void {
  const next = walk.ahead.shift();
  if (next === undefined) {
    walk.running = null;
    return;
  }
  const frames = [{ transform: css(walk.at) }, { transform: css(next) }];
  walk.at = next;
  walk.running = pawn.animate(frames, { duration: hop, easing: 'ease-in-out', fill: 'backwards' });
  walk.running.onfinish = () => step(pawn, walk, hop);
  walk.running.oncancel = () => {
    walk.running = null;
  };
}

/** The place nearest in the direction of an arrow key, sideways distance counting double; null when there is none. */
export function towards<T extends Spot>(from: Spot, key: string, places: readonly T[]): T | null {
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  if (way === undefined) return null;
  const [wx = 0, wy = 0] = way;
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const along = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    if (along <= 0 || aside > along * 2) continue;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
