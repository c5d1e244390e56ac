import type { MerchantLook } from '../merchant.ts';

export const look: MerchantLook = {
  difficulty: 3,
  icon: 'camp-cooking-pot',
  goods: { s: { icon: 'hot-meal' }, l: { icon: 'kebab-spit' } },
};
