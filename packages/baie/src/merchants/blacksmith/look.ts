import type { MerchantLook } from '../merchant.ts';

export const look: MerchantLook = {
  difficulty: 2,
  icon: 'anvil',
  goods: { s: { icon: 'warhammer' }, l: { icon: 'breastplate' } },
};
