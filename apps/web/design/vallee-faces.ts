import type { CardId } from '@comptoir/kit';
import { allSets, cardOf, JUNK, vallee } from '@comptoir/vallee';
import type { CardFace } from '../src/games/vallee/art/card-face.ts';
import { type CardFamily, FOLKS } from '../src/games/vallee/art/folks.ts';

interface SetTexts {
  readonly cards: Readonly<
    Record<string, { readonly name: string; readonly text: string; readonly rulings: readonly string[] }>
  >;
}
const files = import.meta.glob<SetTexts>('../../../packages/vallee/src/content/*.json', {
  eager: true,
  import: 'default',
});

function words(
  family: CardFamily,
  card: string,
  language: 'fr' | 'en',
): { name: string; text: string; rulings: readonly string[] } {
  const file = Object.entries(files).find(([path]) => path.endsWith(`/${family}.${language}.json`))?.[1];
  return file?.cards[card] ?? { name: card, text: '', rulings: [] };
}

export interface ShownCard extends CardFace {
  readonly rulings: Readonly<Record<'fr' | 'en', readonly string[]>>;
}

/** All cards of the box as the sheet shows them, folk by folk, Junk last. `vallee` assembles the catalogue. */
export const FACES: readonly ShownCard[] = [
  ...(vallee ? allSets() : []).flatMap((set) => set.cards),
  JUNK,
].map((card) => {
  const family = FOLKS.find((folk) => folk === card.folk) ?? 'junk';
  const fr = words(family, card.id, 'fr');
  const en = words(family, card.id, 'en');
  return {
    id: card.id,
    family,
    value: card.value,
    type: card.type,
    bonus: card.bonus,
    name: { fr: fr.name, en: en.name },
    text: { fr: fr.text, en: en.text },
    rulings: { fr: fr.rulings, en: en.rulings },
  };
});

export function face(id: string): ShownCard {
  const found = FACES.find((one) => one.id === id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
}

/** A copy of a card, as tables know it. */
export function cardNamed(name: string, copy = 0): CardId {
  for (let id = 0, left = copy; ; id++) if (cardOf(id).id === name && left-- === 0) return id;
}
