import { NAMES } from '@comptoir/karanor/texts';
import { language } from '../../../i18n/language.svelte.ts';

/** What a resource is called, in the language of the page. */
export const resourceName = (resource: number | string): string => NAMES[language()].resource(resource);

/** A number of one resource, as it stands in a sentence: 2 tissus. */
export const resourceCount = (n: number, resource: number | string): string =>
  NAMES[language()].count(n, resource);
