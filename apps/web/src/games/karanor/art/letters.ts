import type { Language } from '@comptoir/kit';
import type { Resource } from './resources.ts';

/** Two letters: viande is Vd beside vin, metal is Mt beside meat. */
export const RESOURCE_LETTERS: Readonly<Record<Language, Readonly<Record<Resource, string>>>> = {
  fr: { wine: 'Vi', wood: 'Bo', fruit: 'Fr', meat: 'Vd', cloth: 'Ti', metal: 'Mé', diamond: 'Di' },
  en: { wine: 'Wi', wood: 'Wo', fruit: 'Fr', meat: 'Me', cloth: 'Cl', metal: 'Mt', diamond: 'Di' },
};
