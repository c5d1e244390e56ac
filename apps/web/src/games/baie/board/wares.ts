import { language } from '../../../i18n/language.svelte.ts';
import type { Good, Merchant } from '../art/clans.ts';
import { clanOf, sizeOf } from '../art/clans.ts';

/** Goods as their merchant calls them (9.4): a red potion, a blue armour. */
type Gender = 'm' | 'f';
type Sized<T> = Readonly<Record<'s' | 'l', T>>;

const FRENCH: Readonly<Record<Merchant, Sized<readonly [string, Gender]>>> = {
  A: { s: ['potion', 'f'], l: ['élixir', 'm'] },
  F: { s: ['arme', 'f'], l: ['armure', 'f'] },
  K: { s: ['pêche', 'f'], l: ['trésor', 'm'] },
  H: { s: ['curiosité', 'f'], l: ['artefact', 'm'] },
};
const ENGLISH: Readonly<Record<Merchant, Sized<string>>> = {
  A: { s: 'potion', l: 'elixir' },
  F: { s: 'weapon', l: 'armour' },
  K: { s: 'catch', l: 'treasure' },
  H: { s: 'curio', l: 'artefact' },
};
const COLOURS = {
  R: { m: 'rouge', f: 'rouge', en: 'red' },
  G: { m: 'vert', f: 'verte', en: 'green' },
  B: { m: 'bleu', f: 'bleue', en: 'blue' },
  Y: { m: 'jaune', f: 'jaune', en: 'yellow' },
} as const;

export function wareName(good: Good, merchant: Merchant): string {
  const colour = COLOURS[clanOf(good)];
  if (language() === 'en') return `${colour.en} ${ENGLISH[merchant][sizeOf(good)]}`;
  const [word, gender] = FRENCH[merchant][sizeOf(good)];
  return `${word} ${colour[gender]}`;
}
