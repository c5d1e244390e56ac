import { type CardId, frenchSpacing, type Language } from '@comptoir/kit';

export type NamedCards = readonly (readonly [name: string, card: CardId])[];

/**
 * The names of cards as they stand in sentences, by language and with its spacing; longest first, since some names
 * contain others. They are worked out once for each `count`: a game that fetches its cards as tables need them has
 * more of them later.
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
