import { LANGUAGES, type Language } from '@comptoir/kit';

/** A text given in both languages by content, not by a dictionary. */
export type Localized = Readonly<Record<Language, string>>;

/** The first of the reader's languages that we speak; French otherwise. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'fr';
}
