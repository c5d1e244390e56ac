import type { MerchantLook } from '../merchant.ts';

export const look: MerchantLook = { icon: 'sands-of-time' };
