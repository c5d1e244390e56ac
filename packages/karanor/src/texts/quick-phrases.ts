import type { Language } from '@comptoir/kit';
import type { Text } from '../content/language.ts';
import { typeset } from './french.ts';

/**
 * Words that go with an offer and are read in everybody's own language: a note that is one of these keys. Any other note
 * is shown as it was written.
 */
export const QUICK_PHRASES = {
  '#need': { fr: 'Il m’en manque pour mon projet.', en: 'I need it for what I am up to.' },
  '#spare': { fr: 'J’en ai plus qu’il ne m’en faut.', en: 'I have more of it than I need.' },
  '#dear': { fr: 'C’est un peu cher : voilà mon prix.', en: 'A little dear: here is my price.' },
  '#fair': { fr: 'Nous y gagnons tous les deux.', en: 'We both gain by it.' },
  '#later': { fr: 'Je vous revaudrai ça.', en: 'I will return the favour.' },
} as const satisfies Readonly<Record<string, Text>>;
export type QuickPhrase = keyof typeof QUICK_PHRASES;

/** A note as a reader of this language sees it. */
export function noteText(language: Language, note: string): string {
  if (!Object.hasOwn(QUICK_PHRASES, note)) return note;
  const text = QUICK_PHRASES[note as QuickPhrase][language];
  return language === 'fr' ? typeset(text) : text;
}
