import { content } from '@comptoir/karanor';
import type { Language } from '@comptoir/kit';
import type { RuleChapter } from '../../../rulebook/rules-text.ts';
import { pileOf } from './faces.ts';

const TEXTS = {
  fr: () => import('virtual:rules/karanor.fr'),
  en: () => import('virtual:rules/karanor.en'),
} as const;

const HEADINGS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  shops: { fr: 'Les commerces', en: 'Shops' },
  quests: { fr: 'Les quêtes', en: 'Quests' },
  blackMarket: { fr: 'Le marché noir', en: 'The black market' },
  artefacts: { fr: 'Les artefacts', en: 'Artefacts' },
  badges: { fr: 'Les insignes', en: 'Badges' },
  stories: { fr: 'Les histoires', en: 'Stories' },
};

/** The booklet, then every card as it is printed. */
export async function rules(language: Language): Promise<readonly RuleChapter[]> {
  const { default: booklet } = await TEXTS[language]();
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const line = (name: string, text: string) => ({ id: null, text: `${name}${colon} ${text}` });
  const chapter = (id: keyof typeof HEADINGS, paragraphs: RuleChapter['paragraphs']): RuleChapter => ({
    id: `cards-${id}`,
    title: HEADINGS[id]?.[language] ?? '',
    paragraphs,
  });
  return [
    ...booklet,
    chapter(
      'shops',
      content.shops.map((card) => line(card.name[language], card.text[language])),
    ),
    chapter(
      'quests',
      [...content.quests, ...content.followUps].map((card) =>
        line(
          card.title[language],
          `${card.goal[language]} ${card.options.map((option) => option.text?.[language] ?? '').join(' / ')}`,
        ),
      ),
    ),
    chapter(
      'blackMarket',
      content.blackMarket.map((card) => line(card.name[language], card.text[language])),
    ),
    chapter(
      'artefacts',
      content.artefacts.map((card) => line(card.name[language], card.text[language])),
    ),
    chapter(
      'badges',
      content.badges.map((card) => line(card.name[language], card.text[language])),
    ),
    chapter(
      'stories',
      content.stories.map((card) => line(card.name[language], card.text[language])),
    ),
  ];
}

/** The paragraph behind a card: how its kind of card works. */
export function cardRule(card: number): string {
  return { shop: 'K-090', quest: 'K-110', black: 'K-142', artefact: 'K-133', story: 'K-031' }[
    pileOf(card).pile
  ];
}
