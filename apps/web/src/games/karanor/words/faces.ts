import { content, questItem, type Resource, TERRITORIES } from '@comptoir/karanor';
import { NAMES, timingName } from '@comptoir/karanor/texts';
import type { CardId, Language } from '@comptoir/kit';
import type { Localized } from '../../../i18n/localized.ts';
import type { BlackMarketFace } from '../art/BlackMarketCard.svelte';
import { type Bundle, sumGains } from '../art/bundle.ts';
import { mapPlan } from '../art/map-plan.ts';
import type { QuestFace } from '../art/QuestCard.svelte';
import type { ShopFace } from '../art/ShopCard.svelte';

/** What is printed on cards and tiles, by their numbers in the rules. */

export const plan = mapPlan(content.map);

/** Every pile counts its cards from 0; on the screen a card has one number of its own. */
export const PILES = ['shop', 'quest', 'black', 'artefact', 'story'] as const;
export type PileName = (typeof PILES)[number];
const SPAN = 1000;
export const cardIn = (pile: PileName, card: number): CardId => PILES.indexOf(pile) * SPAN + card;
export const pileOf = (id: CardId): { readonly pile: PileName; readonly card: number } => ({
  pile: PILES[Math.floor(id / SPAN)] ?? 'shop',
  card: id % SPAN,
});

export const placeName = (territory: number, language: Language): string =>
  NAMES[language].territory(territory);

const badgesBy = (language: Language): Record<string, string> =>
  Object.fromEntries(content.badges.map(({ id, name }) => [id, name[language]]));
export const BADGE_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: badgesBy('fr'),
  en: badgesBy('en'),
};

const WHERE: Readonly<Record<Language, Readonly<Record<'anyCity' | 'coast' | 'text' | 'or', string>>>> = {
  fr: { anyCity: 'Une cité', coast: 'Une côte', text: 'Voir texte', or: ' ou ' },
  en: { anyCity: 'A city', coast: 'A coast', text: 'See text', or: ' or ' },
};

/** Where a quest is completed; null when it happens at once. */
function placeOf(card: number, language: Language): string | null {
  const { at } = questItem(card);
  if (at === null) return null;
  const words = WHERE[language];
  if (at.is !== undefined)
    return at.is
      .map((id) =>
        placeName(
          TERRITORIES.findIndex((place) => place.id === id),
          language,
        ),
      )
      .join(words.or);
  if (at.shopOf !== undefined || at.pawnOf !== undefined) return words.text;
  return at.coast ? words.coast : words.anyCity;
}

export function questFace(card: number, language: Language): QuestFace {
  const quest = questItem(card);
  return {
    id: quest.id,
    title: quest.title[language].replace(/ \d\/\d$/, ''),
    part: quest.part,
    place: placeOf(card, language),
    prestige: quest.prestige,
    options: quest.options.map((option) => ({
      cost: (option.cost ?? {}) as Bundle,
      gain: sumGains(option.do),
      text: option.text?.[language] ?? '',
    })),
  };
}

const shopItem = (card: number) => content.shops[card] as (typeof content.shops)[number];
export function shopFace(card: number, language: Language): ShopFace {
  const shop = shopItem(card);
  return {
    id: shop.id,
    name: shop.name[language],
    cost: shop.cost as Bundle,
    reward: sumGains(shop.reward) ?? {},
    bonus: { cost: (shop.bonus.cost ?? {}) as Bundle, gain: sumGains(shop.bonus.do) },
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function blackFace(card: number, language: Language): BlackMarketFace {
  const item = content.blackMarket[card] as (typeof content.blackMarket)[number];
  return {
    id: item.id,
    name: item.name[language],
    when: capital(timingName(language, item.timing)),
    text: item.text[language],
  };
}

export interface TileFace {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly story: string;
}
const tileFace = (
  item: {
    readonly id: string;
    readonly name: Localized;
    readonly text: Localized;
    readonly story: Localized;
  },
  language: Language,
): TileFace => ({
  id: item.id,
  name: item.name[language],
  text: item.text[language],
  story: item.story[language],
});
export const artefactFace = (card: number, language: Language): TileFace =>
  tileFace(content.artefacts[card] as (typeof content.artefacts)[number], language);
export const badgeFace = (badge: number, language: Language): TileFace =>
  tileFace(content.badges[badge] as (typeof content.badges)[number], language);
export const storyFace = (story: number, language: Language): TileFace =>
  tileFace(content.stories[story] as (typeof content.stories)[number], language);

export const associateName = (associate: number, language: Language): string =>
  content.associates[associate]?.name[language] ?? '';
export const associateResource = (associate: number): Resource =>
  content.associates[associate]?.resource ?? 'wine';

export function deliveryFace(card: number, language: Language) {
  const item = content.deliveries[card] as (typeof content.deliveries)[number];
  const city = TERRITORIES.findIndex((place) => place.id === item.city);
  return { city, name: placeName(city, language), cost: item.cost as Bundle, reward: item.reward as Bundle };
}

/** What a point of prestige came from, by the reason the story gives: `quest:feu-de-camp`, `shop:banque#reward`. */
export function reasonName(why: string, language: Language): string {
  const id = why.replace(/^[a-z-]+:/, '').replace(/#.*$/, '');
  const quest = [...content.quests, ...content.followUps].find((one) => one.id === id);
  if (quest !== undefined) return quest.title[language];
  const delivery = content.deliveries.findIndex((one) => one.id === id);
  if (delivery >= 0) return deliveryFace(delivery, language).name;
  const item = [...content.shops, ...content.blackMarket, ...content.artefacts].find((one) => one.id === id);
  return item?.name[language] ?? '';
}

/** The name of a card by its number on the screen. */
export function nameOf(id: CardId, language: Language): string {
  const { pile, card } = pileOf(id);
  switch (pile) {
    case 'shop':
      return shopFace(card, language).name;
    case 'quest':
      return questFace(card, language).title;
    case 'black':
      return blackFace(card, language).name;
    case 'artefact':
      return artefactFace(card, language).name;
    case 'story':
      return storyFace(card, language).name;
  }
}
