import type { Attachment } from 'svelte/attachments';

export interface Press {
  readonly label: string;
  readonly chosen?: boolean;
  /** False where arrows lead to it and the Tab key passes over it. */
  readonly isStop?: boolean;
  readonly onpress?: (() => void) | undefined;
  /** Pointer or focus comes to rest on it, or leaves. */
  readonly onpoint?: ((isOn: boolean) => void) | undefined;
}

/** Makes a shape of a drawing a button for pointer, keyboard and screen reader. */
export function pressable({ label, chosen, isStop = true, onpress, onpoint }: Press): Attachment<SVGElement> {
  return (shape) => {
    shape.setAttribute('role', 'button');
    shape.setAttribute('tabindex', isStop ? '0' : '-1');
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
    const pointing = new AbortController();
    const { signal } = pointing;
    for (const [event, isOn] of [
      ['pointerenter', true],
      ['focus', true],
      ['pointerleave', false],
      ['blur', false],
    ] as const)
      shape.addEventListener(event, () => onpoint?.(isOn), { signal });
    return () => {
      pointing.abort();
      shape.removeEventListener('keydown', onkey);
      shape.removeEventListener('click', onclick);
    };
  };
}
