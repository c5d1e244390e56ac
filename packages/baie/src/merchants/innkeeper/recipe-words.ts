import type { Language } from '@comptoir/kit';
import { CLANS } from '../../pieces.ts';
import { COLOURS } from '../../texts/colours.ts';
import { KINDS, recipeOf } from './board.ts';

/** What the dishes are called. */
const DISHES: Readonly<Record<string, Readonly<Record<Language, string>> & { readonly gender: 'm' | 'f' }>> =
  {
    broth: { fr: 'bouillon', en: 'broth', gender: 'm' },
    pie: { fr: 'tourte', en: 'pie', gender: 'f' },
    stew: { fr: 'ragoût', en: 'stew', gender: 'm' },
    roast: { fr: 'rôti', en: 'roast', gender: 'm' },
  };

export const recipeKey = (recipe: number): string => `recipe ${recipe}`;

/** Every recipe by its key: a red broth, a blue pie. */
export function recipeWords(language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(
    KINDS.flatMap(({ id }, kind) =>
      CLANS.map((letter, clan) => {
        const dish = DISHES[id]!;
        const colour = COLOURS[letter];
        const name = language === 'en' ? `${colour.en} ${dish.en}` : `${dish.fr} ${colour[dish.gender]}`;
        return [recipeKey(recipeOf(clan, kind)), name] as const;
      }),
    ),
  );
}
