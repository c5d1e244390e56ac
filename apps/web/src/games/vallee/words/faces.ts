import type { CardId, Language } from '@comptoir/kit';
import { cardOf, idsOfFolk, setOf } from '@comptoir/vallee';
import { cardText, folkText } from '@comptoir/vallee/texts';
import type { CardFace } from '../art/card-face.ts';

const faces = new Map<string, CardFace>();

/** What is printed on a card; copies share one face. */
export function faceOf(id: CardId): CardFace {
  const card = cardOf(id);
  const known = faces.get(card.id);
  if (known) return known;
  const set = card.folk ?? 'junk';
  const [fr, en] = [cardText('fr', card.id), cardText('en', card.id)];
  const face: CardFace = {
    id: card.id,
    family: set,
    folk: { fr: folkText('fr', set).short, en: folkText('en', set).short },
    value: card.value,
    type: card.type,
    bonus: card.bonus,
    isRemastered: set.endsWith('-remaster'),
    name: { fr: fr.name, en: en.name },
    text: { fr: fr.text, en: en.text },
  };
  faces.set(card.id, face);
  return face;
}

/** The cards of a folk, one of each kind. */
export function kindsOf(
  folk: string,
): { readonly id: string; readonly copies: number; readonly face: CardFace }[] {
  const ids = idsOfFolk(folk);
  let at = 0;
  return setOf(folk).cards.map(({ id, copies }) => {
    const first = ids[at] as CardId;
    at += copies;
    return { id, copies, face: faceOf(first) };
  });
}

export const rulingsOf = (id: CardId, language: Language): readonly string[] =>
  cardText(language, cardOf(id).id).rulings;
