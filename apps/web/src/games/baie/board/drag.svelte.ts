import { type BaieScene, optionWith, partnersOf, press, putBack, stateOf, takeUp } from './touch.ts';

/**
 * Pieces can be dragged to where they would go, with a mouse or a finger. Dragging says the same as touching the piece and
 * then its goal, so that nothing here knows a rule or a question.
 */

/** How many pixels a press may move and still be a press. */
const SLIP = 8;

/** What the pointer lies on: what would come of it is drawn before it happens. */
let over = $state<string | null>(null);
export const isOver = (thing: string): boolean => over === thing;
/** The option that is chosen, or would be if the pointer let go or pressed here: boards draw what comes of it. */
export const optionAhead = (scene: BaieScene | null): string | null =>
  scene === null ? null : optionWith(scene, over);

const pieceAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-thing]') : null;
const thingOf = (piece: Element | null): string | null => piece?.getAttribute('data-thing') ?? null;

/** The picture of a piece that hangs on the pointer; the piece itself stays where it is until it is dropped. */
function shadowOf(piece: Element): HTMLElement {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const shadow = document.createElement('div');
  shadow.className = 'dragged-piece';
  shadow.setAttribute('aria-hidden', 'true');
  shadow.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;z-index:90;pointer-events:none;filter:drop-shadow(0 6px 6px rgb(0 0 0 / 45%))`;
  const drawn = piece.getAttribute('data-drawn');
  const shown = drawn === null ? piece : (document.querySelector(drawn) ?? piece);
  const copy = shown.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll('[data-thing]')]) one.removeAttribute('data-thing');
  if (shown instanceof SVGGraphicsElement) {
    const { x, y, width: across, height: down } = shown.getBBox();
    const box = shown.getBoundingClientRect();
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', `${x} ${y} ${across} ${down}`);
    svg.setAttribute('width', `${box.width}`);
    svg.setAttribute('height', `${box.height}`);
    copy.removeAttribute('transform');
    copy.removeAttribute('style');
    svg.append(copy);
    shadow.style.left = `${box.left}px`;
    shadow.style.top = `${box.top}px`;
    shadow.append(svg);
  } else shadow.append(copy);
  return shadow;
}

/** Listens for pieces that are dragged on this table; gives what ends it. */
export function dragging(scene: BaieScene): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let start: { readonly piece: Element; readonly thing: string; x: number; y: number; id: number } | null =
    null;
  let shadow: HTMLElement | null = null;

  function end(): void {
    start = null;
    shadow?.remove();
    shadow = null;
    over = null;
  }
  /** The goal under the pointer, if the piece may go there. */
  function goalAt(x: number, y: number): string | null {
    const thing = thingOf(pieceAt(document.elementFromPoint(x, y)));
    return thing !== null && thing !== start?.thing && stateOf(scene, thing) === 'may' ? thing : null;
  }

  document.addEventListener(
    'pointerdown',
    (event) => {
      const piece = pieceAt(event.target);
      const thing = thingOf(piece);
      end();
      if (!event.isPrimary || event.button !== 0 || piece === null || thing === null) return;
      if (partnersOf(scene, thing).length === 0) return;
      start = { piece, thing, x: event.clientX, y: event.clientY, id: event.pointerId };
    },
    { signal },
  );
  document.addEventListener(
    'pointermove',
    (event) => {
      const { clientX: x, clientY: y } = event;
      if (start === null) {
        over = event.pointerType === 'mouse' ? thingOf(pieceAt(event.target)) : null;
        return;
      }
      if (event.pointerId !== start.id) return;
      if (shadow === null) {
        if (Math.hypot(x - start.x, y - start.y) < SLIP) return;
        shadow = shadowOf(start.piece);
        document.body.append(shadow);
        takeUp(scene, start.thing);
      }
      shadow.style.transform = `translate(${x - start.x}px, ${y - start.y}px) scale(1.08)`;
      over = goalAt(x, y);
    },
    { signal },
  );
  // A finger on a piece moves the piece and not the page.
  document.addEventListener(
    'touchmove',
    (event) => {
      if (start !== null && event.cancelable) event.preventDefault();
    },
    { signal, passive: false },
  );
  document.addEventListener(
    'pointerup',
    (event) => {
      if (start === null || shadow === null || event.pointerId !== start.id) return end();
      const goal = goalAt(event.clientX, event.clientY);
      end();
      // Browsers report the end of a drag as a click on whatever lies there.
      const swallow = (click: Event): void => {
        click.stopPropagation();
        click.preventDefault();
      };
      document.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
      if (goal === null) putBack(scene);
      else press(scene, goal);
    },
    { signal },
  );
  document.addEventListener(
    'pointercancel',
    () => {
      if (shadow !== null) putBack(scene);
      end();
    },
    { signal },
  );
  return () => {
    stop.abort();
    end();
  };
}
