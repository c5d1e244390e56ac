import type { Who } from './phrases.ts';

export { capital } from './naming.ts';

/** How sentences are made in French. */

/** The verb for the reader, then for somebody else. */
export const says = (who: Who, you: string, they: string): string =>
  who.isYou ? `Vous ${you}` : `${who.name} ${they}`;
/** A name inside a sentence, where "Le Colporteur" has a small article; at one's own device a seat is called "Vous". */
export const within = (name: string): string =>
  name.replace(/^(?:L(?=(?:es?|a) \p{Lu})|V(?=ous$))/u, (letter) => letter.toLowerCase());
/** The verb as in `says`, inside a sentence. */
export const goesOn = (who: Who, you: string, they: string): string =>
  who.isYou ? `vous ${you}` : `${within(who.name)} ${they}`;
export const count = (n: number | string | undefined, one: string, many: string): string =>
  `${n} ${Number(n) < 2 ? one : many}`;
const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'] as const;
/** A small number as a word. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);
