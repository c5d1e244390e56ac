import { wareName as nameOf } from '@comptoir/baie/texts';
import { language } from '../../../i18n/language.svelte.ts';
import type { Good, Merchant } from '../art/clans.ts';

/** A good as its merchant calls it, in the language of the page. */
export const wareName = (good: Good, merchant: Merchant): string => nameOf(good, merchant, language());
