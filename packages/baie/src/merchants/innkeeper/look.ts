import type { MerchantLook } from '../merchant.ts';

export const look: MerchantLook = {
  icon: 'camp-cooking-pot',
  goods: { s: { icon: 'hot-meal' }, l: { icon: 'kebab-spit' } },
};
