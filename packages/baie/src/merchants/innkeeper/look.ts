import type { MerchantLook } from '../merchant.ts';

export const look: MerchantLook = { icon: 'camp-cooking-pot' };
