import { type Beat, foldedBeats, type Seat, SPECTATOR, type Viewer } from '@comptoir/kit';
import { beatsOf } from './beats.ts';
import type { AnyScreen } from './game-screen.ts';
import type { StoryEntry } from './table.ts';

/** A bystander has no turn; this many of the last moves are told instead. */
const LAST_MOVES = 12;
/** The signs shown for each rival. */
const SIGNS = 3;

/**
 * What the others decided since this seat's last turn. Decisions of this seat during turns of others (a window passed,
 * an offer answered) do not end a turn: the turn around them is still to be told.
 */
export function beatsSince(
  story: readonly StoryEntry<unknown>[],
  screen: Pick<AnyScreen, 'wording' | 'turnOf'>,
  viewer: Viewer,
): readonly Beat<unknown>[] {
  const beats: Beat<unknown>[] = [];
  let turn: Seat | null = null;
  let since = 0;
  for (const entry of story) {
    for (const beat of beatsOf(entry, screen)) {
      beats.push(beat);
      if (beat.seat === viewer && (turn === null || turn === viewer)) since = beats.length;
    }
    for (const event of entry.events) turn = screen.turnOf?.(event) ?? turn;
  }
  if (viewer === SPECTATOR) return foldedBeats(beats).slice(-LAST_MOVES);
  return foldedBeats(beats.slice(since).filter(({ seat }) => seat !== viewer));
}

export interface RivalsMoves {
  readonly seat: Seat;
  readonly beats: readonly Beat<unknown>[];
  /** The few that tell most: what happened to the reader first, then decisions before steps and their consequences. */
  readonly signs: readonly Beat<unknown>[];
}

const WEIGHT: Readonly<Record<Beat<unknown>['what'], number>> = {
  decision: 1,
  intent: 2,
  step: 2,
  change: 3,
  reply: 3,
};

/** What each of the others did, in the order in which they began. */
export function movesByRival(
  beats: readonly Beat<unknown>[],
  isYours: (beat: Beat<unknown>) => boolean,
): readonly RivalsMoves[] {
  const weights = new Map(beats.map((beat) => [beat, isYours(beat) ? 0 : WEIGHT[beat.what]]));
  const weightOf = (beat: Beat<unknown>): number => weights.get(beat) ?? 0;
  return [...new Set(beats.map(({ seat }) => seat))].map((seat) => {
    const own = beats.filter((beat) => beat.seat === seat);
    const chosen = new Set([...own].sort((a, b) => weightOf(a) - weightOf(b)).slice(0, SIGNS));
    const isLoss = (beat: Beat<unknown>): boolean => weightOf(beat) === 0;
    const inOrder = own.filter((beat) => chosen.has(beat));
    return {
      seat,
      beats: own,
      signs: [...inOrder.filter(isLoss), ...inOrder.filter((beat) => !isLoss(beat))],
    };
  });
}

export interface Deed {
  /** What was done, in the few words that stand in bold. */
  readonly what: string;
  /** How: the payment, the choice within a card, the place. */
  readonly how: string;
}

/** A sentence that tells a decision passes here from what was done to how. */
const TURNING = /^(.+?)(?:\s?:\s|\s(?=\(|avec\s|with\s))(.+)$/u;

/** The sentence of a decision without the name that stands before its row, in what was done and how. */
export function deedOf(text: string, name: string): Deed {
  const said = nameless(text, name).replace(/\.$/u, '');
  const [, what = said, how = ''] = TURNING.exec(said) ?? [];
  return { what, how };
}

export const nameless = (text: string, name: string): string =>
  text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
