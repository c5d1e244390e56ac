import { recall, remember } from '../browser/preferences.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import {
  LANGUAGES,
  type Language,
  type Localized,
  preferredLanguage,
  type SlotsOf,
  translate,
} from './translate.ts';
import { frenchSpacing } from './typography.ts';

export type MessageKey = keyof typeof fr;
type Values<K extends MessageKey> = [SlotsOf<(typeof fr)[K]>] extends [never]
  ? []
  : [values: Readonly<Record<SlotsOf<(typeof fr)[K]>, string | number>>];

let current = $state<Language>(recall('language', LANGUAGES) ?? preferredLanguage(navigator.languages));

export function language(): Language {
  return current;
}

export function setLanguage(next: Language): void {
  current = next;
  document.documentElement.lang = next;
  remember('language', next);
}

/** The dictionary's sentence in the reader's language. Reactive: it follows `setLanguage`. */
export function t<K extends MessageKey>(key: K, ...[values]: Values<K>): string {
  return translate(current, current === 'fr' ? fr[key] : en[key], values);
}

/** The same for a text that comes with the content of a game. */
export function tell(text: Localized): string {
  return current === 'fr' ? frenchSpacing(text.fr) : text.en;
}
