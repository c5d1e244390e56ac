import { SIDE } from '@comptoir/baie';
import type { Attachment } from 'svelte/attachments';

/** H-010: the tiles of a row or column are one long strip; whoever draws it by a tile moves the whole of it. */

/** Pixels of drag: after the first number the direction is fixed, after the second the strip will slide. */
const [BEGINS, GOES] = [8, 20];

/** Calls with the line that was drawn, such as `R2+`; without an answer nothing slides. */
export function slides(onslide: ((line: string) => void) | null): Attachment<HTMLElement> {
  return (lab) => {
    if (onslide === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    const tiles = [...lab.querySelectorAll<HTMLElement>('[data-cell]')];
    for (const tile of tiles) tile.style.touchAction = 'none';
    let start: { readonly cell: number; readonly x: number; readonly y: number } | null = null;
    let axis: 'R' | 'C' | null = null;
    let isJustSlid = false;

    const lineOf = (cell: number): number => (axis === 'R' ? Math.floor(cell / SIDE) : cell % SIDE);
    const far = (event: PointerEvent): number =>
      start === null ? 0 : axis === 'R' ? event.clientX - start.x : event.clientY - start.y;
    function move(by: number): void {
      for (const tile of tiles) {
        const isIn = start !== null && lineOf(Number(tile.dataset['cell'])) === lineOf(start.cell);
        tile.style.transform = isIn && by !== 0 ? `translate${axis === 'R' ? 'X' : 'Y'}(${by}px)` : '';
      }
    }
    function end(): void {
      if (axis !== null) move(0);
      isJustSlid = axis !== null;
      start = null;
      axis = null;
    }
    lab.addEventListener(
      'pointerdown',
      (event) => {
        isJustSlid = false;
        const tile =
          event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null;
        if (tile !== null && event.isPrimary)
          start = { cell: Number(tile.dataset['cell']), x: event.clientX, y: event.clientY };
      },
      { signal },
    );
    document.addEventListener(
      'pointermove',
      (event) => {
        if (start === null) return;
        const [across, down] = [Math.abs(event.clientX - start.x), Math.abs(event.clientY - start.y)];
        if (axis === null && Math.max(across, down) > BEGINS) axis = across >= down ? 'R' : 'C';
        if (axis !== null) move(Math.max(-46, Math.min(46, far(event))));
      },
      { signal },
    );
    document.addEventListener(
      'pointerup',
      (event) => {
        if (start !== null && axis !== null && Math.abs(far(event)) > GOES)
          onslide(`${axis}${lineOf(start.cell) + 1}${far(event) > 0 ? '+' : '-'}`);
        end();
      },
      { signal },
    );
    document.addEventListener('pointercancel', end, { signal });
    // The tile stays under the hand: the browser takes the end of the draw for a press of it.
    lab.addEventListener(
      'click',
      (event) => {
        if (isJustSlid) event.stopPropagation();
        isJustSlid = false;
      },
      { signal, capture: true },
    );
    return () => {
      stop.abort();
      end();
      for (const tile of tiles) tile.style.touchAction = '';
    };
  };
}
