import { type CardId, type Language, must } from '@comptoir/kit';
import { cardOf } from '../catalogue.ts';
import { type CardText, type FolkText, type SetText, TEXTS } from '../content/texts.ts';

export type { CardText, FolkText } from '../content/texts.ts';

/** The texts of the cards stand beside the cards; this file only finds them. */

const allCards = (language: Language): ReadonlyMap<string, CardText> =>
  new Map(Object.values<SetText>(TEXTS[language]).flatMap((set) => Object.entries(set.cards)));

const CARDS: Readonly<Record<Language, ReadonlyMap<string, CardText>>> = {
  fr: allCards('fr'),
  en: allCards('en'),
};

export const folkText = (language: Language, set: string): FolkText =>
  must((TEXTS[language] as Readonly<Record<string, SetText>>)[set], `texts of ${set}`).folk;

/** By the id of the card: `delicacy`, `junk`. */
export const cardText = (language: Language, id: string): CardText =>
  must(CARDS[language].get(id), `text of ${id}`);

export const cardName = (language: Language, card: CardId): string =>
  cardText(language, cardOf(card).id).name;
