/** The part of the map on the screen: drag, pinch, wheel, buttons and double tap. */

const WHOLE = { x: -14, y: 8, width: 1028, height: 690 } as const;
const NEAREST = 260;

interface Point {
  readonly x: number;
  readonly y: number;
}

export class Camera {
  /** Size of the window on the screen. */
  width = $state(0);
  height = $state(0);
  #centre = $state.raw<Point>({ x: 500, y: 350 });
  /** Map units across; null shows everything. */
  #span = $state<number | null>(null);
  readonly #pointers = new Map<number, Point>();
  #moved = 0;

  /** Units across that show the whole map in this window. */
  readonly #most: number = $derived.by(() => {
    const aspect = this.width / Math.max(1, this.height);
    return Math.max(WHOLE.width, WHOLE.height * aspect);
  });
  /** Pixels per unit: now, and when everything is shown. */
  readonly scale: number = $derived.by(() =>
    this.width === 0 ? 1 : this.width / Math.min(this.#span ?? this.#most, this.#most),
  );
  readonly wholeScale: number = $derived.by(() => this.width / this.#most);
  readonly isWhole: boolean = $derived.by(() => this.#span === null);

  readonly viewBox: string = $derived.by(() => {
    if (this.width === 0 || this.height === 0) return `${WHOLE.x} ${WHOLE.y} ${WHOLE.width} ${WHOLE.height}`;
    const across = Math.min(this.#span ?? this.#most, this.#most);
    const down = (across * this.height) / this.width;
    const x = inside(this.#centre.x, across, WHOLE.x, WHOLE.width);
    const y = inside(this.#centre.y, down, WHOLE.y, WHOLE.height);
    return `${(x - across / 2).toFixed(1)} ${(y - down / 2).toFixed(1)} ${across.toFixed(1)} ${down.toFixed(1)}`;
  });

  fit(): void {
    this.#span = null;
  }

  lookAt(point: Point, across: number): void {
    this.#centre = point;
    this.#span = Math.min(across, this.#most);
  }

  zoom(by: number): void {
    const span = Math.max(NEAREST, (this.#span ?? this.#most) / by);
    this.#span = span >= this.#most ? null : span;
  }

  /** A drag of more than a few pixels is no tap: true once after it. */
  get wasDrag(): boolean {
    return this.#moved > 8;
  }

  /** Attachment: this element is the window. What is marked `data-still` keeps its own scrolling. */
  readonly held = (element: HTMLElement): (() => void) => {
    const stop = new AbortController();
    const { signal } = stop;
    const isStill = (event: Event): boolean =>
      event.target instanceof Element && event.target.closest('[data-still]') !== null;
    element.addEventListener('pointerdown', (event) => !isStill(event) && this.#down(event), { signal });
    element.addEventListener('pointermove', (event) => this.#move(event), { signal });
    for (const leaving of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      element.addEventListener(leaving, (event) => this.#pointers.delete(event.pointerId), { signal });
    element.addEventListener('wheel', (event) => !isStill(event) && this.#wheel(event), {
      signal,
      passive: false,
    });
    element.addEventListener('dblclick', (event) => !isStill(event) && this.fit(), { signal });
    return () => stop.abort();
  };

  #down(event: PointerEvent): void {
    // A first finger or the mouse starts a new gesture: the end of the last one may have been missed outside the map.
    if (event.isPrimary) {
      this.#pointers.clear();
      this.#moved = 0;
    }
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined || this.width === 0) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    this.#moved += Math.abs(dx) + Math.abs(dy);
    const others = [...this.#pointers].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    this.#pointers.set(event.pointerId, now);
    if (other !== undefined) {
      const ratio = apart(now, other) / Math.max(1, apart(before, other));
      this.zoom(ratio);
      return;
    }
    if (this.#span === null) return;
    const unit = this.#span / this.width;
    this.#centre = {
      x: clamp(this.#centre.x - dx * unit, WHOLE.x, WHOLE.x + WHOLE.width),
      y: clamp(this.#centre.y - dy * unit, WHOLE.y, WHOLE.y + WHOLE.height),
    };
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    this.zoom(event.deltaY < 0 ? 1.18 : 1 / 1.18);
  }
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
/** A centre such that the window stays on the sheet, or in the middle when it is larger than the sheet. */
const inside = (centre: number, size: number, from: number, whole: number): number =>
  size >= whole ? from + whole / 2 : clamp(centre, from + size / 2, from + whole - size / 2);
