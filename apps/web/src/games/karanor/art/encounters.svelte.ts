import type { Language } from '@comptoir/kit';
import { during } from '../../../browser/settled.ts';

type Told = Readonly<Record<string, string>>;

const FILES: Readonly<Record<Language, () => Promise<{ readonly told: Told }>>> = {
  fr: () => import('@comptoir/karanor/encounters/fr'),
  en: () => import('@comptoir/karanor/encounters/en'),
};

/** What quests tell, fetched when the first of them is shown: a table of cards and ways can do without it. */
let known = $state.raw<Readonly<Partial<Record<Language, Told>>>>({});
const asked = new Set<Language>();

async function fetchThem(language: Language): Promise<void> {
  try {
    const { told } = await during(FILES[language]());
    known = { ...known, [language]: told };
  } catch {
    // Without a server a card still says what it costs and brings; the next one asks again.
    asked.delete(language);
  }
}

/** The encounter of a quest; empty until it has come. */
export function encounterOf(quest: string, language: Language): string {
  if (!asked.has(language)) {
    asked.add(language);
    void fetchThem(language);
  }
  return known[language]?.[quest] ?? '';
}
