import type { Attachment } from 'svelte/attachments';

export interface Press {
  readonly label: string;
  readonly chosen?: boolean;
  readonly onpress?: (() => void) | undefined;
}

/** Makes a shape of a drawing a button for pointer, keyboard and screen reader. */
export function pressable({ label, chosen, onpress }: Press): Attachment<SVGElement> {
  return (shape) => {
    shape.setAttribute('role', 'button');
    shape.setAttribute('tabindex', '0');
    shape.setAttribute('aria-label', label);
    if (chosen !== undefined) shape.setAttribute('aria-pressed', String(chosen));
    const onkey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onpress?.();
    };
    const onclick = (): void => onpress?.();
    shape.addEventListener('keydown', onkey);
    shape.addEventListener('click', onclick);
    return () => {
      shape.removeEventListener('keydown', onkey);
      shape.removeEventListener('click', onclick);
    };
  };
}
