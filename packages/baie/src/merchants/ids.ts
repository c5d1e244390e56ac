/** The letters of the merchants. A new one begins here: the compiler then names every part that is missing. */
export const MERCHANT_IDS = ['A', 'F', 'K', 'H', 'T'] as const;
export type MerchantId = (typeof MERCHANT_IDS)[number];
