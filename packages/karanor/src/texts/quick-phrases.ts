import type { Language } from '@comptoir/kit';
import type { Text } from '../content/language.ts';
import { typeset } from './french.ts';
import { VOICES, type Voice, type Voiced } from './voices.ts';

/**
 * Words for offers and answers that everybody reads in their own language. Such a note is `#` and one of these codes;
 * bots add the voice of their character (`#keep.master`). Any other note is shown as it was written.
 */
const PHRASES = {
  need: { fr: 'Il m’en manque pour mon projet.', en: 'I need it for my plans.' },
  spare: { fr: 'J’en ai plus qu’il ne m’en faut.', en: 'I have more of it than I need.' },
  fair: { fr: 'Nous y gagnons tous les deux.', en: 'We both gain from it.' },
  later: { fr: 'Je vous revaudrai ça.', en: 'I will return the favour.' },
  dear: { fr: 'C’est un peu cher : voilà mon prix.', en: 'That’s a little dear: here’s my price.' },
  rather: { fr: 'Plutôt ceci, si vous voulez bien.', en: 'I’d rather do this, if you don’t mind.' },
  deal: { fr: 'Marché conclu !', en: 'It’s a deal!' },
  keep: { fr: 'J’en ai besoin moi-même.', en: 'I need it myself.' },
  useless: { fr: 'Je n’en ai pas l’usage.', en: 'I have no use for it.' },
  cheap: { fr: 'C’est trop peu pour moi.', en: 'That is too little for me.' },
  yours: { fr: 'Vous y gagneriez plus que moi.', en: 'You would gain more than I would.' },
  lead: { fr: 'Vous êtes trop près du but.', en: 'You are too close to winning.' },
  short: { fr: 'La marchandise n’y est pas.', en: 'The goods are not there.' },
  nothing: { fr: 'On n’a rien sans rien.', en: 'Nothing comes of nothing.' },
  trust: { fr: 'Tenez d’abord vos promesses.', en: 'Keep your promises first.' },
} as const satisfies Readonly<Record<string, Text>>;
export type Phrase = keyof typeof PHRASES;

/** What people may pick with one tap, by what they are about to say. */
const USES = {
  offer: ['need', 'spare', 'fair', 'later'],
  counter: ['dear', 'rather', 'fair', 'later'],
  decline: ['keep', 'useless', 'cheap', 'lead', 'trust'],
} as const satisfies Readonly<Record<string, readonly Phrase[]>>;
export const phrasesFor = (use: keyof typeof USES): readonly string[] => USES[use].map((code) => `#${code}`);

/** A note that says this, in a voice or plainly. */
export const noteOf = (code: Voiced, voice?: Voice): string =>
  voice === undefined ? `#${code}` : `#${code}.${voice}`;

function phraseOf(note: string): Text | undefined {
  const [code = '', voice, ...rest] = note.startsWith('#') ? note.slice(1).split('.') : [];
  if (rest.length > 0) return undefined;
  if (voice === undefined) return Object.hasOwn(PHRASES, code) ? PHRASES[code as Phrase] : undefined;
  const lines = Object.hasOwn(VOICES, voice) ? VOICES[voice as Voice] : undefined;
  return lines !== undefined && Object.hasOwn(lines, code) ? lines[code as Voiced] : undefined;
}

/** A note as a reader of this language sees it. */
export function noteText(language: Language, note: string): string {
  const text = phraseOf(note)?.[language];
  if (text === undefined) return note;
  return language === 'fr' ? typeset(text) : text;
}
