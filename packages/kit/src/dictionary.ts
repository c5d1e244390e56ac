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
  if (language !== 'fr')
    return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
  return frenchSpacing(
    text.replace(
      /(?:(?<!\p{L})(de|à|que) )?\{(\w+)\}/giu,
      (whole, before: string | undefined, name: string) => {
        const value = values[name];
        if (value === undefined) return whole;
        if (before === undefined) return String(value);
        if (typeof value === 'number') return `${before} ${value}`;
        const said = frenchName(before.toLowerCase() as 'de', value);
        return before === before.toLowerCase() ? said : said.charAt(0).toUpperCase() + said.slice(1);
      },
    ),
  );
}

const VOWEL = /^[aeiouhàâäéèêëîïôöùûü]/i;
const ARTICLE = /^(?:(Le|La|Les) |(L’))(?=\p{Lu})/u;
const MELTED: Readonly<Record<'de' | 'à', Readonly<Record<string, string>>>> = {
  de: { Le: 'du ', La: 'de la ', Les: 'des ', 'L’': 'de l’' },
  à: { Le: 'au ', La: 'à la ', Les: 'aux ', 'L’': 'à l’' },
};

/**
 * A name after "de", "à" or "que", in French: "d’Ada", and, since some names begin with an article, "du Vieux Phare",
 * "au Colporteur".
 */
export function frenchName(before: 'de' | 'à' | 'que', name: string): string {
  const article = ARTICLE.exec(name);
  if (article !== null && before !== 'que')
    return `${MELTED[before][article[1] ?? article[2] ?? '']}${name.slice(article[0].length)}`;
  return before !== 'à' && VOWEL.test(name) ? `${before.slice(0, -1)}’${name}` : `${before} ${name}`;
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
