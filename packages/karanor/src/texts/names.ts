import type { Language } from '@comptoir/kit';
import { content } from '../content/content.ts';
import { RESOURCES, type Text } from '../content/language.ts';
import { TERRITORIES } from '../content/map.ts';
import { questItem } from '../content/tables.ts';
import type { Wares } from '../state.ts';

/** The names of things by their numbers, in one language. */
export interface Names {
  territory(at: number): string;
  resource(resource: number | string): string;
  story(story: number): string;
  shop(card: number): string;
  quest(card: number): string;
  questOption(card: number, option: number): string;
  blackCard(card: number): string;
  artefact(artefact: number): string;
  badge(badge: number): string;
  associate(associate: number): string;
  delivery(card: number): string;
  /** Any card by its id, wherever it comes from. */
  source(id: string): string;
  tokens(counts: readonly number[]): string;
  wares(wares: Wares): string;
}

const SMALL_WORDS = ['de', 'du', 'des', 'la', 'le', 'les', 'aux'];
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Cities are printed in capitals on the board; in a sentence they are written as usual. */
function inSentence(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .split(' ')
    .map((word, at) => {
      if (at > 0 && SMALL_WORDS.includes(word)) return word;
      if (word.startsWith("l'")) return `l'${capital(word.slice(2))}`;
      return word.split('-').map(capital).join('-');
    })
    .join(' ');
}

const GOLD: Text = { fr: 'or', en: 'gold' };
const NOTHING: Text = { fr: 'rien', en: 'nothing' };

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

  const names: Names = {
    territory: (at) => inSentence(TERRITORIES[at]?.name[language] ?? '?'),
    resource: (resource) =>
      of(content.resources, typeof resource === 'number' ? resource : RESOURCES.indexOf(resource as 'wine')),
    story: (story) => of(content.stories, story),
    shop: (card) => of(content.shops, card),
    quest: (card) => questItem(card).title[language],
    questOption: (card, option) => questItem(card).options[option - 1]?.text?.[language] ?? String(option),
    blackCard: (card) => of(content.blackMarket, card),
    artefact: (artefact) => of(content.artefacts, artefact),
    badge: (badge) => of(content.badges, badge),
    associate: (associate) => of(content.associates, associate),
    delivery: (card) => content.deliveries[card]?.text[language] ?? '?',
    source: (id) => sources.get(id) ?? id,
    tokens: (counts) => counts.flatMap((n, at) => (n > 0 ? [`${n} ${names.resource(at)}`] : [])).join(', '),
    wares: ({ gold, resources, badges, artefacts, associates }) =>
      [
        gold > 0 ? `${gold} ${GOLD[language]}` : '',
        names.tokens(resources),
        ...badges.flatMap((n, at) =>
          n > 0 ? [n === 1 ? names.badge(at) : `${n} × ${names.badge(at)}`] : [],
        ),
        ...artefacts.map(names.artefact),
        ...associates.map(names.associate),
      ]
        .filter((part) => part !== '')
        .join(', ') || NOTHING[language],
  };
  return names;
}

export const NAMES: Readonly<Record<Language, Names>> = { fr: namesIn('fr'), en: namesIn('en') };
