import type { Seat } from './decision.ts';
import type { Weight, Wording } from './wording.ts';

/** One entry of the story as a viewer was told it; the deal has no seat. */
export interface Told<E> {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly events: readonly E[];
}

/** One decision as somebody follows it: who, what, and what it changed. */
export interface Beat<E> {
  /** The entry it is told in. */
  readonly seq: number;
  readonly seat: Seat;
  readonly headline: E;
  readonly changes: readonly E[];
  /** What it begins with: a decision, a step of a longer one, or a change that an earlier decision caused. */
  readonly what: 'decision' | 'step' | 'change';
}

/** Whether a beat only carries on what the one before it began: the next step of a walk, the next choice of an effect. */
export const carriesOn = (before: Beat<unknown>, { seat, what }: Beat<unknown>): boolean =>
  before.seat === seat && (what === 'change' || (what === 'step' && before.what === 'step'));

/** A beat that also tells what was carried on. */
export const carriedOn = <E>(before: Beat<E>, { headline, changes }: Beat<E>): Beat<E> => ({
  ...before,
  changes: [...before.changes, headline, ...changes],
});

/** Joins beats that only carry on to the beat that began them. */
export function foldedBeats<E>(beats: readonly Beat<E>[]): Beat<E>[] {
  const folded: Beat<E>[] = [];
  for (const beat of beats) {
    const before = folded.at(-1);
    if (before !== undefined && carriesOn(before, beat)) folded[folded.length - 1] = carriedOn(before, beat);
    else folded.push(beat);
  }
  return folded;
}

type Teller<E> = Pick<Wording<never, E, never>, 'weight' | 'event'>;

/** Whether an event has a sentence does not depend on who reads it. */
const ANYONE = { viewer: -1, name: (): string => '' };

/**
 * The beats of one entry, one for each seat that decided something in it. Without a decision, the beat begins with the
 * first change. An entry with nothing but housekeeping has no beat and belongs to the one before.
 */
export function beatsIn<E>(
  { seq, seat, events }: Told<E>,
  { weight, event: sentence }: Teller<E>,
): Beat<E>[] {
  if (seat === null) return [];
  const beats: (Beat<E> & { readonly changes: E[] })[] = [];
  const early: E[] = [];
  for (const event of events) {
    const weighed: Weight = weight(event);
    if (weighed === 'housekeeping' || sentence(event, ANYONE) === null) continue;
    const decider = weighed === 'change' ? null : weighed.headline;
    const last = beats.at(-1);
    const same = decider === null ? last : beats.find((beat) => beat.seat === decider);
    if (same !== undefined) same.changes.push(event);
    else if (decider === null) early.push(event);
    else {
      const what = weighed !== 'change' && weighed.isStep === true ? 'step' : 'decision';
      beats.push({ seq, seat: decider, headline: event, changes: [], what });
    }
  }
  const [first] = beats;
  if (first !== undefined) first.changes.unshift(...early);
  else if (early[0] !== undefined)
    return [{ seq, seat, headline: early[0], changes: early.slice(1), what: 'change' }];
  return beats;
}
