import type { CardId } from '@comptoir/kit';
import type { Scene } from './scene.svelte.ts';

const HOVER_MS = 550;
const PRESS_MS = 450;

/** The card that is peeked at, and where the thing under the pointer lies. */
let peeked = $state.raw<{ readonly card: CardId; readonly rect: DOMRect } | null>(null);
export const peek = (): { readonly card: CardId; readonly rect: DOMRect } | null => peeked;

/**
 * Attachment: a card enlarges while the mouse rests on it; on a long press, with the other button of the mouse and with Z
 * while it has the focus it stays enlarged, with what belongs to it.
 */
export function zoomable(scene: Pick<Scene, 'zoomed'>, card: CardId): (element: HTMLElement) => () => void {
  return (element) => {
    const stop = new AbortController();
    const { signal } = stop;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const show = (): void => {
      peeked = { card, rect: element.getBoundingClientRect() };
    };
    const hide = (): void => {
      clearTimeout(waiting);
      if (peeked?.card === card) peeked = null;
    };
    const later = (act: () => void, ms: number): void => {
      clearTimeout(waiting);
      waiting = setTimeout(act, ms);
    };
    element.addEventListener(
      'pointerenter',
      (event) => event.pointerType === 'mouse' && later(show, HOVER_MS),
      { signal },
    );
    element.addEventListener(
      'pointerdown',
      (event) => {
        hide();
        pressed = false;
        if (event.pointerType !== 'mouse')
          later(() => {
            pressed = true;
            scene.zoomed = card;
          }, PRESS_MS);
      },
      { signal },
    );
    // A card has no use for the browser's menu; on touch screens a long press enlarges it.
    element.addEventListener(
      'contextmenu',
      (event) => {
        event.preventDefault();
        hide();
        if (event.pointerType === 'mouse') scene.zoomed = card;
      },
      { signal },
    );
    // A long press has shown the card: the click that follows it chooses nothing.
    element.addEventListener(
      'click',
      (event) => {
        if (pressed) event.stopImmediatePropagation();
        pressed = false;
      },
      { signal, capture: true },
    );
    for (const leaving of ['pointerleave', 'pointercancel', 'pointerup', 'focusout'])
      element.addEventListener(leaving, hide, { signal });
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'z' && event.key !== 'Z') return;
        event.stopPropagation();
        scene.zoomed = card;
      },
      { signal },
    );
    return () => {
      stop.abort();
      hide();
    };
  };
}
