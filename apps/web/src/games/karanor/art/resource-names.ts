import { NAMES } from '@comptoir/karanor/texts';
import { language } from '../../../i18n/language.svelte.ts';

/** What a resource is called, in the language of the page. */
export const resourceName = (resource: number | string): string => NAMES[language()].resource(resource);
