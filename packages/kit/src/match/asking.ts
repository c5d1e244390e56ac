import type { Seat } from '../decision.ts';
import { SPECTATOR } from '../game.ts';
import type { Kinded } from '../shapes.ts';

/**
 * The order in which every host asks bots. After an answer that the game waited for, each seat with a standing
 * question is asked once, in turn order, the one who answered last of all. Then come the seats the game waits for, in
 * the same order (Karanor K-215). Everybody hears a standing answer, such as an offer of trade, so everybody is asked
 * again before the game goes on.
 */
export interface Asking {
  /** Who answered the last question that the game waited for. */
  mover: Seat;
  /** The standing questions put to seats since then, and since the last standing answer. */
  readonly looked: Set<string>;
  /**
   * How many standing answers each seat has given when asked. Starts again when another seat speaks up unasked or the
   * game goes on.
   */
  readonly words: Map<Seat, number>;
}

/** A seat that has answered this often is not asked again until somebody else speaks up or the game goes on. */
const MOST_WORDS = 12;

/** Before the first answer the order begins with seat 0. */
export const newAsking = (mover: Seat = SPECTATOR): Asking => ({
  mover,
  looked: new Set(),
  words: new Map(),
});

const keyOf = ({ seat, id }: Kinded): string => `${seat} ${id}`;

/** The next question to put to one of these seats; null when the game waits for others. */
export function nextAsked<D extends Kinded>(
  { mover, looked, words }: Asking,
  decisions: readonly D[],
  seats: number,
  isOurs: (seat: Seat) => boolean = () => true,
): D | null {
  let best: D | null = null;
  let bestPlace = Number.POSITIVE_INFINITY;
  for (const decision of decisions) {
    const isStanding = decision.standing === true;
    // Standing questions come before the required ones.
    const place = ((decision.seat - mover - 1 + seats) % seats) + (isStanding ? 0 : seats);
    if (place >= bestPlace || !isOurs(decision.seat)) continue;
    if (isStanding && (looked.has(keyOf(decision)) || (words.get(decision.seat) ?? 0) >= MOST_WORDS))
      continue;
    best = decision;
    bestPlace = place;
  }
  return best;
}

/** Marks a standing question as asked, so that it is not asked again until somebody answers something. */
export function noteLooked({ looked }: Asking, decision: Kinded): void {
  looked.add(keyOf(decision));
}

/** After a return to an earlier point, seats may be asked again what they let pass. */
export function noteReturned({ looked, words }: Asking): void {
  looked.clear();
  words.clear();
}

export function noteAnswered(asking: Asking, decision: Kinded): void {
  const { looked, words } = asking;
  const { seat } = decision;
  if (decision.standing !== true) {
    asking.mover = seat;
    words.clear();
  } else if (looked.has(keyOf(decision))) words.set(seat, (words.get(seat) ?? 0) + 1);
  else words.clear();
  looked.clear();
}
