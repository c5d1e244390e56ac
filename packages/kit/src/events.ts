/**
 * Where verbs tell what happened. Playing is synchronous, so one listener at a time is enough: `listen` sets it for
 * the length of one call. In simulation nobody listens and nothing is built or kept.
 */
let sink: unknown[] | null = null;

/** Verbs ask this before they build an event, so that an event nobody hears costs nothing. */
export const listening = (): boolean => sink !== null;

export function tell<Event>(event: Event): void {
  sink?.push(event);
}

export function listen<T>(out: unknown[] | null, play: () => T): T {
  const before = sink;
  sink = out;
  try {
    return play();
  } finally {
    sink = before;
  }
}
