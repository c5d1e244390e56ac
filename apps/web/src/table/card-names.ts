import type { CardId, Language } from '@comptoir/kit';

export type NamedCards = readonly (readonly [name: string, card: CardId])[];

/** The names by which sentences call cards, per language, worked out once; the longest first, for some hold another. */
export function cardNames(list: (language: Language) => Iterable<readonly [string, CardId]>) {
  const known = new Map<Language, NamedCards>();
  return (language: Language): NamedCards => {
    let names = known.get(language);
    if (names === undefined) {
      names = [...list(language)].sort((a, b) => b[0].length - a[0].length);
      known.set(language, names);
    }
    return names;
  };
}
