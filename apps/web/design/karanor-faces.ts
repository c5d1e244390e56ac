import content from '../../../docs/rules/karanor-content.json';
import { type Bundle, sumGains } from '../src/games/karanor/art/bundle.ts';
import { mapPlan } from '../src/games/karanor/art/map-plan.ts';
import type { QuestFace } from '../src/games/karanor/art/QuestCard.svelte';
import type { ShopFace } from '../src/games/karanor/art/ShopCard.svelte';
import type { Language } from '../src/i18n/translate.ts';

export const plan = mapPlan(content.map);
const placeNames = new Map(content.map.territories.map((place) => [place.id, place.name]));

/** "PORT-FÉRAL" on the map is "Port-Féral" on a ribbon. */
function placeName(id: string, language: Language): string {
  const name = placeNames.get(id)?.[language] ?? id;
  if (name !== name.toUpperCase()) return name;
  const small = name.toLowerCase();
  return small.replace(/(?<!\p{L})(?!(?:de|du|la|le|l)(?!\p{L}))\p{L}/gu, (first) => first.toUpperCase());
}

const WORDS = {
  city: { fr: 'Une cité', en: 'A city' },
  coast: { fr: 'Une côte', en: 'A coast' },
  text: { fr: 'Voir texte', en: 'See text' },
  or: { fr: ' ou ', en: ' or ' },
} as const;

function where(at: object | null, language: Language): string | null {
  if (!at) return null;
  if ('is' in at && Array.isArray(at.is))
    return at.is.map((id) => placeName(String(id), language)).join(WORDS.or[language]);
  if ('shopOf' in at || 'pawnOf' in at) return WORDS.text[language];
  return 'coast' in at ? WORDS.coast[language] : WORDS.city[language];
}

export const badgeNames = (language: Language): Record<string, string> =>
  Object.fromEntries(content.badges.map((badge) => [badge.id, badge.name[language]]));

export function quests(language: Language): QuestFace[] {
  return [...content.quests, ...content.followUps].map((quest) => ({
    id: quest.id,
    title: quest.title[language].replace(/ \d\/\d$/, ''),
    part: quest.part,
    place: where(quest.at, language),
    prestige: quest.prestige,
    story: quest.story[language],
    options: quest.options.map((option) => ({
      cost: ('cost' in option ? option.cost : {}) as Bundle,
      gain: sumGains(option.do),
      text: option.text[language],
    })),
  }));
}

export function shops(language: Language): ShopFace[] {
  return content.shops.map((shop) => ({
    id: shop.id,
    name: shop.name[language],
    cost: shop.cost as Bundle,
    reward: sumGains(shop.reward) ?? {},
    bonus: { cost: (shop.bonus.cost ?? {}) as Bundle, gain: sumGains(shop.bonus.do) },
  }));
}

export const blackMarket = (language: Language) =>
  content.blackMarket.map((card) => ({
    id: card.id,
    name: card.name[language],
    timing: card.timing,
    text: card.text[language],
  }));
export const artefacts = (language: Language) =>
  content.artefacts.map((card) => ({ id: card.id, name: card.name[language], text: card.text[language] }));
export const badges = (language: Language) =>
  content.badges.map((badge) => ({ id: badge.id, name: badge.name[language], effect: badge.text[language] }));
export const deliveries = (language: Language) =>
  content.deliveries.map((card) => ({
    id: card.id,
    city: placeName(card.city, language),
    cost: card.cost as Bundle,
    reward: card.reward as Bundle,
  }));
