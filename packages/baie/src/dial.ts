import { type Edited, type HandNumbers, numbersOf } from './numbers.ts';

/**
 * The clock (chapter 2). A space is twice its order value (B-025): hour n is 2n, the hands lie between hours. So spaces
 * compare like their order values and stay integers.
 */
export type DialSpace = number;

export const hour = (n: number): DialSpace => 2 * n;
export const LAST_HOUR = 12;
/** The days of a game. */
export const ROUNDS = 3;

/** Spaces of hours are even, those of hands odd. */
export const isHand = (space: DialSpace): boolean => space % 2 === 1;
/** B-025: the space of a hand lies in the middle of the hours that it joins. */
const spaceOf = ({ from, to }: HandNumbers): DialSpace => from + to;

/** The spaces of the hands H1 and H2. */
export const handsOf = (table: Edited): DialSpace[] => numbersOf(table).hands.map(spaceOf);

/** The hours that a hand joins. */
export const handHours = (table: Edited, hand: DialSpace): HandNumbers =>
  numbersOf(table).hands.find((one) => spaceOf(one) === hand)!;

/**
 * B-023: the hours that a hand gains: its two steps less the hours it spans. Below 0 it leads faster towards noon.
 */
export function hoursGained(table: Edited, hand: DialSpace): number {
  const { from, to } = handHours(table, hand);
  return 2 - (to - from);
}

/** B-024: the mouse of H1 leaves after round 1, that of H2 after round 2. */
export const isOpen = (hand: number, round: number): boolean => round >= hand + 2;

/** B-026 */
export const startOf = (round: number): DialSpace => hour(round);

/** The hand that may be entered from a space, or 0. */
export function handFrom(table: Edited & { readonly round: number }, space: DialSpace): DialSpace {
  const { hands } = numbersOf(table);
  for (let hand = 0; hand < hands.length; hand++)
    if (space === hour(hands[hand]!.from) && isOpen(hand, table.round)) return spaceOf(hands[hand]!);
  return 0;
}

/** The next space of an hourglass along the ring, or off a hand (B-072). */
export const nextSpace = (table: Edited, space: DialSpace): DialSpace =>
  isHand(space) ? hour(handHours(table, space).to) : space + 2;

/** B-011: the tokens on markers at a table with this many seats; the fifth seat has a zero token. */
const tokenAt = (n: number, seats: number): number => {
  if (n === 3) return seats === 5 ? 0 : 1;
  if (n === 9) return seats === 2 ? 2 : 1;
  return n === 11 && seats <= 3 ? 2 : 1;
};

const loadsOf = (markers: readonly number[], seats: number): number[] =>
  Array.from({ length: LAST_HOUR }, (_, n) => (markers.includes(n) ? tokenAt(n, seats) : 0));

/** The Loads of the last table asked about. Kept, because every hour of every hourglass asks. */
let known: {
  readonly markers: readonly number[];
  readonly seats: number;
  readonly loads: readonly number[];
} = {
  markers: [],
  seats: 0,
  loads: [],
};

/** B-021, B-022: Loads of the step from hour n to n + 1; none past noon. */
export function loadsAfter(
  table: Edited & { readonly config: { readonly seats: number } },
  n: number,
): number {
  const { markers } = numbersOf(table);
  const { seats } = table.config;
  if (markers !== known.markers || seats !== known.seats)
    known = { markers, seats, loads: loadsOf(markers, seats) };
  return known.loads[n] ?? 0;
}
