import type { Who } from './phrases.ts';

/** How sentences are made in French. */

/** The verb for the reader, then for somebody else. */
export const says = (who: Who, you: string, they: string): string =>
  who.isYou ? `Vous ${you}` : `${who.name} ${they}`;
/** The same inside a sentence. */
export const goesOn = (who: Who, you: string, they: string): string =>
  who.isYou ? `vous ${you}` : `${who.name} ${they}`;
export const count = (n: number | string | undefined, one: string, many: string): string =>
  `${n} ${Number(n) < 2 ? one : many}`;
export const capital = (text: number | string | undefined): string => {
  const word = String(text);
  return word.charAt(0).toUpperCase() + word.slice(1);
};
