import { FACES, type MerchantPhrases } from '@comptoir/baie';
import { language } from '../../../i18n/language.svelte.ts';
import type { Merchant } from '../art/clans.ts';

/** What the folder of a merchant says about it, in the language of the page. */
export const merchantWords = (merchant: Merchant): MerchantPhrases => FACES[merchant][language()];
export const merchantName = (merchant: Merchant): string => merchantWords(merchant).name;
