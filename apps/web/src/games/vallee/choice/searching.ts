import type { Language } from '@comptoir/kit';
import { isFolk, remasteredAs, setOf } from '@comptoir/vallee';
import { cardText, folkText } from '@comptoir/vallee/texts';
import { plainLetters } from '../../../rulebook/rules-text.ts';

/** V-390: the folk whose cards a table of this edition would have. */
export const inEdition = (folk: string, edition: unknown): string =>
  edition === 'remaster' && isFolk(folk) ? remasteredAs(folk) : folk;

/** Whether every word of a query stands somewhere on a folk: its names, its speciality, its cards. */
export function isFound(folk: string, query: string, language: Language): boolean {
  const words = plainLetters(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const { name, short, speciality } = folkText(language, folk);
  const cards = setOf(folk).cards.flatMap(({ id }) => {
    const card = cardText(language, id);
    return [card.name, card.text];
  });
  const printed = plainLetters([name, short, speciality, ...cards].join(' '));
  return words.every((word) => printed.includes(word));
}
