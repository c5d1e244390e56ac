import type { Language } from './wording.ts';

/** A sentence, or its singular and plural; `{name}` marks a slot. */
export type Message = string | { readonly one: string; readonly other: string };

type Slots<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Slots<Rest> : never;
export type SlotsOf<M> = M extends string
  ? Slots<M>
  : M extends { readonly one: infer A extends string; readonly other: infer B extends string }
    ? Slots<A> | Slots<B> | 'n'
    : never;

export type Values = Readonly<Record<string, string | number>>;
/** What must be put into a message: nothing, or one record with a value for each slot. */
export type ValuesOf<M> = [SlotsOf<M>] extends [never]
  ? []
  : [values: Readonly<Record<SlotsOf<M>, string | number>>];

/** The words of one part of the product in all languages. French is written first and says which keys and slots there are. */
export interface Dictionary<F extends Readonly<Record<string, Message>>> {
  <K extends keyof F>(language: Language, key: K, ...values: ValuesOf<F[K]>): string;
  /** The same sentence in every language. */
  both<K extends keyof F>(key: K, ...values: ValuesOf<F[K]>): Readonly<Record<Language, string>>;
  /** For keys that are only known at run time; null where the dictionary has none of that name. */
  find(language: Language, key: string, values?: Values): string | null;
  readonly messages: Readonly<Record<Language, Readonly<Record<keyof F, Message>>>>;
}

export function dictionary<const F extends Readonly<Record<string, Message>>>(
  fr: F,
  en: { readonly [K in keyof F]: Message },
): Dictionary<F> {
  const messages = { fr, en };
  const say = <K extends keyof F>(language: Language, key: K, ...[values]: ValuesOf<F[K]>): string =>
    put(language, messages[language][key], values);
  const find = (language: Language, key: string, values?: Values): string | null =>
    Object.hasOwn(fr, key) ? put(language, messages[language][key] as Message, values) : null;
  const both = <K extends keyof F>(key: K, ...values: ValuesOf<F[K]>) => ({
    fr: say('fr', key, ...values),
    en: say('en', key, ...values),
  });
  return Object.assign(say, { both, find, messages });
}

/** In French zero is singular, in English plural. */
const isOne = (language: Language, n: number): boolean => (language === 'fr' ? Math.abs(n) < 2 : n === 1);

function put(language: Language, message: Message, values: Values = {}): string {
  const text =
    typeof message === 'string'
      ? message
      : isOne(language, Number(values['n']))
        ? message.one
        : message.other;
  const whole = language === 'fr' ? elide(text, values) : text;
  const filled = whole.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
  return language === 'fr' ? frenchSpacing(filled) : filled;
}

const VOWEL = /^[aeiouhàâäéèêëîïôöùûü]/i;

/** "de" before a name that begins with a vowel: "d’Ada". */
function elide(text: string, values: Values): string {
  return text.replace(/\b([Dd])e \{(\w+)\}/g, (whole, d: string, name: string) =>
    VOWEL.test(String(values[name])) ? `${d}’{${name}}` : whole,
  );
}

const NO_BREAK = '\u00a0';

/** French spacing: no-break space before : ; ? ! » and after «, and the curved apostrophe. */
export function frenchSpacing(text: string): string {
  return text
    .replace(/ ([:;?!»])/g, `${NO_BREAK}$1`)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/(\p{L})'(?=\p{L})/gu, '$1’')
    .replace(/(\d) (?=(?:h|min|s|or|pas)(?!\p{L}))/gu, `$1${NO_BREAK}`);
}
