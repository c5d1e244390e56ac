import type { Language } from '@comptoir/kit';
import { allSets, cardOf, JUNK, NAMED_FOLKS } from '@comptoir/vallee';
import { cardText, folkText } from '@comptoir/vallee/texts';
import type { RuleChapter } from '../../../rulebook/rules-text.ts';
import { fetchFolks } from '../art/folks.ts';

const TEXTS = {
  fr: () => import('virtual:rules/vallee.fr'),
  en: () => import('virtual:rules/vallee.en'),
} as const;

/** The booklet, then the cards of all folks. */
export async function rules(language: Language): Promise<readonly RuleChapter[]> {
  const [{ default: booklet }] = await Promise.all([TEXTS[language](), fetchFolks(NAMED_FOLKS)]);
  const folks = allSets().map(
    (set): RuleChapter => ({
      id: `folk-${set.folk}`,
      title: folkText(language, set.folk).short,
      paragraphs: set.cards.map((card) => ({ id: null, text: describe(card.id, card.value, language) })),
    }),
  );
  const junk = describe(JUNK.id, JUNK.value, language);
  const [first, ...rest] = folks;
  return first === undefined
    ? booklet
    : [...booklet, { ...first, paragraphs: [...first.paragraphs, { id: null, text: junk }] }, ...rest];
}

function describe(id: string, value: number, language: Language): string {
  const { name, text, rulings } = cardText(language, id);
  return [`${name} (${value})${language === 'fr' ? '\u00a0:' : ':'} ${text}`, ...rulings].join(' ');
}

/** The paragraph behind a card: how its kind of card works. */
export function cardRule(card: number): string {
  const { type } = cardOf(card);
  return type === 'technique' ? 'V-080' : type === 'passive' ? 'V-180' : 'V-003';
}
