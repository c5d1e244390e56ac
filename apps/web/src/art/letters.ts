import type { ClanMark } from '../games/baie/art/clans.ts';
import type { Resource } from '../games/karanor/art/resources.ts';
import type { Language } from '../i18n/translate.ts';

/** What is printed on a token of La Baie: clans, rogues, corruption, and the ichor (I) of the Alchemist. */
type BaieToken = ClanMark | 'I';

/** The first letter of the name; among the tokens of one game no two are alike. */
export const CLAN_LETTERS: Readonly<Record<Language, Readonly<Record<BaieToken, string>>>> = {
  fr: { R: 'G', G: 'B', B: 'S', Y: 'N', X: 'V', '!': 'C', I: 'I' },
  en: { R: 'W', G: 'B', B: 'S', Y: 'N', X: 'R', '!': 'C', I: 'I' },
};

/** Two letters: viande is Vd beside vin, metal is Mt beside meat. */
export const RESOURCE_LETTERS: Readonly<Record<Language, Readonly<Record<Resource, string>>>> = {
  fr: { wine: 'Vi', wood: 'Bo', fruit: 'Fr', meat: 'Vd', cloth: 'Ti', metal: 'Mé', diamond: 'Di' },
  en: { wine: 'Wi', wood: 'Wo', fruit: 'Fr', meat: 'Me', cloth: 'Cl', metal: 'Mt', diamond: 'Di' },
};
