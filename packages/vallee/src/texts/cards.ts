import { type CardId, type Language, must } from '@comptoir/kit';
import { FOLKS } from '#folks';
import { cardOf } from '../catalogue.ts';
import junkEn from '../content/junk/en.json' with { type: 'json' };
import junkFr from '../content/junk/fr.json' with { type: 'json' };
import type { CardText, FolkText, SetText } from '../content/text.ts';

export type { CardText, FolkText } from '../content/text.ts';

/** The texts of the cards stand beside the cards; this file only finds them. */

interface Texts {
  readonly folks: Map<string, FolkText>;
  readonly cards: Map<string, CardText>;
}
const TEXTS: Readonly<Record<Language, Texts>> = {
  fr: { folks: new Map(), cards: new Map() },
  en: { folks: new Map(), cards: new Map() },
};

/** Makes the texts of a folk known, or those of Junk. */
export function addTexts(set: string, texts: Readonly<Record<Language, SetText>>): void {
  for (const language of ['fr', 'en'] as const) {
    const { folks, cards } = TEXTS[language];
    folks.set(set, texts[language].folk);
    for (const [id, text] of Object.entries(texts[language].cards)) cards.set(id, text);
  }
}
addTexts('junk', { fr: junkFr, en: junkEn });
for (const [id, { fr, en }] of Object.entries(FOLKS)) addTexts(id, { fr, en });

export const folkText = (language: Language, set: string): FolkText =>
  must(TEXTS[language].folks.get(set), `texts of ${set}`);

/** By the id of the card: `delicacy`, `junk`. */
export const cardText = (language: Language, id: string): CardText =>
  must(TEXTS[language].cards.get(id), `text of ${id}`);

export const cardName = (language: Language, card: CardId): string =>
  cardText(language, cardOf(card).id).name;
