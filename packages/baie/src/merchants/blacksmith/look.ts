import type { MerchantLook } from '../merchant.ts';

export const look: MerchantLook = {
  icon: 'anvil',
  goods: { s: { icon: 'warhammer' }, l: { icon: 'breastplate' } },
};
