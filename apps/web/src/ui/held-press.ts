/** How far a hand goes that has changed its mind, in pixels; a trembling one stays within. */
const CHANGED_MIND = 12;

/**
 * Whoever presses a button has pressed it, even if the page moves it away before the hand is lifted: when a game has come, or
 * somebody else has moved. Only a hand that goes away by itself takes the press back. (A finger holds what it touched anyway.)
 */
export function heldPress(button: HTMLElement): () => void {
  let from: { readonly x: number; readonly y: number } | null = null;
  const press = (event: PointerEvent): void => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    from = { x: event.clientX, y: event.clientY };
    button.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (from === null || Math.hypot(event.clientX - from.x, event.clientY - from.y) < CHANGED_MIND) return;
    from = null;
    button.releasePointerCapture(event.pointerId);
  };
  const lift = (): void => {
    from = null;
  };
  const listeners = { pointerdown: press, pointermove: move, pointerup: lift, pointercancel: lift } as const;
  for (const [name, listener] of Object.entries(listeners))
    button.addEventListener(name, listener as EventListener);
  return () => {
    for (const [name, listener] of Object.entries(listeners))
      button.removeEventListener(name, listener as EventListener);
  };
}
