import { frenchSpacing } from './typography.ts';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence, or its two forms by number; `{name}` marks what is put in. */
export type Message = string | { readonly one: string; readonly other: string };

type Slots<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Slots<Rest> : never;
export type SlotsOf<M> = M extends string
  ? Slots<M>
  : M extends { readonly one: infer A extends string; readonly other: infer B extends string }
    ? Slots<A> | Slots<B> | 'n'
    : never;

/** A text given in both languages by content, not by the dictionary. */
export type Localized = Readonly<Record<Language, string>>;

const rules: Readonly<Record<Language, Intl.PluralRules>> = {
  fr: new Intl.PluralRules('fr'),
  en: new Intl.PluralRules('en'),
};

/** "de" before a name that begins with a vowel: "d’Ada". */
function elide(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\b([Dd])e \{(\w+)\}/g, (whole, d: string, name: string) =>
    /^[aeiouhàâäéèêëîïôöùûü]/i.test(String(values[name])) ? `${d}’{${name}}` : whole,
  );
}

export function translate(
  language: Language,
  message: Message,
  values: Readonly<Record<string, string | number>> = {},
): string {
  let text: string;
  if (typeof message === 'string') text = message;
  else text = rules[language].select(Number(values['n'])) === 'one' ? message.one : message.other;
  const whole = language === 'fr' ? elide(text, values) : text;
  const filled = whole.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
  return language === 'fr' ? frenchSpacing(filled) : filled;
}

/** The first of the reader's languages that we speak; French otherwise. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'fr';
}
