import { FACES } from '@comptoir/baie';
import { language } from '../../../i18n/language.svelte.ts';
import type { Merchant } from '../art/clans.ts';

export const merchantName = (merchant: Merchant): string => FACES[merchant][language()].name;
