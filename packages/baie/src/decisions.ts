import type { Confirm, PickCards, PickNumber, PickOption } from '@comptoir/kit';

/**
 * The questions of La Baie (16.2). All are of the usual kinds; options are short texts in the words of the boards:
 * `LO`, `R>Q1`, `V2>K8`, `stop`.
 */
export type Decision = PickOption | PickCards | PickNumber | Confirm;

/** Ends a loop of optional things. */
export const STOP = 'stop';

/** A question with one answer is never asked in this game: everything about it is public. */
export const playsForced = (): boolean => true;
