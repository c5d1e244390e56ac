import type { Seat } from './decision.ts';
import type { Wording } from './wording.ts';

/** One entry of the story as a viewer was told it; the deal has no seat. */
export interface Told<E> {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly events: readonly E[];
}

/** One decision as somebody follows it: who, what, and what it changed. */
export interface Beat<E> {
  /** The entry that tells it. */
  readonly seq: number;
  readonly seat: Seat;
  readonly headline: E;
  readonly changes: readonly E[];
  /**
   * How it begins: a decision, one step of a longer decision, an announcement that others may still stop, a change
   * caused by an earlier decision, or somebody else's reply to it.
   */
  readonly what: 'decision' | 'step' | 'intent' | 'change' | 'reply';
}

/** A deed says all that its announcement said. */
const isDeedOf = (before: Beat<unknown>, { seat, what }: Beat<unknown>): boolean =>
  before.what === 'intent' && before.changes.length === 0 && before.seat === seat && what === 'decision';

/** Whether a beat only goes on with the one before it: the next step of a walk, the next choice of an effect. */
export const carriesOn = (before: Beat<unknown>, beat: Beat<unknown>): boolean =>
  beat.what === 'reply' ||
  isDeedOf(before, beat) ||
  (before.seat === beat.seat && (beat.what === 'change' || (beat.what === 'step' && before.what === 'step')));

/** Joins two such beats into one. A deed replaces its announcement. */
export const carriedOn = <E>(before: Beat<E>, beat: Beat<E>): Beat<E> =>
  isDeedOf(before, beat) ? beat : { ...before, changes: [...before.changes, beat.headline, ...beat.changes] };

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
  let turn: Seat = seat;
  let owner: Seat = seat;
  for (const event of events) {
    const weighed = weight(event);
    if (typeof weighed === 'object' && 'turn' in weighed) {
      turn = weighed.turn;
      continue;
    }
    if (typeof weighed === 'object' && 'owner' in weighed) {
      owner = weighed.owner;
      continue;
    }
    if (weighed === 'housekeeping' || sentence(event, ANYONE) === null) continue;
    if (weighed === 'change' || weighed === 'reply') {
      (beats.at(-1)?.changes ?? early).push(event);
      continue;
    }
    const { headline, isStep, isIntent } = weighed;
    const decider = headline === 'turn' ? turn : headline;
    const what = isStep ? 'step' : isIntent ? 'intent' : 'decision';
    const beat: (typeof beats)[number] = { seq, seat: decider, headline: event, changes: [], what };
    const at = beats.findIndex((known) => known.seat === decider);
    const same = beats[at];
    if (same === undefined) beats.push(beat);
    // What was paid between the announcement and its deed stays.
    else if (same.what === 'intent' && what === 'decision') beats[at] = { ...beat, changes: same.changes };
    else same.changes.push(event);
  }
  const [first] = beats;
  if (first !== undefined) first.changes.unshift(...early);
  else if (early[0] !== undefined) {
    const what = weight(early[0]) === 'reply' ? 'reply' : 'change';
    return [{ seq, seat: owner, headline: early[0], changes: early.slice(1), what }];
  }
  return beats;
}
