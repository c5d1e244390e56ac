import type { State } from '@comptoir/baie';
import type { Seat } from '@comptoir/kit';

/** What the half-done work on a merchant's board is worth to its owner, at a quick look. */
export type BoardWorth = (g: State, seat: Seat) => number;
