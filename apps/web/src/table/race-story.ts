import { type Beat, beatsIn, type Seat, type Wording } from '@comptoir/kit';
import type { ReplayView } from './game-screen.ts';

/** The race of a finished game, from the scores after each of its entries. */

/** Scores after an entry that changed one of them; the first stands before the game. */
export interface RacePoint {
  readonly seq: number;
  readonly scores: readonly number[];
}

/** How much a seat gained by one move of its own. */
export interface Leap {
  readonly seq: number;
  readonly seat: number;
  readonly gain: number;
}

export interface RaceStory {
  readonly course: readonly RacePoint[];
  /** The largest gain of each seat by one move; none where a seat never gained alone. */
  readonly best: readonly (Leap | null)[];
  /** How often another one came to lead alone. */
  readonly changes: number;
  /** Who leads at the end, and since which entry; null where nobody leads alone. */
  readonly lead: { readonly seat: number; readonly seq: number } | null;
}

export function raceStory<V>(
  points: readonly Pick<ReplayView<unknown, V>, 'seq' | 'view'>[],
  seats: number,
  scoreOf: (view: V, seat: number) => number,
): RaceStory {
  const course: RacePoint[] = [];
  const best: (Leap | null)[] = Array.from({ length: seats }, () => null);
  let changes = 0;
  let lead = null as RaceStory['lead'];
  let last: number | null = null;
  for (const { seq, view } of points) {
    const scores = Array.from({ length: seats }, (_, seat) => scoreOf(view, seat));
    const before = course.at(-1)?.scores;
    const moved = scores.flatMap((score, seat) =>
      before === undefined || before[seat] === score ? [] : [seat],
    );
    if (before !== undefined && moved.length === 0) continue;
    course.push({ seq, scores });
    // Where several scores change at once, the game is scoring: no single move did it.
    const [seat] = moved;
    if (before !== undefined && seat !== undefined && moved.length === 1) {
      const gain = (scores[seat] as number) - (before[seat] as number);
      // Of equal gains the later one is told.
      if (gain > 0 && gain >= (best[seat]?.gain ?? 0)) best[seat] = { seq, seat, gain };
    }
    const first = leaderOf(scores);
    if (first === null) lead = null;
    else if (first !== lead?.seat) {
      if (last !== null && last !== first) changes += 1;
      last = first;
      lead = { seat: first, seq };
    }
  }
  return { course, best, changes, lead };
}

function leaderOf(scores: readonly number[]): number | null {
  const most = Math.max(...scores);
  const first = scores.indexOf(most);
  return scores.lastIndexOf(most) === first ? first : null;
}

/**
 * What a seat decided in the entry that brought it a gain; null where the entry is somebody else's and it decided nothing in
 * it, as when a market follows.
 */
export function beatOfLeap<E>(
  { seq, seat }: Pick<Leap, 'seq' | 'seat'>,
  mover: Seat | null,
  events: readonly E[],
  teller: Pick<Wording<never, E, never>, 'weight' | 'event'>,
): Beat<E> | null {
  return beatsIn({ seq, seat: mover, events }, teller).find((beat) => beat.seat === seat) ?? null;
}
