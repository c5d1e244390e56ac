import { language } from '../../../i18n/language.svelte.ts';

/** "41 %" */
export const percent = (share: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
