/**
 * The clock (chapter 2). A space is twice its order value (B-025): hour n is 2n, the hands lie between hours. So spaces
 * compare like their order values and stay integers.
 */
export type DialSpace = number;

export const hour = (n: number): DialSpace => 2 * n;
export const HAND_1: DialSpace = 13;
export const HAND_2: DialSpace = 19;
export const LAST_HOUR = 12;

/** B-023: where each hand starts and where it leads. */
const HAND_1_FROM = hour(5);
export const HAND_1_TO = hour(8);
const HAND_2_FROM = hour(8);
export const HAND_2_TO = hour(11);

/** B-024: the mouse of H1 leaves after round 1, that of H2 after round 2. */
export const isOpen = (hand: DialSpace, round: number): boolean => round >= (hand === HAND_1 ? 2 : 3);

/** B-026 */
export const startOf = (round: number): DialSpace => hour(round);

/** The hand that may be entered from a space, or 0. */
export function handFrom(space: DialSpace, round: number): DialSpace {
  if (space === HAND_1_FROM && isOpen(HAND_1, round)) return HAND_1;
  if (space === HAND_2_FROM && isOpen(HAND_2, round)) return HAND_2;
  return 0;
}

/** B-011, B-095: Loads of the step from hour n to n + 1 by number of seats; the fifth seat is an expansion's. */
export function loadsAfter(n: number, seats: number): number {
  switch (n) {
    case 3:
      return seats === 5 ? 0 : 1;
    case 6:
      return 1;
    case 9:
      return seats === 2 ? 2 : 1;
    case 11:
      return seats <= 3 ? 2 : 1;
    default:
      return 0;
  }
}

export function dialName(space: DialSpace): string {
  if (space === HAND_1) return 'H1';
  return space === HAND_2 ? 'H2' : String(space / 2);
}
