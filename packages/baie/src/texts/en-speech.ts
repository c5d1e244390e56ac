import type { Who } from './phrases.ts';

export { capital } from './naming.ts';

/** How sentences are made in English. */

/** The verb for the reader, then for somebody else. */
export const says = (who: Who, you: string, they: string): string =>
  who.isYou ? `You ${you}` : `${who.name} ${they}`;
/** A name inside a sentence, where "The Colporteur" has a small article; at one's own device a seat is called "You". */
export const within = (name: string): string =>
  name.replace(/^(?:T(?=he \p{Lu})|Y(?=ou$))/u, (letter) => letter.toLowerCase());
/** The verb as in `says`, inside a sentence. */
export const goesOn = (who: Who, you: string, they: string): string =>
  who.isYou ? `you ${you}` : `${within(who.name)} ${they}`;
export const count = (n: number | string | undefined, one: string, many: string): string =>
  `${n} ${Number(n) === 1 ? one : many}`;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;
/** A small number as a word. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);
