import type { Language } from '@comptoir/kit';
import type { ClanMark } from './clans.ts';

/** What is printed on a token of La Baie: clans, rogues, corruption, and the ichor (I) of the Alchemist. */
type BaieToken = ClanMark | 'I';

/** The first letter of the name; among the tokens of one game no two are alike, so a Wizard among Warriors has two. */
export const CLAN_LETTERS: Readonly<Record<Language, Readonly<Record<BaieToken, string>>>> = {
  fr: { R: 'G', G: 'B', B: 'S', Y: 'N', X: 'V', '!': 'C', I: 'I' },
  en: { R: 'W', G: 'B', B: 'Wi', Y: 'N', X: 'R', '!': 'C', I: 'I' },
};
