import {
  type Dictionary,
  dictionary,
  frenchSpacing,
  LANGUAGES,
  type Language,
  type Message,
  type ValuesOf,
} from '@comptoir/kit';
import { recall, remember } from '../browser/preferences.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { type Localized, preferredLanguage } from './localized.ts';

export type MessageKey = keyof typeof fr;

let current = $state<Language>(
  recall('language', LANGUAGES) ?? preferredLanguage(globalThis.navigator?.languages ?? []),
);

export function language(): Language {
  return current;
}

export function setLanguage(next: Language): void {
  current = next;
  document.documentElement.lang = next;
  remember('language', next);
}

/** The sentences of a dictionary in the reader's language. Reactive: they follow `setLanguage`. */
export function speaker<const F extends Readonly<Record<string, Message>>>(
  words: Dictionary<F>,
): (<K extends keyof F>(key: K, ...values: ValuesOf<F[K]>) => string) & Pick<Dictionary<F>, 'messages'> {
  const say = <K extends keyof F>(key: K, ...values: ValuesOf<F[K]>): string =>
    words(current, key, ...values);
  return Object.assign(say, { messages: words.messages });
}

export const words = dictionary(fr, en);
export const t = speaker(words);

/** The same for a text that comes with the content of a game. */
export function tell(text: Localized): string {
  return current === 'fr' ? frenchSpacing(text.fr) : text.en;
}
