import { capital, PHRASES } from '@comptoir/baie/texts';
import { language } from '../../../i18n/language.svelte.ts';
import type { ClanMark } from './clans.ts';

/** What an adventurer or an icon of a card is called, in the language of the page. */
export function clanName(mark: ClanMark): string {
  const { adventurers, icons } = PHRASES[language()];
  return adventurers[mark] ?? capital(icons[mark]);
}
