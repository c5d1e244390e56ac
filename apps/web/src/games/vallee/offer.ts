import { FOLK_IDS } from '@comptoir/vallee';
import type { Offer } from '../../catalog/offer.ts';
import { fetchFolks } from './art/folks.ts';
import { isFamily, lookOf } from './art/looks.ts';
import FolkChooser from './choice/FolkChooser.svelte';

/** The folks one may choose, each with its animal. */
export const offer: Offer = {
  fetch: () => fetchFolks(FOLK_IDS),
  drawn: ['folks'],
  lookOf(option, value) {
    if (!['folks', 'among'].includes(option) || !isFamily(value)) return null;
    const { animal, deep, tint } = lookOf(value);
    return { icon: animal, ink: deep, tint };
  },
  choosers: { folks: FolkChooser },
};
