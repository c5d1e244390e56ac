import type { Offer } from '../../catalog/offer.ts';
import MerchantPicker from './choice/MerchantPicker.svelte';

/** Merchants are chosen by their portrait, at the place of whoever opens the table. */
export const offer: Offer = {
  fetch: async () => undefined,
  drawn: [],
  lookOf: () => null,
  pickers: { merchant1: MerchantPicker },
};
