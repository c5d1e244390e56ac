import type { Who } from './phrases.ts';

export { capital } from './naming.ts';

/** How sentences are made in English. */

/** The verb for the reader, then for somebody else. */
export const says = (who: Who, you: string, they: string): string =>
  who.isYou ? `You ${you}` : `${who.name} ${they}`;
/** The same inside a sentence, where "The Colporteur" has a small article. */
export const goesOn = (who: Who, you: string, they: string): string =>
  who.isYou ? `you ${you}` : `${who.name.replace(/^The (?=\p{Lu})/u, 'the ')} ${they}`;
export const count = (n: number | string | undefined, one: string, many: string): string =>
  `${n} ${Number(n) === 1 ? one : many}`;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;
/** A small number as a word. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);
