import { type Box, MOODS, type Mood, TRAITS, type Trait } from './content/moods.ts';

/** Choosing folks as people do: by mood, by box, at random. */
export interface Taste {
  /** None means any. */
  readonly boxes: readonly Box[];
  readonly least: Readonly<Record<Trait, number>>;
  readonly most: Readonly<Record<Trait, number>>;
}

const all = (value: number): Record<Trait, number> => ({
  complexity: value,
  interaction: value,
  nastiness: value,
  luck: value,
});

export const ANY_TASTE: Taste = { boxes: [], least: all(1), most: all(5) };

/** Tastes that have a name. */
export const TASTES = {
  peaceful: { ...ANY_TASTE, most: { ...all(5), nastiness: 1 } },
  harsh: { ...ANY_TASTE, least: { ...all(1), interaction: 3 } },
  first: { ...ANY_TASTE, most: { ...all(5), complexity: 3, nastiness: 2 } },
} as const satisfies Readonly<Record<string, Taste>>;

/** Why a folk is not to this taste: its box, or the first trait that is too much or too little; null if it is. */
export function objection(folk: string, { boxes, least, most }: Taste): 'box' | Trait | null {
  const mood: Mood | undefined = MOODS[folk];
  if (mood === undefined || (boxes.length > 0 && !boxes.includes(mood.box))) return 'box';
  return TRAITS.find((trait) => mood[trait] < least[trait] || mood[trait] > most[trait]) ?? null;
}

/**
 * The folks already chosen, and others at random until there are enough: first those to one's taste, then the rest,
 * so that a narrow taste never leaves a table without folks. `below` gives a number from 0 to n - 1.
 */
export function completed(
  chosen: readonly string[],
  wanted: number,
  folks: readonly string[],
  taste: Taste,
  below: (n: number) => number,
): string[] {
  const found = chosen.slice(0, wanted);
  const left = folks.filter((folk) => !found.includes(folk));
  for (const isLiked of [true, false]) {
    const pool = left.filter((folk) => (objection(folk, taste) === null) === isLiked);
    while (found.length < wanted && pool.length > 0)
      found.push(pool.splice(below(pool.length), 1)[0] as string);
  }
  return folks.filter((folk) => found.includes(folk));
}
