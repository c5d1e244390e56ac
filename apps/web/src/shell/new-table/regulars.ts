import type { Language } from '@comptoir/kit';
import type { Regular } from '../../catalog/characters.ts';
import { language } from '../../i18n/language.svelte.ts';

const LINES: Readonly<Record<Regular, Readonly<Record<Language, string>>>> = {
  Ambre: {
    fr: 'Habituée du comptoir : elle compte deux fois et ne paie qu’une fois.',
    en: 'A regular of the counter: counts twice and pays once.',
  },
  Basile: {
    fr: 'Ancien caravanier : il parle peu et se souvient de tout.',
    en: 'Once a caravan driver: says little and remembers everything.',
  },
  Cléo: {
    fr: 'Arrive la première, part la dernière, et salue tout le monde.',
    en: 'First to come, last to leave, and greets everybody.',
  },
  Dorian: {
    fr: 'Fils de changeur : il pèse chaque pièce avant de la lâcher.',
    en: 'A money changer’s son: weighs every coin before he lets it go.',
  },
  Élia: {
    fr: 'Elle dessine la table dans un carnet, et sourit sans dire pourquoi.',
    en: 'Draws the table in a notebook, and smiles without saying why.',
  },
};

/** What is said of a regular; null for everybody else. */
export const regularLine = (name: string): string | null =>
  Object.hasOwn(LINES, name) ? LINES[name as Regular][language()] : null;
