import { type CardId, frenchSpacing, type Language } from '@comptoir/kit';

export type NamedCards = readonly (readonly [name: string, card: CardId])[];

/**
 * The names by which sentences call cards, per language and with its spacing; the longest first, for some hold another. They are worked out
 * once for each `count` of what is there: a game that fetches its cards as tables need them has more later.
 */
export function cardNames(
  list: (language: Language) => Iterable<readonly [string, CardId]>,
  count: () => number = () => 0,
) {
  const known = new Map<string, NamedCards>();
  return (language: Language): NamedCards => {
    const key = `${language} ${count()}`;
    let names = known.get(key);
    if (names === undefined) {
      const spaced = (name: string): string => (language === 'fr' ? frenchSpacing(name) : name);
      names = [...list(language)]
        .map(([name, card]) => [spaced(name), card] as const)
        .sort((a, b) => b[0].length - a[0].length);
      known.set(key, names);
    }
    return names;
  };
}
