import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { frenchSpacing, type Language } from '@comptoir/kit';

/** The repository, seen from `src` and from `dist` alike. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A rule as its document writes it: `- **V-062** text`, sometimes with more after the number. */
const BULLET = /^\s*- \*\*([A-Z]{1,3}-\d+[a-z]?)\b([^*]*)\*\*(.*)$/;

export interface Rule {
  readonly id: string;
  readonly text: string;
}

const rulesPath = (game: string, language: Language): string =>
  `${ROOT}docs/rules/${game}${language === 'fr' ? '.fr' : ''}.md`;

/** The rules of a document, in order; null when there is no document. */
export function readRules(game: string, language: Language): Rule[] | null {
  const path = rulesPath(game, language);
  if (!/^[a-z]+$/.test(game) || !existsSync(path)) return null;
  const rules: Rule[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const found = BULLET.exec(line);
    if (found) rules.push({ id: found[1] as string, text: `${found[2]}${found[3]}`.trim() });
  }
  return rules;
}

/** The text of one rule in the reader's language, else in English, else null. */
export function ruleText(game: string, id: string, language: Language): string | null {
  for (const tongue of [language, 'en'] as const) {
    const found = readRules(game, tongue)?.find((rule) => rule.id === id.toUpperCase());
    if (found === undefined) continue;
    const text = found.text.replaceAll('*', '').replaceAll('`', '');
    return tongue === 'fr' ? frenchSpacing(text) : text;
  }
  return null;
}
