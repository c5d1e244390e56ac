import type { Language } from '@comptoir/kit';
import en from './encounters.en.json' with { type: 'json' };
import fr from './encounters.fr.json' with { type: 'json' };

/**
 * What is read aloud when a quest is met, by its id. The rules never look at it, and it weighs as much as all the
 * rest of the content. So a screen fetches it only to show it, and may fetch one language alone.
 */
export const encounters: Readonly<Record<Language, Readonly<Record<string, string>>>> = { fr, en };
