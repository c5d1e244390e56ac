import type { Phrases } from './phrases.ts';

/** How pieces are called in labels. */
export const capital = (text: number | string | undefined): string => {
  const word = String(text);
  return word.charAt(0).toUpperCase() + word.slice(1);
};
export const placeText = (p: Phrases, id: string): string => capital(p.bare(p.places[id] ?? id));
export const colourText = (p: Phrases, letter: string): string => p.colours[letter] ?? letter;
/** A colour with the clan it belongs to. */
export const clanText = (p: Phrases, clan: string): string =>
  `${capital(colourText(p, clan))} (${p.adventurers[clan]})`;
export const coloursText = (p: Phrases, letters: string): string =>
  p.list([...letters].map((letter) => p.colours[letter]!));
