import type { Language } from '@comptoir/kit';
import { content } from '../content/content.ts';
import { RESOURCES, type Resource, type Text } from '../content/language.ts';
import { TERRITORIES } from '../content/map.ts';
import { questItem } from '../content/tables.ts';
import type { Wares } from '../state.ts';
import * as french from './french.ts';

/** The name of a territory as sentences need it. */
export interface PlaceName {
  /** Verger du Vieux Roi */
  readonly name: string;
  /** le Verger du Vieux Roi */
  readonly the: string;
  /** au Verger du Vieux Roi, for whoever goes there */
  readonly to: string;
  /** au Verger du Vieux Roi, for whoever is there */
  readonly at: string;
  /** du Verger du Vieux Roi */
  readonly of: string;
}

/** The names of things by their numbers, in one language. */
export interface Names {
  place(at: number): PlaceName;
  territory(at: number): string;
  /** The kind, as it stands on a label: Vin. */
  resource(resource: number | string): string;
  /** A number of tokens: 2 vins. */
  count(n: number, resource: number | string): string;
  gold(n: number): string;
  prestige(n: number): string;
  story(story: number): string;
  shop(card: number): string;
  quest(card: number): string;
  questOption(card: number, option: number): string;
  blackCard(card: number): string;
  artefact(artefact: number): string;
  badge(badge: number): string;
  /** A number of badges of one kind, in a sentence: l’insigne de Capitaine, 2 insignes de Monture. */
  badges(n: number, badge: number): string;
  associate(associate: number): string;
  delivery(card: number): string;
  /** Its city, and what is given for what. */
  deliveryAt(card: number): readonly [city: PlaceName, terms: string];
  /** Any card by its id, wherever it comes from. */
  source(id: string): string;
  /** A list in a sentence: a, b and c. */
  list(parts: readonly string[]): string;
  tokens(counts: readonly number[]): string;
  wares(wares: Wares): string;
}

/** In a sentence, one and several. */
const TOKENS: Readonly<Record<Language, Readonly<Record<Resource, readonly [string, string]>>>> = {
  fr: {
    wine: ['vin', 'vins'],
    wood: ['bois', 'bois'],
    fruit: ['fruit', 'fruits'],
    meat: ['viande', 'viandes'],
    cloth: ['tissu', 'tissus'],
    metal: ['métal', 'métaux'],
    diamond: ['diamant', 'diamants'],
  },
  en: {
    wine: ['wine', 'wine'],
    wood: ['wood', 'wood'],
    fruit: ['fruit', 'fruit'],
    meat: ['meat', 'meat'],
    cloth: ['cloth', 'cloth'],
    metal: ['metal', 'metal'],
    diamond: ['diamond', 'diamonds'],
  },
};

const GOLD: Text = { fr: 'or', en: 'gold' };
const NOTHING: Text = { fr: 'rien', en: 'nothing' };
const AND: Text = { fr: 'et', en: 'and' };

const UNKNOWN: PlaceName = { name: '?', the: '?', to: '?', at: '?', of: '?' };

const PLACES: Readonly<Record<Language, readonly PlaceName[]>> = {
  fr: TERRITORIES.map(({ name: { fr: name }, article: { fr: article } }) => ({
    name,
    the: french.the(article, name),
    to: french.to(article, name),
    at: french.to(article, name),
    of: french.of(article, name),
  })),
  en: TERRITORIES.map(({ name: { en: name }, article: { en: article }, city }) => {
    const the = article === '' ? name : `${article} ${name}`;
    return { name, the, to: `to ${the}`, at: `${city === null ? 'at' : 'in'} ${the}`, of: `of ${the}` };
  }),
};

const numberOf = (resource: number | string): number =>
  typeof resource === 'number' ? resource : RESOURCES.indexOf(resource as Resource);

function badgeTiles(language: Language, n: number, badge: number): string {
  const tile = content.badges[badge];
  if (tile === undefined) return '?';
  if (language === 'fr') return n === 1 ? `l’insigne ${tile.of}` : `${n} insignes ${tile.of}`;
  return n === 1 ? `the ${tile.name.en} badge` : `${n} ${tile.name.en} badges`;
}

function namesIn(language: Language): Names {
  const of = (items: readonly { readonly name: Text }[], at: number): string =>
    items[at]?.name[language] ?? '?';
  const sources = new Map<string, string>();
  for (const { id, name } of [
    ...content.stories,
    ...content.shops,
    ...content.blackMarket,
    ...content.artefacts,
    ...content.badges,
  ])
    sources.set(id, name[language]);
  for (const { id, title } of [...content.quests, ...content.followUps]) sources.set(id, title[language]);
  const isOne = (n: number): boolean => (language === 'fr' ? n < 2 : n === 1);

  const names: Names = {
    place: (at) => PLACES[language][at] ?? UNKNOWN,
    territory: (at) => names.place(at).name,
    resource: (resource) => of(content.resources, numberOf(resource)),
    count(n, resource) {
      const [one, more] = TOKENS[language][RESOURCES[numberOf(resource)] ?? 'wine'];
      return `${n} ${isOne(n) ? one : more}`;
    },
    gold: (n) => `${n} ${GOLD[language]}`,
    prestige: (n) =>
      language === 'fr' ? french.many(n, 'point de prestige', 'points de prestige') : `${n} prestige`,
    story: (story) => of(content.stories, story),
    shop: (card) => of(content.shops, card),
    quest: (card) => questItem(card).title[language],
    questOption: (card, option) => questItem(card).options[option - 1]?.text?.[language] ?? String(option),
    blackCard: (card) => of(content.blackMarket, card),
    artefact: (artefact) => of(content.artefacts, artefact),
    badge: (badge) => of(content.badges, badge),
    badges: (n, badge) => badgeTiles(language, n, badge),
    associate: (associate) => of(content.associates, associate),
    delivery: (card) => content.deliveries[card]?.text[language] ?? '?',
    deliveryAt(card) {
      const city = TERRITORIES.findIndex(({ id }) => id === content.deliveries[card]?.city);
      return [names.place(city), names.delivery(card).replace(/^[^:]*:\s/, '')];
    },
    source: (id) => sources.get(id) ?? id,
    list(parts) {
      const last = parts.at(-1) ?? '';
      return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${AND[language]} ${last}`;
    },
    tokens: (counts) => names.list(counts.flatMap((n, at) => (n > 0 ? [names.count(n, at)] : []))),
    wares: ({ gold, resources, badges, artefacts, associates }) =>
      names.list([
        ...(gold > 0 ? [names.gold(gold)] : []),
        ...resources.flatMap((n, at) => (n > 0 ? [names.count(n, at)] : [])),
        ...badges.flatMap((n, at) => (n > 0 ? [names.badges(n, at)] : [])),
        ...artefacts.map((tile) => quoted(language, names.artefact(tile))),
        ...associates.map(names.associate),
      ]) || NOTHING[language],
  };
  return names;
}

/** Names of cards stand in quotation marks: they need no article then. */
export const quoted = (language: Language, name: string): string =>
  language === 'fr' ? french.typeset(`« ${name} »`) : `“${name}”`;

export const NAMES: Readonly<Record<Language, Names>> = { fr: namesIn('fr'), en: namesIn('en') };
