import { rulesBehind } from '@comptoir/baie/texts';
import type { Language } from '@comptoir/kit';
import type { RuleChapter } from '../../../rulebook/rules-text.ts';

const TEXTS = {
  fr: () => import('virtual:rules/baie.fr'),
  en: () => import('virtual:rules/baie.en'),
} as const;

export async function rules(language: Language): Promise<readonly RuleChapter[]> {
  const { default: booklet } = await TEXTS[language]();
  return booklet;
}

/** The paragraph behind a question. */
export const ruleOf = (id: string): string | null => rulesBehind(id)[0] ?? null;
