import { type Beat, beatsIn, type Cast, SPECTATOR, severalTimes } from '@comptoir/kit';
import type { AnyScreen, Spots } from './game-screen.ts';
import type { Scene } from './scene.svelte.ts';
import type { StoryEntry } from './table.ts';

const found = new WeakMap<StoryEntry<unknown>, readonly Beat<unknown>[]>();

/** What is decided in an entry of the story, worked out once. */
export function beatsOf(
  entry: StoryEntry<unknown>,
  { wording }: Pick<AnyScreen, 'wording'>,
): readonly Beat<unknown>[] {
  const known = found.get(entry) ?? beatsIn(entry, wording.fr);
  found.set(entry, known);
  return known;
}

/** Everything on the table that a beat is about: the tag of who decided, and where it is seen. */
export function spotsIn(
  { seat, headline, changes }: Beat<unknown>,
  { screen, view }: Scene,
): Required<Spots> {
  const spots = [headline, ...changes].flatMap((event) => screen.spotsOf?.(event, view) ?? []);
  const lit = new Set([`seat-${seat}`, ...spots.flatMap((one) => one.lit)]);
  return { lit: [...lit], way: spots.flatMap(({ way }) => way ?? []) };
}

/** A sentence about a beat. */
export interface Line {
  readonly text: string;
  /** It mentions the reader, so it would read differently for anybody else. */
  readonly isYours: boolean;
}

export interface ToldBeat {
  readonly headline: Line;
  /** The same thing several times is said once. */
  readonly changes: readonly Line[];
}

/** A beat in the reader's words. */
export function toldBeat({ headline, changes }: Beat<unknown>, scene: Scene): ToldBeat {
  const { cast, wording } = scene;
  const anyone: Cast = { ...cast, viewer: SPECTATOR };
  const line = (event: unknown): Line => {
    const text = wording.event(event, cast) ?? '';
    return { text: scene.spaced(text), isYours: text !== wording.event(event, anyone) };
  };
  const times = new Map<string, Line & { event: unknown; times: number }>();
  for (const event of changes) {
    const one = line(event);
    times.set(one.text, { ...one, event, times: (times.get(one.text)?.times ?? 0) + 1 });
  }
  return {
    headline: line(headline),
    changes: [...times.values()].map(({ text, isYours, event, times: n }) => ({
      text: n === 1 ? text : scene.spaced(severalTimes(wording, event, cast, n) ?? text),
      isYours,
    })),
  };
}
