import type { MerchantLook } from '../merchant.ts';

export const look: MerchantLook = {
  difficulty: 3,
  icon: 'ship-wheel',
  goods: { s: { icon: 'clownfish' }, l: { icon: 'locked-chest' } },
};
