import type { Scene } from './scene.svelte.ts';

/** A press becomes a drag after so many pixels. */
const FAR = 8;
const THINGS = '[data-thing], [data-place], [data-pawn]';

type Drawn = HTMLElement | SVGElement;

/** What a screen calls a thing that is drawn: its own name, or that of a pawn or a place on a map. */
function thingAt(target: EventTarget | null): { readonly drawn: Drawn; readonly thing: string } | null {
  const drawn = target instanceof Element ? target.closest<Drawn>(THINGS) : null;
  if (drawn === null) return null;
  const { thing, place, pawn } = drawn.dataset;
  return { drawn, thing: thing ?? (place === undefined ? `pawn:${pawn}` : `place:${place}`) };
}

/**
 * Attachment of the table: a mouse drags one thing onto another where the game says what that means (`drag` of a
 * screen). Goals are lit meanwhile; a drop elsewhere does nothing. Fingers do not drag here: they scroll and tap one
 * thing after the other.
 */
export const dragsThings =
  (scene: Scene) =>
  (root: HTMLElement): (() => void) => {
    const { drag } = scene.screen;
    const stop = new AbortController();
    const { signal } = stop;
    let thing: string | null = null;
    let start = { x: 0, y: 0 };
    let name = '';
    let tag: HTMLElement | null = null;
    let goals: readonly string[] = [];
    let isJustDropped = false;

    function light(isOn: boolean): void {
      for (const drawn of root.querySelectorAll<Drawn>(THINGS))
        drawn.toggleAttribute('data-takes', isOn && goals.includes(thingAt(drawn)?.thing ?? ''));
    }
    function follow({ clientX, clientY }: PointerEvent): void {
      if (tag !== null) tag.style.translate = `${clientX + 14}px ${clientY + 14}px`;
    }
    function end(): void {
      light(false);
      tag?.remove();
      tag = null;
      thing = null;
      goals = [];
    }

    root.addEventListener(
      'pointerdown',
      (event) => {
        isJustDropped = false;
        const found = event.pointerType === 'mouse' && event.button === 0 ? thingAt(event.target) : null;
        if (!drag || found === null || scene.isSending) return;
        goals = drag.goals(scene, found.thing);
        if (goals.length === 0) return;
        ({ thing } = found);
        // A pawn has no words of its own: it is the player.
        name = found.drawn.getAttribute('aria-label') ?? scene.cast.name(scene.viewer);
        start = { x: event.clientX, y: event.clientY };
        // A map under a pawn is not moved along.
        if (found.drawn.dataset['pawn'] !== undefined) event.stopPropagation();
      },
      { signal, capture: true },
    );
    root.addEventListener(
      'pointermove',
      (event) => {
        if (thing === null) return;
        if (tag === null && Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) {
          tag = document.createElement('div');
          tag.className = 'dragged';
          tag.textContent = name;
          root.append(tag);
          light(true);
        }
        follow(event);
      },
      { signal },
    );
    addEventListener(
      'pointerup',
      (event) => {
        const from = thing;
        const goal = tag === null ? null : thingAt(document.elementFromPoint(event.clientX, event.clientY));
        isJustDropped = tag !== null;
        const isMeant = goal !== null && goals.includes(goal.thing);
        end();
        if (from !== null && isMeant) drag?.drop(scene, from, goal.thing);
      },
      { signal },
    );
    addEventListener('pointercancel', end, { signal });
    // The browser takes the end of a drag on the same thing for a click.
    root.addEventListener(
      'click',
      (event) => {
        if (isJustDropped) event.stopPropagation();
        isJustDropped = false;
      },
      { signal, capture: true },
    );
    return () => {
      end();
      stop.abort();
    };
  };
